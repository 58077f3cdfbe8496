import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Pages with `draft: true` or a future `date` in their frontmatter, relative to the docs root. */
export function drafts(root: string): string[] {
  const today = new Date().toISOString().slice(0, 10);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter(file => {
      if (!/\.mdx?$/.test(file)) return false;
      const text = readFileSync(path.join(root, file), 'utf8');
      const [, frontmatter = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(text) ?? [];
      const [, date = ''] = /^date: *['"]?(\d{4}-\d\d-\d\d)/m.exec(frontmatter) ?? [];
      return /^draft: *true\b/m.test(frontmatter) || date > today;
    })
    .map(file => file.replaceAll(path.sep, '/'));
}
