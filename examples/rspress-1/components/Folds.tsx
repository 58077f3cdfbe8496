import { useI18n, useLang, usePageData } from 'rspress/runtime';

export default function Folds({ count }: { count: number }) {
  const t = useI18n<typeof import('../i18n.json')>();
  const { siteData, page } = usePageData();
  return (
    <p className="folds" lang={useLang()}>
      {siteData.title}: {count} {t('folds')}, {page.minutes as number} min
    </p>
  );
}
