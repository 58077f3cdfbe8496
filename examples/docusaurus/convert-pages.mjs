import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

for (const name of readdirSync('docs', { encoding: 'utf8', recursive: true }).filter(name => /\.mdx?$/.test(name))) {
  const file = join('docs', name);
  const before = readFileSync(file, 'utf8');
  let after = before
    .replace(/^(\s*:::+\w+)\[(.*)\]/gm, '$1 $2')
    .replace(/^hide_table_of_contents: true$/m, 'outline: false')
    .replace(/^import TabItem from '@theme\/TabItem';?\n/m, '')
    .replace(/^import Tabs from '@theme\/Tabs'/m, "import { Tab, Tabs } from '@rspress/core/theme'")
    .replace(/(<\/?)TabItem\b/g, '$1Tab')
    .replace(/^```\w+ npm2yarn\nnpm (install (?!.*-g\b).*)\n```$/gm, '<PackageManagerTabs command="$1" />');
  if (after.includes('<PackageManagerTabs')) {
    const line = "import { PackageManagerTabs } from '@rspress/core/theme';\n";
    after = after.replace(/^(---\n.*?\n---\n+)?/s, `$1${line}${/^import /m.test(after) ? '' : '\n'}`);
  }
  if (after !== before) writeFileSync(file, after);
  // Docusaurus reads .md files as MDX, Rspress doesn't.
  if (name.endsWith('.md') && /^(import |export |<[A-Z])/m.test(after)) renameSync(file, `${file}x`);
}
