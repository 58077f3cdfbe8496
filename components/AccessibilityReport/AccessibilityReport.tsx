// For readers who depend on accessibility: what was checked when the pages were last tested, and what was found.
import {
  type AccessibilityResult,
  CHECKS,
  type Check,
  PAGE_KINDS,
  PARTS,
  type PageKind,
  type PartName,
} from '../../site/accessibility';
import rawResult from '../../site/accessibility.json';
import { type LateTextKey, useLateText } from '../../theme/support/useLateText';
import { usePageLanguage } from '../../theme/support/usePageLanguage';
import { DataTable } from '../DataTable/DataTable';

const CHECK_TEXTS: Record<Check, LateTextKey> = {
  axe: 'accessibility.check.axe',
  reading: 'accessibility.check.reading',
  keyboard: 'accessibility.check.keyboard',
  modes: 'accessibility.check.modes',
};
const result: AccessibilityResult = rawResult;
const keysOf = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

/** Shows when the tests ran, and with which releases. */
export function TestRun() {
  const t = useLateText();
  const { rspress, axe, chromium } = result.versions;
  const text = t('accessibility.run', { date: result.date, rspress, axe, chromium });
  if (import.meta.env.SSG_MD) return <>{`\n\n${text}\n\n`}</>;
  return <p>{text}</p>;
}

/** Shows how many pages and states each check covered in total. */
export function TestedChecks() {
  const t = useLateText();
  return (
    <DataTable
      head={[
        t('accessibility.check'),
        t('accessibility.pages'),
        t('accessibility.states'),
        t('accessibility.findings'),
      ]}
      rows={CHECKS.map(check => {
        const { pages, states, findings } = result.checks[check];
        return [t(CHECK_TEXTS[check]), pages, states, findings];
      })}
    />
  );
}

/** Shows axe's results for the parts of pages that can be opened. */
export function TestedParts() {
  const t = useLateText();
  const lang = usePageLanguage();
  return (
    <DataTable
      head={[t('accessibility.part'), t('accessibility.states'), t('accessibility.findings')]}
      rows={keysOf<PartName>(PARTS).map(part => {
        const { states, findings } = result.parts[part];
        return [PARTS[part].name[lang], states, findings];
      })}
    />
  );
}

/** Shows the kinds of pages that were navigated with the Tab key. */
export function TestedKinds() {
  const t = useLateText();
  const lang = usePageLanguage();
  return (
    <DataTable
      head={[t('accessibility.kind'), t('accessibility.stops'), t('accessibility.findings')]}
      rows={keysOf<PageKind>(PAGE_KINDS).map(kind => {
        const { states, findings } = result.kinds[kind];
        return [PAGE_KINDS[kind].name[lang], states, findings];
      })}
    />
  );
}
