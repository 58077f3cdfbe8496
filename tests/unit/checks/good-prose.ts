import { type Files, pagePair } from './corpus-of';

/** A page in both languages in which the checks of prose find nothing. */
export const GOOD_PROSE = pagePair(
  `---
description: Turn a code block into an editor with a live preview. Readers change the code and see the result.
---

# Live editors

Turn a code block into an editor with a live preview. Readers can change the code, see the result,
and share it with a link.

:::tip Try it

There is no limit to the size of a block, but long ones don't fit a phone.

:::

## Limitations {#limits}

- **Memory**: An open editor keeps an \`iframe\` running. It's gone when you leave the page.
- The message "Nobody mends your colour" isn't ours.

\`\`\`js
// Mend the twin, which lies in silence.
\`\`\`

| Option | What it does |
| --- | --- |
| \`stands in\` | Customizes the colors of the preview |
`,
  `---
description: 把代码块变成带实时预览的编辑器，读者可以修改代码、查看结果，并通过链接分享。
---

# 实时编辑器

把代码块变成带实时预览的编辑器。读者可以修改代码、查看结果，并通过链接分享。

## 限制 {#limits}

- **内存**：打开的编辑器会占用一个 \`iframe\`，离开页面后释放。
- 报错“得到自己的文件夹”来自浏览器标签页。
`,
);

/** Returns the good pages with another paragraph in English. */
export function withEnglish(paragraph: string): Files {
  const file = 'docs/en/guide/page.mdx';
  return { ...GOOD_PROSE, [file]: `${GOOD_PROSE[file]}\n${paragraph}\n` };
}

/** Returns the good pages with another paragraph in Chinese. */
export function withChinese(paragraph: string): Files {
  const file = 'docs/zh/guide/page.mdx';
  return { ...GOOD_PROSE, [file]: `${GOOD_PROSE[file]}\n${paragraph}\n` };
}
