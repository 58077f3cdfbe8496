import { useLang, useSite } from '@rspress/core/runtime';
import { useText } from '../../support/useText';
import { LanguageEntries } from './LanguageEntries';
import { NavMenu } from './NavMenu';

/** The menu of languages on wide screens, named after the page's language. */
export function LanguageMenu() {
  const t = useText();
  const { site } = useSite();
  const lang = useLang();
  const label = site.locales.find(locale => locale.lang === lang)?.label ?? lang;
  return (
    <NavMenu label={label} name={t('nav.named', { label, menu: t('nav.language') })}>
      <LanguageEntries />
    </NavMenu>
  );
}
