// For readers who use a keyboard or no scripts: the default's menu is a button without a name that contains links.
import '@rspress/core/dist/theme/components/Llms/index.css';
import { routePathToMdPath, usePage, useSite } from '@rspress/core/runtime';
import { IconAnthropic, IconLink, IconOpenAI, SvgWrapper } from '@rspress/core/theme-original';
import { type ComponentProps, useRef } from 'react';
import { useText } from '../../support/useText';
import { useDisclosures } from '../Nav/useDisclosures';
import styles from './LlmsViewOptions.module.css';

/**
 * A menu to view this page as Markdown or to open it in an assistant. Its entries are plain links, so nothing is
 * requested before a click.
 */
export function LlmsViewOptions() {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  useDisclosures(root);
  const markdown = useMarkdownAddress();
  const prompt = t('llms.prompt', { url: markdown.absolute });
  return (
    <div ref={root}>
      <details className={styles.menu} data-menu="">
        <summary className="rp-llms-button" aria-label={t('llms.menu')} data-tooltip="">
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="m3 4.5 3 3 3-3" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        <ul className={styles.panel}>
          <Option icon={IconLink} text={t('llms.view')} href={markdown.path} />
          <Option
            icon={IconOpenAI}
            text={t('openInText', { name: 'ChatGPT' })}
            href={`https://chatgpt.com/?${new URLSearchParams({ hints: 'search', q: prompt })}`}
          />
          <Option
            icon={IconAnthropic}
            text={t('openInText', { name: 'Claude' })}
            href={`https://claude.ai/new?${new URLSearchParams({ q: prompt })}`}
          />
        </ul>
      </details>
    </div>
  );
}

/**
 * Returns the path of the page's Markdown version, and the absolute URL that an assistant needs. If the site's origin
 * isn't configured, both are the path.
 */
function useMarkdownAddress() {
  const { page } = usePage();
  const { site } = useSite();
  const path = routePathToMdPath(page.routePath);
  return { path, absolute: `${site.siteOrigin}${path}` };
}

interface OptionProps {
  icon: ComponentProps<typeof SvgWrapper>['icon'];
  text: string;
  href: string;
}

function Option({ icon, text, href }: OptionProps) {
  return (
    <li>
      <a className={styles.entry} href={href} target="_blank" rel="noopener noreferrer">
        <SvgWrapper icon={icon} />
        {text}
      </a>
    </li>
  );
}
