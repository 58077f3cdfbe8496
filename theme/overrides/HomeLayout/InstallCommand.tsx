import { IconCopy, IconSuccess, SvgWrapper } from '@rspress/core/theme-original';
import iconButton from '../../support/IconButton.module.css';
import { useConfirmation } from '../../support/useConfirmation';
import { useText } from '../../support/useText';
import { copyToClipboard } from '../copyToClipboard';
import styles from './InstallCommand.module.css';

export const COMMAND = 'npm create rspress@latest';

export function InstallCommand() {
  const t = useText();
  const { confirmed, confirm } = useConfirmation();
  const copy = async () => {
    if (await copyToClipboard(COMMAND)) confirm();
  };
  return (
    <p className={styles.install}>
      <span className={styles.prompt} aria-hidden="true">
        $
      </span>
      <code>{COMMAND}</code>
      <button
        type="button"
        className={`${iconButton.iconButton} ${iconButton.scripted}`}
        aria-label={t('home.copyInstall')}
        data-tooltip=""
        onClick={copy}
      >
        <SvgWrapper icon={confirmed ? IconSuccess : IconCopy} />
      </button>
      <span className="visually-hidden" role="status">
        {confirmed && t('copied')}
      </span>
    </p>
  );
}
