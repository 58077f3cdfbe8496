import { CodeBlock } from '@rspress/core/theme';

const output = ['doc_build/', '├── 404.html', '├── index.html', '└── static/'].join('\n');

export function CommandOutput() {
  return (
    <CodeBlock title="rspress build">
      <pre>
        <code style={{ paddingInline: 20 }}>{output}</code>
      </pre>
    </CodeBlock>
  );
}
