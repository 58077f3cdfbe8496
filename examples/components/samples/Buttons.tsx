import { Button } from '@rspress/core/theme';

export function Buttons() {
  return (
    <p className="rp-not-doc">
      <Button type="a" href="#button">
        brand, big
      </Button>{' '}
      <Button type="a" href="#button" theme="alt" size="medium">
        alt, medium
      </Button>
    </p>
  );
}
