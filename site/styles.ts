/** Folders with styles of components that few pages have, by the name of the file that contains them. */
const RARE = {
  overview: /[\\/]Overview(?:Group)?[\\/]/,
  prompt: /[\\/]Prompt[\\/]/,
  live: /[\\/]plugins[\\/]content[\\/](?:playground|previews)[\\/](?:page|workbench)[\\/]/,
  parts:
    /[\\/]components[\\/](?:AllPages|BenchTable|Card|Diagram|FilterTable|Highlighter|IconTable|LinkCard|Picture|Swatch|ThemeEditor)[\\/]/,
};

/** Names of the files that few pages need. */
export const RARE_STYLES = Object.keys(RARE);

/** The rest, except for the styles of the search dialog and the image zoom, which load with their scripts. */
const COMMON =
  /^(?!.*(@docsearch|overrides[\\/]Search[\\/]dialog|medium-zoom|ImageZoom[\\/]library)).*\.(?:css|less|sass|scss)$/;

/**
 * Files that the bundler puts styles into. The core has one for all styles, `styles`, which every page loads. Which pages load
 * the others depends on their content, see `plugins/output/static-pages/styles.ts`.
 */
export function styleGroups() {
  const rare = Object.entries(RARE).map(([name, folder]) => [
    name,
    styleGroup(name, new RegExp(`${folder.source}.*\\.css$`), 100),
  ]);
  return { styles: styleGroup('styles', COMMON, 99), ...Object.fromEntries(rare) };
}

function styleGroup(name: string, test: RegExp, priority: number) {
  return { name, minSize: 0, chunks: 'all' as const, test, priority };
}
