import { Steps } from '@rspress/core/theme';

export function FirstSteps() {
  return (
    <Steps>
      <h4>npm create rspress@latest</h4>
      <p>
        <code>docs/index.md</code>
      </p>
      <h4>npm run build</h4>
      <p>
        <code>doc_build/index.html</code>
      </p>
    </Steps>
  );
}
