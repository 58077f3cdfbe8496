import type { CSSProperties } from 'react';
import { SOCIAL_IMAGE_SIZE } from '../../../site/head';

/** What a picture shows. */
export interface CardFacts {
  lang: string;
  /** Name of the site, next to its logo. */
  siteName: string;
  /** Section of the site that the page is in; empty if there's none. */
  section: string;
  /** Plain text: anything that looks like markup is drawn as is. */
  title: string;
  /** Plain text; may be empty. */
  description: string;
  /** The site's host and base path, without `https://`. */
  host: string;
  /** The site's logo as a `data:` URL of an SVG. */
  logo: string;
}

/** An element in satori's format, without React. It can be hashed, because it only contains what is drawn. */
export interface Box {
  type: 'div' | 'img';
  key: null;
  props: { style: CSSProperties; lang?: string; src?: string; children?: (Box | string)[] };
}

/** The colors of `public/social.png`. Texts have a contrast of at least 5:1, even on the large logo. */
const COLORS = {
  background: '#f6faff',
  ink: '#10243e',
  softInk: '#4a6384',
  brand: '#0066d6',
  line: '#bcd3ee',
  accent: '#ff7a2f',
};

/** Space to the left and right of the texts, in pixels. */
const MARGIN = 88;

/** Font sizes of the title in pixels, largest first, each with the number of lines that fit. */
const TITLE_SIZES = [
  { fontSize: 84, lineClamp: 2 },
  { fontSize: 66, lineClamp: 3 },
];
const SMALLEST_TITLE = { fontSize: 54, lineClamp: 3 };

/** The picture for a page. Text that's too long ends with an ellipsis. */
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

/** All text in a picture, as one string. */
export function textOf(node: Box | string): string {
  return typeof node === 'string' ? node : (node.props.children ?? []).map(textOf).join('');
}

/** A copy of the picture with changed texts. */
export function mapText(node: Box, change: (text: string) => string): Box {
  const children = node.props.children?.map(child =>
    typeof child === 'string' ? change(child) : mapText(child, change),
  );
  return { ...node, props: { ...node.props, ...(children && { children }) } };
}

function box(style: CSSProperties, ...children: (Box | string)[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** Text over several lines, cut off if it's longer; words that are longer than a line are broken. */
function lines(style: CSSProperties, text: string): Box {
  return box({ display: 'block', wordBreak: 'break-word', ...style }, text);
}

function image(src: string, style: CSSProperties): Box {
  return { type: 'img', key: null, props: { src, style } };
}

function separator(): Box {
  return box({ width: 2, height: 34, margin: '2px 22px 0', background: COLORS.line });
}

/** The largest size at which a title is estimated to fit. If it fits at none, it's cut off at the smallest size. */
function titleSize(title: string): { fontSize: number; lineClamp: number } {
  const room = (SOCIAL_IMAGE_SIZE.width - 2 * MARGIN) * FILLED;
  const width = estimatedWidth(title);
  return TITLE_SIZES.find(size => width * size.fontSize <= room * size.lineClamp) ?? SMALLEST_TITLE;
}

/** Share of a line that text fills, since words wrap as a whole. */
const FILLED = 0.88;

/** Width of bold text in em. Chinese characters are 1 em wide; others are a little more than half as wide. */
function estimatedWidth(text: string): number {
  const wide = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu,
  );
  const count = wide?.length ?? 0;
  return count + 0.58 * (text.length - count);
}
