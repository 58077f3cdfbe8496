// For readers who edited theme variables and went to another page: why the site looks different, and where to change
// it.
import { usePage } from '@rspress/core/runtime';
import { languagePrefix } from '../../../site/languages';
import { EDITOR_PATH } from '../../../site/theme-edits';
import { Link } from '../../overrides/Link';
import { useText } from '../../support/useText';
import styles from './EditedMark.module.css';

/** A link to the editor that is visible while edits are in effect, both before and after hydration. */
export function EditedMark() {
  const t = useText();
  const { page } = usePage();
  return (
    <aside className={styles.mark} aria-label={t('edited.label')}>
      <Link href={languagePrefix(page.lang) + EDITOR_PATH}>{t('edited.text')}</Link>
    </aside>
  );
}
