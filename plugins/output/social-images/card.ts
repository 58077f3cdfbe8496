import type { CSSProperties } from 'react';
import { SOCIAL_IMAGE_SIZE } from '../../../site/head';

/** What a picture says. */
export interface CardFacts {
  lang: string;
  /** Name of the site, beside its mark. */
  siteName: string;
  /** Part of the site that the page is in; empty where it is in none. */
  section: string;
  /** Plain text: what looks like markup is drawn as it is. */
  title: string;
  /** Plain text; may be empty. */
  description: string;
  /** Where the site is: host and base path, without `https://`. */
  host: string;
  /** The site's mark as a `data:` address of an SVG. */
  logo: string;
}

/** An element as satori takes it, without React: it can be hashed, for it holds what is drawn and nothing else. */
export interface Box {
  type: 'div' | 'img';
  key: null;
  props: { style: CSSProperties; lang?: string; src?: string; children?: (Box | string)[] };
}

/** Those of `public/social.png`. Texts have a contrast of 5 : 1 and more, also on the large mark. */
const COLORS = {
  background: '#f6faff',
  ink: '#10243e',
  softInk: '#4a6384',
  brand: '#0066d6',
  line: '#bcd3ee',
  accent: '#ff7a2f',
};

/** Left and right of the texts, in pixels. */
const MARGIN = 88;

/** Font sizes of the title in pixels, largest first, each with the lines that there is room for. */
const TITLE_SIZES = [
  { fontSize: 84, lineClamp: 2 },
  { fontSize: 66, lineClamp: 3 },
];
const SMALLEST_TITLE = { fontSize: 54, lineClamp: 3 };

/** The picture of a page. What is too long for it ends in an ellipsis. */
export function card({ lang, siteName, section, title, description, host, logo }: CardFacts): Box {
  const root = box(
    {
      ...SOCIAL_IMAGE_SIZE,
      boxSizing: 'border-box',
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `60px ${MARGIN}px 54px`,
      background: COLORS.background,
      color: COLORS.ink,
    },
    image(logo, { position: 'absolute', top: -96, right: -64, width: 340, height: 340, opacity: 0.07 }),
    box(
      { alignItems: 'center', fontSize: 36 },
      image(logo, { width: 60, height: 60, marginLeft: -5, marginRight: 16 }),
      box({ fontWeight: 700 }, siteName),
      ...(section ? [separator(), box({ color: COLORS.brand }, section)] : []),
    ),
    box(
      { flexDirection: 'column' },
      lines({ ...titleSize(title), fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.015em' }, title),
      ...(description
        ? [
            lines(
              { lineClamp: 3, marginTop: 22, color: COLORS.softInk, fontSize: 29, lineHeight: 1.45 },
              description,
            ),
          ]
        : []),
    ),
    box(
      { alignItems: 'center', color: COLORS.softInk, fontSize: 26 },
      box({ width: 72, height: 8, marginRight: 24, borderRadius: 4, background: COLORS.accent }),
      host,
    ),
  );
  return { ...root, props: { ...root.props, lang } };
}

/** Everything that is written in a picture, in one string. */
export function textOf(node: Box | string): string {
  return typeof node === 'string' ? node : (node.props.children ?? []).map(textOf).join('');
}

/** The same picture with other texts. */
export function mapText(node: Box, change: (text: string) => string): Box {
  const children = node.props.children?.map(child =>
    typeof child === 'string' ? change(child) : mapText(child, change),
  );
  return { ...node, props: { ...node.props, ...(children && { children }) } };
}

function box(style: CSSProperties, ...children: (Box | string)[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** A text over several lines, cut where it is longer; words that are longer than a line are broken. */
function lines(style: CSSProperties, text: string): Box {
  return box({ display: 'block', wordBreak: 'break-word', ...style }, text);
}

function image(src: string, style: CSSProperties): Box {
  return { type: 'img', key: null, props: { src, style } };
}

function separator(): Box {
  return box({ width: 2, height: 34, margin: '2px 22px 0', background: COLORS.line });
}

/** The largest size that a title fits into by estimate; a title that fits into none is cut at the smallest. */
function titleSize(title: string): { fontSize: number; lineClamp: number } {
  const room = (SOCIAL_IMAGE_SIZE.width - 2 * MARGIN) * FILLED;
  const width = estimatedWidth(title);
  return TITLE_SIZES.find(size => width * size.fontSize <= room * size.lineClamp) ?? SMALLEST_TITLE;
}

/** Share of a line that text fills, since words move to the next one as a whole. */
const FILLED = 0.88;

/** Width of bold text in em: characters of Chinese are as wide as high, others a little over half of that. */
function estimatedWidth(text: string): number {
  const wide = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu,
  );
  const count = wide?.length ?? 0;
  return count + 0.58 * (text.length - count);
}
