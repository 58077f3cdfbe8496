// JavaScript, because Rspack imports loaders itself, without the compiler of the config file.

/**
 * Replaces the module's default export with data.
 * @this {import('@rspack/core').LoaderContext<{ read: () => unknown }>}
 */
export default async function printData() {
  // The build cache can't tell where the data comes from.
  this.cacheable(false);
  return `export default ${JSON.stringify(await this.getOptions().read())};`;
}
