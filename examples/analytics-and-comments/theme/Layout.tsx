import { useI18n } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { Comments } from '../components/Comments';
import { decide, useConsent } from '../components/useConsent';
import type texts from '../i18n.json';

const SETTINGS = { repo: 'example/knots', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' };

export function Layout() {
  const t = useI18n<typeof texts>();
  const consent = useConsent();
  const askAgain = () => {
    decide(null);
    window.location.reload();
  };
  return (
    <OriginalLayout
      afterDocFooter={
        consent === 'yes' && <Comments src="https://comments.example.com/client.js" settings={SETTINGS} />
      }
      bottom={
        <button type="button" className="ask-again" onClick={askAgain}>
          {t('consent.change')}
        </button>
      }
    />
  );
}
