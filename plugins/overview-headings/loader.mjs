// JavaScript, because Rspack starts loaders by themselves, without the compiler of the config file.

/**
 * Puts the headings that the plugin has gathered in the place of the empty list.
 * @this {import('@rspack/core').LoaderContext<{ read: () => unknown }>}
 */
export default function printHeadings() {
  // They come from the pages, which the build cache does not see from here.
  this.cacheable(false);
  return `export default ${JSON.stringify(this.getOptions().read())};`;
}
