import { useFrontmatter } from '@rspress/core/runtime';
import { TOOL_CARDS, TOOLS_TAGLINE } from '../../../site/tools';
import { usePageLanguage } from '../../support/usePageLanguage';
import { useText } from '../../support/useText';
import { COMMAND } from './InstallCommand';

/**
 * The whole home page as Markdown. The default leaves out the install command and the tools and prints the paths of
 * icons, and its only heading is always in English.
 */
export function HomeMarkdown() {
  const t = useText();
  const language = usePageLanguage();
  const { hero, features = [] } = useFrontmatter().frontmatter;
  const parts = [
    `# ${hero?.name}`,
    hero?.text,
    hero?.tagline,
    hero?.actions?.map(({ text, link }) => `- [${text}](${link})`).join('\n'),
    `\`\`\`sh\n${COMMAND}\n\`\`\``,
    `## ${t('home.features')}`,
    ...features.flatMap(({ title, details, link }) => [
      `### ${link ? `[${title}](${link})` : title}`,
      details,
    ]),
    '## Rstack',
    TOOLS_TAGLINE[language],
    TOOL_CARDS.map(
      ({ name, description, displayUrl, siteUrl }) =>
        `- **${name}**: ${description[language]} [${displayUrl}](${siteUrl})`,
    ).join('\n'),
  ];
  return <>{`${parts.filter(Boolean).join('\n\n')}\n`}</>;
}
