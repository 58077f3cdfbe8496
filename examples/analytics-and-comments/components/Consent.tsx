import { useI18n } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type texts from '../i18n.json';
import { decide, useConsent } from './useConsent';

export default function Consent({ src }: { src: string }) {
  const t = useI18n<typeof texts>();
  const consent = useConsent();

  useEffect(() => {
    if (consent !== 'yes' || document.querySelector(`script[src="${src}"]`)) return;
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  }, [consent, src]);

  if (consent !== null) return null;
  return (
    <section className="consent" aria-label={t('consent.title')}>
      <p>{t('consent.text')}</p>
      <button type="button" onClick={() => decide('no')}>
        {t('consent.no')}
      </button>
      <button type="button" onClick={() => decide('yes')}>
        {t('consent.yes')}
      </button>
    </section>
  );
}
