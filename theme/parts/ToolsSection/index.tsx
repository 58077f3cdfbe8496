// For new readers: the toolchain that this documentation framework belongs to.
import type { Language } from '../../../site/languages';
import { TOOL_CARDS, TOOLS_TAGLINE } from '../../../site/tools';
import { ToolLogo } from '../../support/ToolLogo';
import { usePageLanguage } from '../../support/usePageLanguage';
import styles from './ToolsSection.module.css';

export interface ToolsSectionProps {
  /** Language of the section; defaults to that of the page's path. */
  lang?: Language;
}

export function ToolsSection({ lang }: ToolsSectionProps) {
  const language = usePageLanguage(lang);
  return (
    <section className={styles.section} lang={lang} aria-labelledby="rstack">
      <h2 id="rstack" className={styles.title}>
        Rstack
      </h2>
      <p className={styles.tagline}>{TOOLS_TAGLINE[language]}</p>
      <ul className={styles.grid}>
        {TOOL_CARDS.map(tool => (
          <li key={tool.name}>
            <a className={styles.card} href={tool.siteUrl} target="_blank" rel="noopener noreferrer">
              <ToolLogo tool={tool} size={40} load />
              <span className={styles.text}>
                <span className={styles.name}>{tool.name}</span>
                <span className={styles.description}>{tool.description[language]}</span>
                <span className={styles.address}>{tool.displayUrl}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
