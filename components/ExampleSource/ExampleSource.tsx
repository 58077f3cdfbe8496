// For readers who want to run what the page shows: the whole example, in the repository and as an archive.
import { withBase } from '@rspress/core/runtime';
import { useText } from '../../theme/support/useText';
import styles from './ExampleSource.module.css';

export interface ExampleSourceProps {
  /** Folder below `examples/`. */
  name: string;
}

/**
 * One line with links to an example. Authors use it in MDX without an import, because `rspress.config.ts` registers it.
 */
export default function ExampleSource({ name }: ExampleSourceProps) {
  const t = useText();
  const { sourceUrl } = __SITE__;
  const archive = withBase(`/examples/${name}.zip`);
  const source = sourceUrl && `${sourceUrl}examples/${name}`;
  if (import.meta.env.SSG_MD) {
    const view = source && `[${t('example.view')}](${source}) · `;
    return `\n\n${t('example.label')}${view}[${t('example.download')}](${archive})\n\n`;
  }
  return (
    <p className={styles.line}>
      {t('example.label')}
      {source && (
        <>
          <a className="rp-link" href={source}>
            {t('example.view')}
          </a>
          {' · '}
        </>
      )}
      <a className="rp-link" href={archive} download>
        {t('example.download')}
      </a>
    </p>
  );
}
