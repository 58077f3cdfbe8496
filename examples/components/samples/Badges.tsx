import { Badge } from '@rspress/core/theme';

export function Badges() {
  return (
    <p>
      <Badge text="tip" /> <Badge type="info">info</Badge> <Badge type="warning">warning</Badge>{' '}
      <Badge type="danger">danger</Badge> <Badge outline>outline</Badge>
    </p>
  );
}
