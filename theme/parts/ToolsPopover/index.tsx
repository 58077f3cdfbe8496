// For every reader: the other tools of the family, one hover or click away.
import type { Language } from '../../../site/languages';
import { TOOL_GROUPS, TOOLS_NAME, type Tool } from '../../../site/tools';
import iconButton from '../../support/IconButton.module.css';
import { ToolLogo } from '../../support/ToolLogo';
import { usePageLanguage } from '../../support/usePageLanguage';
import styles from './ToolsPopover.module.css';
import { type PopoverTrigger, useHoverPopover } from './useHoverPopover';

export interface ToolsPopoverProps {
  /** What opens the panel in addition to a click, a tap, or Enter. */
  trigger?: PopoverTrigger;
  /** Language of the button and the panel; defaults to that of the page's path. */
  lang?: Language;
}

const PANEL_ID = 'rstack-tools';

export function ToolsPopover({ trigger = 'hover', lang }: ToolsPopoverProps) {
  const language = usePageLanguage(lang);
  const { open, everOpened, buttonProps, panelProps } = useHoverPopover(trigger);
  return (
    <>
      <button
        type="button"
        className={iconButton.iconButton}
        lang={lang}
        aria-label={TOOLS_NAME[language]}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        popoverTarget={PANEL_ID}
        data-tooltip="below"
        {...buttonProps}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
          {[3, 8.5, 14].flatMap(y =>
            [3, 8.5, 14].map(x => <rect key={`${x}-${y}`} x={x} y={y} width="3" height="3" rx="1" />),
          )}
        </svg>
      </button>
      <div id={PANEL_ID} className={styles.panel} lang={lang} popover="auto" {...panelProps}>
        {TOOL_GROUPS.map(({ title: { [language]: title }, tools }) => (
          <section key={title} aria-label={title || undefined}>
            {title && <p className={styles.title}>{title}</p>}
            <ul className={styles.list}>
              {tools.map(tool => (
                <li key={tool.name}>
                  <ToolLink tool={tool} language={language} loadLogo={everOpened} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface ToolLinkProps {
  tool: Tool;
  language: Language;
  loadLogo: boolean;
}

function ToolLink({ tool, language, loadLogo }: ToolLinkProps) {
  const href = language === 'en' ? (tool.siteUrlEn ?? tool.siteUrl) : tool.siteUrl;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <ToolLogo tool={tool} size={28} load={loadLogo} />
      <span>
        <span className={styles.name}>{tool.name}</span>
        <span className={styles.kind}>{tool.kind[language]}</span>
      </span>
    </a>
  );
}
