import { Link } from '@rspress/core/theme';

export function Links() {
  return (
    <p>
      <Link href="#link">#link</Link>, <Link href="https://rsbuild.rs">rsbuild.rs</Link>
    </p>
  );
}
