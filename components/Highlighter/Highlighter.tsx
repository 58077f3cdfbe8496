// For readers who want to know whether their language is supported, and how it looks in a theme.
import { useEffect, useId, useState } from 'react';
import type { ShikiRegistry } from '../../plugins/content/shiki-files';
import { useLateText } from '../../theme/support/useLateText';
import styles from './Highlighter.module.css';
import { SAMPLES } from './samples';

/** Longer text would freeze the page while it's highlighted. */
const MAX_LENGTH = 20_000;
const GROUPS = [
  { type: 'light', label: 'highlighter.light' },
  { type: 'dark', label: 'highlighter.dark' },
] as const;
const FIRST = { language: 'tsx', theme: 'github-light' };

type Registry = Pick<ShikiRegistry, 'languages' | 'themes'>;
/** Choices until the lists have loaded. */
const KNOWN: Registry = {
  languages: [{ id: FIRST.language, name: 'TSX', aliases: [] }],
  themes: [{ id: FIRST.theme, name: 'GitHub Light', type: 'light' }],
};

/** One language has a Chinese name, so its option needs a `lang` attribute. */
const CHINESE = /\p{Script=Han}/u;

/** Shows any language in any Shiki theme, using a sample or the reader's own text. Hidden without scripts. */
export default function Highlighter() {
  const t = useLateText();
  const id = useId();
  const [{ languages, themes }, setRegistry] = useState(KNOWN);
  const [language, setLanguage] = useState(FIRST.language);
  const [theme, setTheme] = useState(FIRST.theme);
  const [own, setOwn] = useState<string>();
  const [result, setResult] = useState<{ html: string } | 'failed'>();
  const code = own ?? SAMPLES[language] ?? SAMPLES[FIRST.language] ?? '';

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const { highlight, registry } = await import('./highlight');
      const html = await highlight(code, language, theme);
      if (!isCurrent) return;
      setRegistry(registry);
      setResult({ html });
    };
    show().catch(error => {
      console.warn(error);
      if (isCurrent) setResult('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [code, language, theme]);

  if (import.meta.env.SSG_MD) return null;
  return (
    <div className={styles.highlighter}>
      <div className={styles.choices}>
        <label htmlFor={`${id}language`}>{t('highlighter.language')}</label>
        <select id={`${id}language`} value={language} onChange={({ target }) => setLanguage(target.value)}>
          {languages.map(({ id: value, name, aliases }) => {
            const label = aliases.length > 0 ? `${name} (${aliases.join(', ')})` : name;
            return (
              <option key={value} value={value} lang={CHINESE.test(label) ? 'zh' : undefined}>
                {label}
              </option>
            );
          })}
        </select>
        <label htmlFor={`${id}theme`}>{t('highlighter.theme')}</label>
        <select id={`${id}theme`} value={theme} onChange={({ target }) => setTheme(target.value)}>
          {GROUPS.map(({ type, label }) => (
            <optgroup key={type} label={t(label)}>
              {themes
                .filter(candidate => candidate.type === type)
                .map(({ id: value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <label htmlFor={`${id}code`}>{t('highlighter.code')}</label>
      <textarea
        id={`${id}code`}
        value={code}
        maxLength={MAX_LENGTH}
        rows={8}
        spellCheck={false}
        onChange={({ target }) => setOwn(target.value)}
      />
      {result === 'failed' ? (
        <p role="alert">{t('highlighter.failed')}</p>
      ) : (
        <section
          className={styles.result}
          aria-label={t('highlighter.result')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: Shiki escapes the text that it colors.
          dangerouslySetInnerHTML={{ __html: result?.html ?? '' }}
        />
      )}
    </div>
  );
}
