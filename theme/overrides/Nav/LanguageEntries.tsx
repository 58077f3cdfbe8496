import { useLocation, withBase } from '@rspress/core/runtime';
import { useLanguageTargets, useSwitchLanguage } from './languageSwitch';
import styles from './Nav.module.css';

/** One entry per language, in that language; the current one isn't a link. */
export function LanguageEntries() {
  const targets = useLanguageTargets();
  const { search, hash } = useLocation();
  const switchLanguage = useSwitchLanguage();
  return targets.map(({ lang, label, current, path }) => (
    <li key={lang}>
      {current ? (
        <span className={styles.entry} aria-current="true" lang={lang}>
          {label}
        </span>
      ) : (
        <a
          className={styles.entry}
          href={withBase(path)}
          hrefLang={lang}
          lang={lang}
          rel="alternate"
          // Keeps query and hash when the link is copied or opened in a new tab, too.
          onPointerEnter={event => event.currentTarget.setAttribute('href', withBase(path) + search + hash)}
          onFocus={event => event.currentTarget.setAttribute('href', withBase(path) + search + hash)}
          onClick={event => switchLanguage(event, path)}
        >
          {label}
        </a>
      )}
    </li>
  ));
}
