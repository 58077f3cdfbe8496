import { useDark } from '@rspress/core/runtime';
import { useEffect, useId, useState } from 'react';

export default function Mermaid({ code }: { code: string }) {
  const id = `mermaid-${useId().replace(/\W/g, '')}`;
  const theme = useDark() ? 'dark' : 'default';
  const [svg, setSvg] = useState('');

  useEffect(() => {
    let isCurrent = true;
    import('mermaid')
      .then(async ({ default: mermaid }) => {
        mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true, theme });
        const result = await mermaid.render(id, code);
        if (isCurrent) setSvg(result.svg);
      })
      .catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [id, code, theme]);

  if (!svg) return <pre>{code}</pre>;
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}
