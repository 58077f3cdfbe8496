import { Link as DefaultLink, type LinkProps } from '@rspress/core/theme-original';

/** Every link of the theme and of pages; those to other sites get an arrow. */
export function Link({ children, ...props }: LinkProps) {
  const leavesSite = props.href?.startsWith('https://');
  return (
    <DefaultLink {...props}>
      {children}
      {leavesSite && <span aria-hidden="true"> ↗</span>}
    </DefaultLink>
  );
}
