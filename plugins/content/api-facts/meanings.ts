import type { Fact, Meaning } from './fact';
import { PROP_MEANINGS } from './propMeanings';

const CONTAINER_VARIABLE = /^--rp-container-(\w+)-(bg|border|code-bg|link|text)$/;
const CONTAINER_PARTS: Record<string, (type: string) => Meaning> = {
  bg: type => ({ en: `Background of \`${type}\` containers`, zh: `\`${type}\` 容器的背景` }),
  border: type => ({ en: `Border of \`${type}\` containers`, zh: `\`${type}\` 容器的边框` }),
  'code-bg': type => ({
    en: `Background of inline code in \`${type}\` containers`,
    zh: `\`${type}\` 容器中行内代码的背景`,
  }),
  link: () => ({
    en: "Not used in the theme's stylesheets",
    zh: '主题的样式表没有使用',
  }),
  text: type => ({
    en: `Title, links, and inline code of \`${type}\` containers`,
    zh: `\`${type}\` 容器的标题、链接和行内代码`,
  }),
};

/** Description of a fact that no page's text explains: props, and the colors of containers. */
function meaningOf({ kind, name }: Pick<Fact, 'kind' | 'name'>): Meaning | undefined {
  if (kind === 'prop') return PROP_MEANINGS[name] ?? PROP_MEANINGS[`*.${name.split('.')[1]}`];
  const [, type, part] = (kind === 'variable' && CONTAINER_VARIABLE.exec(name)) || [];
  return type && part ? CONTAINER_PARTS[part]?.(type) : undefined;
}

export function withMeanings(facts: Fact[]): Fact[] {
  return facts.map(fact => {
    const meaning = meaningOf(fact);
    return meaning ? { ...fact, meaning } : fact;
  });
}
