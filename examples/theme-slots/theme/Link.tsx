import { isExternalUrl } from '@rspress/core/runtime';
import { type LinkProps, Link as OriginalLink } from '@rspress/core/theme-original';

/** Opens links to other sites in the same tab. */
export function Link(props: LinkProps) {
  const target = isExternalUrl(props.href) ? '_self' : props.target;
  return <OriginalLink {...props} target={target} />;
}
