import { Tag } from '@rspress/core/theme';

export function Tags() {
  return (
    <p>
      <Tag tag="new" /> <Tag tag="experimental" /> <Tag tag="deprecated" /> <Tag tag="warning, 2.0.22" />
    </p>
  );
}
