import { useI18n, useLang, usePage, useSite } from '@rspress/core/runtime';

export default function Folds({ count }: { count: number }) {
  const t = useI18n<typeof import('../i18n.json')>();
  const { site } = useSite();
  const { page } = usePage();
  return (
    <p className="folds" lang={useLang()}>
      {site.title}: {count} {t('folds')}, {page.minutes as number} min
    </p>
  );
}
