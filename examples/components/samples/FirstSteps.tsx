import { Steps } from '@rspress/core/theme';

export function FirstSteps() {
  return (
    <Steps>
      <h3>npm create rspress@latest</h3>
      <p>
        <code>docs/index.md</code>
      </p>
      <h3>npm run build</h3>
      <p>
        <code>doc_build/index.html</code>
      </p>
    </Steps>
  );
}
