// JavaScript, because Rspack imports loaders itself, without the compiler of the config file.

/**
 * Prints the facts of a page before anything else reads it.
 * @this {import('@rspack/core').LoaderContext<{ expand: (source: string, file: string) => Promise<string> }>}
 * @param {string} source
 */
export default async function printFacts(source) {
  // Lists of changes link to entries on other pages, and the build cache doesn't know that.
  if (source.includes('<Fact changes')) this.cacheable(false);
  return this.getOptions().expand(source, this.resourcePath);
}
