import { expect, test } from 'vitest';
import { CHINESE_PHRASES } from '../../../checks/prose/chinese-phrases';
import { ENGLISH_PHRASES } from '../../../checks/prose/english-phrases';
import { phrasesRule as rule } from '../../../checks/rules/phrases';
import { findingsOf, placesOf } from './corpus-of';
import { GOOD_PROSE, withChinese, withEnglish } from './good-prose';

const ENGLISH = [
  'Defaults stand in the destructuring.',
  'The file lies in a folder.',
  'A new release mends it.',
  'The page belongs into the guide.',
  'It exists since 2.0.10.',
  'The plugin wants a path.',
  'What comes with it.',
  'The build takes the option.',
  'Take it out again.',
  'Take it for internal tools.',
  'The link leads nowhere.',
  'The value passes in.',
  'Files that nobody should find.',
  'The list is filtered while one types.',
  'A reader who wants more.',
  'Acts of a reader are kept.',
  'Switch to its twin.',
  'What goes wrong.',
  'A page for wrong addresses.',
  'The address of the page.',
  'Old addresses redirect.',
  'The least that builds.',
  'It doesn’t work.',
  'A theme of yours.',
  'Write an own component.',
  'This is no option.',
  'The URL without base.',
  'It fails in silence.',
  'The result is in words.',
  'The icon turns for ever.',
  'The list in front.',
  'Unlike or other than in development.',
  'Utilize a hook.',
  'Do this prior to a build.',
  'Do it in order to build.',
  'In addition, do this.',
  'It works, provided that the file is there.',
  'It fails due to the fact that there is none.',
  'It runs whether or not it is set.',
  'For more, click here.',
  'Simply add a line.',
  'Just add a line.',
  'It is easy.',
];

const CHINESE = [
  '构建写出文件。',
  '链接画成按钮。',
  '这一项通向 404 页面。',
  '组件得到 props。',
  '这会带来问题。',
  '插件一并到位。',
  '读者落到首页。',
  'JavaScript 不会作声。',
  '标题出现于大纲。',
  '标题会离开列表。',
  '插件知道页面的语言。',
  '链接没有去处。',
  '修改不会引起任何动作。',
  '组件不留痕迹。',
  '对文件进行检查。',
  '没有保留的，就没有了。',
  '脚本终究要加载。',
  '值得先知道的限制。',
  '务必先提交。',
  '轻松搭建站点。',
  '写自己的组件。',
  '我们先安装依赖。',
  '详情参见这里。',
  '页面在框架里显示。',
  '以谁为准。',
  '常见错误。',
  '首页的主视觉。',
  '新建一个文件夹。',
  '引入样式。',
  '选择静态主机。',
  '使用整洁的 URL。',
  '大括号里是表达式。',
  '标题旁的徽标。',
  '用标签页分组。',
  '翻译界面文本。',
  '换一个软件源。',
  '报错后构建停止。',
  '交给编程助手。',
  '切换到暗色。',
  '给迷路读者的页面。',
  '其它选项。',
  '注册帐号。',
  '先登陆。',
  '超过阀值。',
  '页面的的标题。',
];

test.each(ENGLISH)('"%s" is reported', async sentence => {
  expect(await placesOf(rule, withEnglish(sentence))).toContain('docs/en/guide/page.mdx:29');
});

test.each(CHINESE)('"%s" is reported', async sentence => {
  expect(await placesOf(rule, withChinese(sentence))).toContain('docs/zh/guide/page.mdx:14');
});

test.each([
  ['en', ENGLISH_PHRASES, ENGLISH],
  ['zh', CHINESE_PHRASES, CHINESE],
] as const)('each phrase of the list (%s) is in a tested sentence', (_, phrases, sentences) => {
  const unused = phrases.filter(({ pattern }) => !sentences.some(sentence => pattern.test(sentence)));
  expect(unused).toEqual([]);
});

test("good text isn't reported, even with listed phrases in code and quotations", async () => {
  expect(await findingsOf(rule, GOOD_PROSE)).toEqual([]);
});

test.each([
  'There is no page, and there are no links.',
  'In other words, the first one has a title.',
  'Its value is no longer in front of the list.',
  'You want the page without a base path.',
  'Adjust it; it is easier; a just-in-time compiler.',
  'Run `just test`, or see [it](https://just.systems/).',
])('"%s" is allowed', async sentence => {
  expect(await findingsOf(rule, withEnglish(sentence))).toEqual([]);
});

test('a finding names the phrase and its replacement', async () => {
  const [finding] = await findingsOf(rule, withEnglish('The build\nmends it.'));
  expect(finding).toMatchObject({ file: 'docs/en/guide/page.mdx', line: 30 });
  expect(finding?.problem).toContain('"mends"');
  expect(finding?.advice).toBe('Write instead: fix.');
});
