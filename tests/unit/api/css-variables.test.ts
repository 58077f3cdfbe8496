import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { CORE, installed } from '../../../plugins/content/api-facts/installed';

const { folder } = installed(CORE);

/** Returns the names of the variables that the theme's style sheets set on a selector, sorted. */
function variablesOn(selector: RegExp): string[] {
  const names = new Set<string>();
  for (const file of globSync('dist/theme/**/*.css', { cwd: folder })) {
    const css = readFileSync(path.join(folder, file), 'utf8');
    for (const [, selectors = '', rules = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!selector.test(selectors.trim())) continue;
      for (const [, name = ''] of rules.matchAll(/(--(?:rp|shiki)-[\w-]+)\s*:/g)) names.add(name);
    }
  }
  return [...names].sort();
}

/** Variables that the table describes in words, in its second row. */
const GROUPS =
  /^--rp-(?:container-|nav-height|sidebar-|outline-|content-|font-family-|z-index-|steps-|c-overview-|banner-)/;

describe.each(['en', 'zh'])('the table of selectors (%s)', lang => {
  const text = readFileSync(`docs/${lang}/api/client-api/css-variables.mdx`, 'utf8');
  const rows = text.split('\n').map(line => line.split(' | '));
  /** Returns the names of the variables in the first cell of the row about a selector, sorted. */
  const namesIn = (selector: string) => {
    const [names = ''] = rows.find(([, selectors]) => selectors?.includes(`\`${selector}\``)) ?? [];
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort();
  };

  it("lists the variables set on :root that don't belong to a group", () => {
    const onRoot = variablesOn(/^:root$/);
    expect(onRoot.filter(name => !GROUPS.test(name))).toEqual(namesIn(':root'));
    expect(onRoot.filter(name => GROUPS.test(name)).length).toBeGreaterThan(40);
  });

  it('lists the variables set on elements', () => {
    expect(variablesOn(/^\.rp-/)).toEqual(namesIn('.rp-nav'));
  });
});

it('no variable set with :where belongs to a group', () => {
  const onWhere = variablesOn(/^:where\(/);
  expect(onWhere.length).toBeGreaterThan(50);
  expect(onWhere.filter(name => GROUPS.test(name))).toEqual([]);
});
