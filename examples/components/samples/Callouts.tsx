import { Callout } from '@rspress/core/theme';

export function Callouts() {
  return (
    <>
      <Callout type="warning" title="outDir">
        <p>
          <code>rspress build</code>
        </p>
      </Callout>
      <Callout type="details">
        <p>
          <code>rspress preview</code>
        </p>
      </Callout>
    </>
  );
}
