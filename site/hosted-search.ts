import { type Environment, readVariable, SettingsError } from './environment';

/** Where the dialog searches if it doesn't search in the browser. Everything here is public. */
export interface HostedSearch {
  appId: string;
  /** Only allows searching, because it's in every page. */
  apiKey: string;
  indexName: string;
  /** Whether to report views of results and clicks on them. */
  insights: boolean;
}

/** What an upload of the records requires. */
export interface SearchUpload {
  appId: string;
  /** Secret, so it never becomes a setting of the site. */
  writeApiKey: string;
  indexName: string;
}

const VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
  writeApiKey: 'ALGOLIA_WRITE_API_KEY',
} as const;

type Variable = keyof typeof VARIABLES;

const HOSTED = ['appId', 'apiKey', 'indexName'] as const;
const UPLOAD = ['appId', 'writeApiKey', 'indexName'] as const;

/**
 * @returns `undefined` if none of the three variables is set: the search then runs in the browser
 * @throws Error with a line for each problem
 */
export function parseHostedSearch(env: Environment): HostedSearch | undefined {
  const values = valuesOf(env, HOSTED);
  const missing = HOSTED.filter(key => !values[key]);
  const faults = missing.length < HOSTED.length ? missing.map(key => `${missingValue(key)} ${TOGETHER}`) : [];
  faults.push(...invalidValues(values));
  const insights = readVariable(env, 'ALGOLIA_INSIGHTS')?.value;
  if (insights && insights !== 'true' && insights !== 'false') {
    faults.push(`ALGOLIA_INSIGHTS is "${insights}", but it takes "true" or "false".`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { appId, apiKey, indexName } = values;
  return appId && apiKey && indexName
    ? { appId, apiKey, indexName, insights: insights === 'true' }
    : undefined;
}

/** @throws SettingsError with a line for each missing or invalid variable */
export function readSearchUpload(env: Environment): SearchUpload {
  const values = valuesOf(env, UPLOAD);
  const { appId, writeApiKey, indexName } = values;
  const faults = [...UPLOAD.filter(key => !values[key]).map(missingValue), ...invalidValues(values)];
  if (appId && writeApiKey && indexName && faults.length === 0) return { appId, writeApiKey, indexName };
  throw new SettingsError(faults.join('\n'));
}

const TOGETHER = `Hosted search takes ${HOSTED.map(key => VARIABLES[key]).join(', ')} together; set none of them to search inside the browser.`;

/** Starts with the search client's own error message, because that's what readers search for. */
function missingValue(key: Variable): string {
  return `\`${key}\` is missing. Set ${VARIABLES[key]}.`;
}

/** The application's id becomes part of a host in the Content-Security-Policy. */
const ID = /^[a-z\d]+$/i;
const INDEX_NAME = /^[\w.-]+$/;
const API_KEY = /^[\w+/=-]+$/;

/** Returns a sentence for each invalid value. Doesn't repeat keys, because they may be secret. */
function invalidValues({ appId, indexName, ...keys }: Values): string[] {
  const faults: string[] = [];
  if (appId && !ID.test(appId)) {
    faults.push(`${VARIABLES.appId} is "${appId}", but it takes letters and digits.`);
  }
  for (const [key, value] of Object.entries(keys)) {
    if (!value || API_KEY.test(value)) continue;
    faults.push(`${VARIABLES[key as Variable]} has a character that no key has; copy the key again.`);
  }
  if (indexName && !INDEX_NAME.test(indexName)) {
    faults.push(`${VARIABLES.indexName} is "${indexName}", but it takes letters, digits, "-", "_", and ".".`);
  }
  return faults;
}

type Values = Partial<Record<Variable, string>>;

function valuesOf(env: Environment, keys: readonly Variable[]): Values {
  const given = keys.map(key => [key, readVariable(env, VARIABLES[key])?.value]);
  return Object.fromEntries(given.filter(([, value]) => value));
}
