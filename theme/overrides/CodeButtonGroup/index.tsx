// For keyboard and screen reader users: the default's copy button only has a hover title and doesn't announce success.
import '@rspress/core/dist/theme/components/CodeButtonGroup/index.css';
import type { CodeButtonGroupProps } from '@rspress/core/theme-original';
import { getCopyableText } from '@rspress/core/theme-original';
import iconButton from '../../support/IconButton.module.css';
import { useConfirmation } from '../../support/useConfirmation';
import { useText } from '../../support/useText';
import { copyToClipboard } from '../copyToClipboard';
import './CodeButtonGroup.css';

export function CodeButtonGroup({
  copyElementRef,
  wrapCode,
  toggleWrapCode,
  showWrapCodeButton = true,
  showCopyButton = true,
}: CodeButtonGroupProps) {
  const t = useText();
  const { confirmed, confirm } = useConfirmation();
  const copy = async () => {
    const block = copyElementRef.current;
    if (!block) return;
    const text = getCopyableText(block, {
      ignoreClasses: ['linenumber'],
      ignoreSelectors: ['.rp-copy-ignore'],
    });
    if (await copyToClipboard(text)) confirm();
  };
  return (
    <div className="rp-code-button-group">
      {showWrapCodeButton && (
        <button
          type="button"
          className={`rp-code-button-group__button ${iconButton.iconButton}`}
          aria-label={t('codeButtonGroupWrapButtonText')}
          aria-pressed={wrapCode}
          data-tooltip="below"
          onClick={() => toggleWrapCode()}
        >
          <Icon name={wrapCode ? 'wrapped' : 'wrap'} />
        </button>
      )}
      {showCopyButton && (
        <button
          type="button"
          className={`rp-code-button-group__button ${iconButton.iconButton}`}
          aria-label={t('codeButtonGroupCopyButtonText')}
          data-tooltip="below"
          onClick={copy}
        >
          <Icon name={confirmed ? 'copied' : 'copy'} />
        </button>
      )}
      <span className="visually-hidden" role="status">
        {confirmed && t('copied')}
      </span>
    </div>
  );
}

function Icon({ name }: { name: 'copy' | 'copied' | 'wrap' | 'wrapped' }) {
  return <span className={`code-icon code-icon--${name}`} />;
}
