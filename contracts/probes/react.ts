import { createElement, type ReactElement } from 'react';
import { OWN_PAGE_ID } from '../../theme/parts/PageIndex/ownPage';
import { all, exportPasses, has, type Probe } from '../probe';
import type { ReachId } from '../reaches';

const SERVER = 'react-dom/server';
const CLIENT = 'cjs/react-dom-client.production.js';

type Render = (element: ReactElement) => string;
type ForwardRef = (render: () => null) => { render?: unknown };

/** Probes for undocumented behavior of React. */
export const reactProbes = {
  'react-html': all(
    exportPasses(SERVER, 'renderToString', render => {
      const props = { type: 'application/json', id: OWN_PAGE_ID, suppressHydrationWarning: true };
      const element = createElement('script', { ...props, dangerouslySetInnerHTML: { __html: '{}' } });
      return (
        (render as Render)(element) === `<script type="application/json" id="${OWN_PAGE_ID}">{}</script>`
      );
    }),
    exportPasses(SERVER, 'renderToString', render => {
      const element = createElement('nav', { 'aria-label': 'a', 'data-sidebar': true }, createElement('ul'));
      return (render as Render)(element) === '<nav aria-label="a" data-sidebar="true"><ul></ul></nav>';
    }),
  ),
  tabs: all(
    exportPasses(
      'react',
      'forwardRef',
      forwardRef => typeof (forwardRef as ForwardRef)(() => null).render === 'function',
    ),
    has(
      '@rspress/core',
      'dist/theme/components/Tabs/index.js',
      /const Tabs = [^;]*\bforwardRef\(/,
      /'rp-tabs__label__item'/,
      /'rp-tabs__content__item'/,
      /rp-tabs__label__item--(?:not-)?selected/,
      /"data-index": index/,
    ),
  ),
  'stored-tabs': has(
    '@rspress/core',
    'dist/theme/components/Tabs/index.js',
    /'rspress\.tabs\.'/,
    /clsx\('rp-tabs'/,
  ),
  'frame-rate': all(
    exportPasses('scheduler', 'unstable_forceFrameRate', value => typeof value === 'function'),
    async packages => {
      const release = JSON.parse((await packages.read('scheduler', 'package.json')) ?? '{}').version;
      return has('react-dom', 'package.json', `"scheduler": "^${release}"`)(packages);
    },
  ),
  'text-area-hydration': has(
    'react-dom',
    CLIENT,
    /function initTextarea\([\s\S]{0,900}element\.defaultValue = [\s\S]{0,120}element\.textContent;[\s\S]{0,120}element\.value = /,
    /node\.hasOwnProperty\(valueField\)/,
  ),
  'value-tracker': has(
    'react-dom',
    CLIENT,
    /node\.constructor\.prototype,\s*valueField/,
    /node\.hasOwnProperty\(valueField\)/,
  ),
  'served-html': has(
    'react-dom',
    CLIENT,
    /suppressHydrationWarning/,
    // React has no elements inside such an element, so hydration doesn't compare its content.
    /dangerouslySetInnerHTML/,
  ),
} satisfies Partial<Record<ReachId, Probe>>;
