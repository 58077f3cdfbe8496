import type { FeedItem, FeedOutputTransformContext } from '@rspress/plugin-rss';

/** An item with an address as its id, and with content that stands on its own outside of the site. */
export function portable(item: FeedItem): FeedItem {
  const content = item.content
    ?.replace(/<!--.*?-->/gs, '')
    .replace(/<h1.*?<\/h1>/s, '')
    .replace(/<a [^>]*rp-header-anchor.*?<\/a>/gs, '')
    .replace(/<div class="rp-code-button-group">.*?<\/div>/gs, '')
    .replace(/ (href|src)="([^"]*)"/g, (_, name, address) => ` ${name}="${new URL(address, item.link)}"`);
  const id = item.id?.startsWith('/') ? item.link : item.id;
  return { ...item, id, content };
}

/** An Atom feed with an address on the site as its own id. */
export function withFullId(xml: string, { channel }: FeedOutputTransformContext): string {
  return xml.replace(`<id>${channel.id}</id>`, `<id>${new URL(channel.id, channel.link)}</id>`);
}
