import { useI18n } from '@rspress/core/runtime';
import type texts from '../i18n.json';

export default function FoldCount({ count }: { count: number }) {
  const t = useI18n<typeof texts>();
  return <p>{t('fold.count', { count: String(count) })}</p>;
}
