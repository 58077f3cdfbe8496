/** Says what a build without the site's origin leaves out, and how to get it. */
export const MISSING_ORIGIN =
  "SITE_ORIGIN isn't set. Set it to the origin of the site, such as https://docs.example.com, to add canonical and hreflang links, structured data and a social image for each page, to have the sitemap list full URLs, and to write the feeds of releases.";

/** What the core writes for each translation. */
const ALTERNATE = /<link rel="alternate" hreflang="[^"]*" href="[^"]*">/g;

/**
 * Removes the links to the translations from a page's head: search engines ignore them unless they're full URLs. The
 * language switch in the header isn't affected.
 * @param html a whole static page
 * @throws Error if the head has such a link in another form
 */
export function dropAlternates(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(ALTERNATE, '');
  const [other] = /<link\b[^>]*\bhreflang[^>]*>/i.exec(head) ?? [];
  if (other) {
    throw new Error(
      `The core should write links to translations as <link rel="alternate" hreflang="…" href="…">, but a page has ${other}: adapt \`ALTERNATE\` in plugins/output/static-pages/origin.ts.`,
    );
  }
  return head + html.slice(end);
}
