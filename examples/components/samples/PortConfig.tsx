import { CodeBlockRuntime } from '@rspress/core/theme';
import { useState } from 'react';

export function PortConfig() {
  const [port, setPort] = useState(3000);
  const code = `export default { builderConfig: { server: { port: ${port} } } };`;
  return (
    <>
      <label>
        port <input type="number" value={port} onChange={event => setPort(Number(event.target.value))} />
      </label>
      <CodeBlockRuntime lang="ts" title="rspress.config.ts" code={code} />
    </>
  );
}
