// For readers who upgrade: the differences between their release and another one.
import { useId, useState } from 'react';
import { changesBetween } from '../../history/changes';
import { groupChanges } from '../../history/groups';
import { byVersion, namesAt } from '../../history/history';
import { HISTORY_LABELS } from '../../history/labels';
import { usePageLanguage } from '../../theme/support/usePageLanguage';
import styles from '../FilterTable/FilterTable.module.css';
import { ChangeLists } from './ChangeLists';
import type { Releases } from './releases';
import versions from './versions';

const [NEWEST = ''] = versions;

/**
 * Lets readers choose two releases and shows the changes between them. The page itself lists the changes of each
 * release.
 */
export default function CompareReleases() {
  const labels = HISTORY_LABELS[usePageLanguage()];
  const id = useId();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState(NEWEST);
  const [data, setData] = useState<Releases | 'failed'>();
  if (import.meta.env.SSG_MD) return null;

  const choose = (set: (version: string) => void) => (version: string) => {
    set(version);
    if (data && data !== 'failed') return;
    import('./releases').then(
      ({ default: loaded }) => setData(loaded),
      error => {
        console.warn(error);
        setData('failed');
      },
    );
  };

  return (
    <>
      <div className={styles.filter}>
        <Choice
          id={`${id}from`}
          label={labels.from}
          value={from}
          none={labels.choose}
          onChoose={choose(setFrom)}
        />
        <Choice id={`${id}to`} label={labels.to} value={to} onChoose={choose(setTo)} />
      </div>
      <div role="status">
        {data === 'failed' && <p>{labels.failed}</p>}
        {data && data !== 'failed' && from && <Result data={data} from={from} to={to} />}
      </div>
    </>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  /** Shown while no release is chosen. */
  none?: string;
  onChoose: (version: string) => void;
}

function Choice({ id, label, value, none, onChoose }: ChoiceProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {none && <option value="">{none}</option>}
        {versions.map(version => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </>
  );
}

/** Shows the changes from the older release to the newer one, whichever was chosen first. */
function Result({ data, from, to }: { data: Releases; from: string; to: string }) {
  const labels = HISTORY_LABELS[usePageLanguage()];
  const [older = from, newer = to] = [from, to].sort(byVersion);
  const { releases, places } = data;
  const changes = changesBetween(namesAt(releases, older), namesAt(releases, newer));
  return (
    <>
      <h3>{labels.between(older, newer)}</h3>
      <ChangeLists changes={groupChanges(changes)} labels={labels} places={places} />
    </>
  );
}
