// For readers who click again or elsewhere before a page has loaded: the default shows each of the pages as it arrives.
import { cleanUrlByConfig, isExternalUrl, preloadLink, removeBase, withBase } from '@rspress/core/runtime';
import type { LinkProps } from '@rspress/core/theme-original';
import { forwardRef, type MouseEvent } from 'react';
import { isPlainClick } from '../../support/isPlainClick';
import { useLinkNavigate } from './useLinkNavigate';

/** A link within the page, to a page of the site, or to another site, which opens in a new tab. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const { href = '/', className, onClick, onMouseEnter, startTransition: _, ...rest } = props;
  const navigate = useLinkNavigate();
  const own = { ref, onClick, onMouseEnter, className: className ? `${className} rp-link` : 'rp-link' };
  if (isExternalUrl(href)) {
    return <a {...own} href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  }
  if (href.startsWith('#')) return <a {...own} href={href} {...rest} />;
  // Relative URLs stay as they are.
  const address = href.startsWith('/') ? withBase(cleanUrlByConfig(href)) : href;
  const preload = () => preloadLink(removeBase(new URL(address, location.href).pathname));
  return (
    <a
      {...own}
      href={address}
      onMouseEnter={event => {
        onMouseEnter?.(event);
        preload();
      }}
      onTouchStart={preload}
      onClick={event => {
        onClick?.(event);
        if (!isForThisTab(event)) return;
        event.preventDefault();
        navigate(href);
      }}
      {...rest}
    />
  );
});
Link.displayName = 'Link';

function isForThisTab(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return isPlainClick(event) && (!target || target === '_self') && !event.defaultPrevented;
}
