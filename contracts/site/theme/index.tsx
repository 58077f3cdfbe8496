import { UNSAFE_LocationContext, UNSAFE_NavigationContext } from '@rspress/core/runtime';

export * from '@rspress/core/theme-original';

// Uses the same features of the bundler and the core as `theme/parts/PageIndex` and `theme/parts/PageText`.
Object.assign(globalThis, {
  probed: [UNSAFE_LocationContext, UNSAFE_NavigationContext, process.env.__SSR__],
});
if (typeof document !== 'undefined') {
  const fileOfRuntime = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = id => `probe-${fileOfRuntime(id)}`;
  Object.assign(globalThis, { load: __webpack_chunk_load__, require: __webpack_require__ });
}
