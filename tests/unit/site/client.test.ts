import { expect, it } from 'vitest';
import { clientFacts } from '../../../site/client';
import { readSettings } from '../../../site/settings';

it.each([
  ['https://github.com/acme/docs', 'https://github.com/acme/docs/tree/main/'],
  ['https://gitlab.com/acme/docs', 'https://gitlab.com/acme/docs/-/tree/main/'],
  ['', ''],
])('the repository %s shows its files at "%s"', (repository, sourceUrl) => {
  const settings = readSettings({ DOCS_REPO_URL: repository });
  expect(clientFacts(settings, '2.0.22').sourceUrl).toBe(sourceUrl);
});
