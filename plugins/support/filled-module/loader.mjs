// JavaScript, because Rspack starts loaders by themselves, without the compiler of the config file.

/**
 * Puts data in the place of what the module exports by default.
 * @this {import('@rspack/core').LoaderContext<{ read: () => unknown }>}
 */
export default function printData() {
  // The build cache does not see from here where they come from.
  this.cacheable(false);
  return `export default ${JSON.stringify(this.getOptions().read())};`;
}
