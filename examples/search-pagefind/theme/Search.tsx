import { useI18n, useLang, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import './Search.css';

const FOLDER = withBase('/pagefind/');

/** The button and dialog of Pagefind. Each language has an instance of its own, since it has its own index. */
export function Search() {
  const lang = useLang();
  const t = useI18n();

  useEffect(() => {
    // Pagefind writes this file after the build, so the bundler must not look for it.
    import(/* webpackIgnore: true */ `${FOLDER}pagefind-component-ui.js`).catch(console.warn);
  }, []);

  const html = `
    <pagefind-config instance="${lang}" lang="${lang}" bundle-path="${FOLDER}"></pagefind-config>
    <pagefind-modal-trigger instance="${lang}" placeholder="${t('searchPlaceholderText')}"></pagefind-modal-trigger>
    <pagefind-modal instance="${lang}"></pagefind-modal>`;
  return (
    <>
      <link rel="stylesheet" href={`${FOLDER}pagefind-component-ui.css`} />
      <div key={lang} className="site-search" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
