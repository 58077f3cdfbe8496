import { Prompt } from '@rspress/core/theme';
import type { CSSProperties } from 'react';

// One colour in place of those of the four agents.
const accent = { '--rp-prompt-accent': 'var(--rp-c-text-1)' } as CSSProperties;

export function AgentPrompt() {
  return (
    <Prompt
      style={accent}
      eyebrow="Rspress 2"
      title="llms.txt"
      description="`https://example.com/llms.txt`"
      prompt={'Read https://example.com/llms.txt.\nAdd a page /guide/deploy.'}
    />
  );
}
