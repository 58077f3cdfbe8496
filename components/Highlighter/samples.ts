/** Sample code by language id; other languages show the first sample until the reader types something. */
export const SAMPLES: Record<string, string> = {
  tsx: `import { useState } from 'react';

/** Counts clicks. */
export function Counter({ from = 0 }: { from?: number }) {
  const [count, setCount] = useState(from);
  return <button onClick={() => setCount(count + 1)}>{count} times</button>;
}
`,
  css: `@media (width < 600px) {
  .card::before {
    color: var(--rp-c-brand, #0095ff);
    margin-inline: calc(1rem + 2px);
  }
}
`,
  html: `<!doctype html>
<html lang="en">
  <head><title>A page</title></head>
  <body><a href="/guide/">Read on</a></body>
</html>
`,
  json: `{ "name": "docs", "private": true, "steps": [1, 2.5, null] }
`,
  yaml: `name: deploy
on:
  push: { branches: [main] } # every commit
steps: ["npm ci", "npm run build"]
`,
  bash: `set -euo pipefail
for file in docs/*.mdx; do
  echo "$(wc -l < "$file") lines in \${file##*/}" # each page
done
`,
  python: `from dataclasses import dataclass

@dataclass
class Page:
    """A page and its title."""
    path: str
    title: str = "Untitled"

print(f"{Page('/guide').title!r}")
`,
  rust: `/// Longest line of a text.
fn longest(text: &str) -> Option<&str> {
    text.lines().max_by_key(|line| line.len())
}
`,
  go: `package main

import "fmt"

func main() {
	for i, word := range []string{"fast", "docs"} {
		fmt.Printf("%d: %s\\n", i, word)
	}
}
`,
  java: `record Page(String path, String title) {
  static Page of(String path) {
    return new Page(path, "Untitled"); // no title yet
  }
}
`,
  sql: `SELECT title, COUNT(*) AS visits
FROM pages
WHERE lang = 'zh' AND visited > '2026-01-01'
GROUP BY title;
`,
  markdown: `# Title

- **bold**, \`code\` and [a link](/guide/)

> A quotation.
`,
};
