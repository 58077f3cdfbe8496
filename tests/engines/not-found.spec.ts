import { LANGUAGES } from '../browser/languages';
import { test } from './fixtures';

for (const { lang, prefix, t } of LANGUAGES) {
  test(`${lang}: a mistyped path suggests the nearest page`, async ({ reader }) => {
    await reader.openRunning(`${prefix}/guide/basics/static-asset`);
    await reader.sees('h1', t('notFound.title'));
    await reader.click(`main a[href="${prefix}/guide/basic/static-assets"]`);
    await reader.isAt(`${prefix}/guide/basic/static-assets`);
    await reader.seesNo('h1', t('notFound.title'));
  });
}
