import { expect, test } from 'vitest';
import { descriptionLengthsRule } from '../../../checks/rules/description-lengths';
import { findingsOf } from './corpus-of';

const ENGLISH = 'How to put a site on a server, from the first build to the last check of its address.';
const CHINESE = '如何把站点部署到服务器：从第一次构建，到最后确认访问地址是否正确。';

test.each([
  ['a whole sentence', 'en', ENGLISH, []],
  ['a whole sentence', 'zh', CHINESE, []],
  [
    'a version and a file name',
    'en',
    'Deploy to Node.js 20.19 or a static host. The page names what `rspress.config.ts` needs.',
    [],
  ],
  ['few words', 'en', 'Deploying.', ['has 10 characters']],
  ['many words', 'en', `${'How to put a site on a server, '.repeat(6)}.`, ['has 187 characters']],
  ['few characters', 'zh', '如何部署。', ['has 5 characters']],
  ['many characters', 'zh', `${CHINESE.slice(0, -1).repeat(3)}。`, ['has 97 characters']],
  ['no period', 'en', ENGLISH.slice(0, -1), ['doesn\'t end with "."']],
  ['no period', 'zh', CHINESE.slice(0, -1), ['doesn\'t end with "。"']],
  [
    'three sentences',
    'en',
    'Deploy a site. Check its URL in a browser. Go on with the next task.',
    ['has 3 sentences'],
  ],
  [
    'three sentences',
    'zh',
    '把站点部署到服务器。确认访问地址是否正确。最后配置缓存和自定义的 404 页面。',
    ['has 3 sentences'],
  ],
])('a description with %s in %s', async (_, lang, description, problems) => {
  const source = `---\ndescription: ${description}\n---\n\n# A\n`;
  const found = await findingsOf(descriptionLengthsRule, { [`docs/${lang}/a.mdx`]: source });
  expect(found.map(({ line, problem }) => `${line}: ${problem}`)).toEqual(
    problems.map(problem => `2: The description ${problem}.`),
  );
});

test("a missing description isn't reported, because another rule does so", async () => {
  expect(await findingsOf(descriptionLengthsRule, { 'docs/en/a.mdx': '# A\n' })).toEqual([]);
});
