import type { Phrase } from './phrases';

/** Verbs that are translated from English word for word. */
const VERBS: Phrase[] = [
  { pattern: /写出/, instead: '生成、输出' },
  { pattern: /画出|画成/, instead: '渲染、显示为' },
  { pattern: /通向/, instead: '指向、跳转到' },
  { pattern: /得到/, instead: '接收、返回、生成、带有、显示' },
  { pattern: /带来/, instead: '说明结果，例如“增加”“显示”“生成”' },
  { pattern: /到位/, instead: '安装、加载完成' },
  { pattern: /(?:来|落)到/, instead: '打开、跳转到、位于' },
  { pattern: /作声/, instead: '报错、提示' },
  { pattern: /站在|出现于/, instead: '位于、写在' },
  { pattern: /会离开|离开(?=列表|菜单|大纲|输出)/, instead: '移除、不再显示' },
  { pattern: /(?:构建|组件|插件|Rspress|站点) ?(?:不?知道|询问)/, instead: '支持、识别、读取、查询' },
  { pattern: /没有去处/, instead: '无法跳转' },
  { pattern: /引起任何动作/, instead: '触发……' },
  { pattern: /不留痕迹/, instead: '不渲染内容' },
  { pattern: /进行(?!中|时)/, instead: '直接用动词，例如“检查”' },
];

/** Words that say nothing, or that sound like a slogan. */
const EMPTY_WORDS: Phrase[] = [
  { pattern: /才谈得上|就没有了|每一条都有人踩过|没有什么可问/, instead: '平实的说法' },
  { pattern: /终究/, instead: '“仍”，或删去' },
  { pattern: /值得先知道/, instead: '“限制”，或删去' },
  { pattern: /应当注意|需要注意的是|值得注意的是|务必/, instead: '直接写做法' },
  { pattern: /轻松/, instead: '需要几步或多长时间' },
  { pattern: /自己的/, instead: '自定义、你的、项目中的、各自的，或删去' },
  { pattern: /我们/, instead: '“你”“读者”，或省略主语' },
  { pattern: /(?:点击?|参见|参考|查看|见)(?:这里|此处)|点此/, instead: '链接目标的名称' },
];

/** Words for which the pages use another term, in addition to those in the glossary. */
const TERMS: Phrase[] = [
  { pattern: /框架(?:里|内|中)/, instead: 'iframe 里（“框架”只指 framework）' },
  { pattern: /以谁为准/, instead: '优先级' },
  { pattern: /哪里会出错|常见错误/, instead: '常见问题' },
  { pattern: /主视觉/, instead: 'hero 区域' },
  { pattern: /文件夹/, instead: '目录' },
  { pattern: /引入/, instead: '导入' },
  { pattern: /静态主机|托管服务(?!器)/, instead: '托管平台' },
  { pattern: /(?:整洁的 ?|干净的 ?)URL|简洁(?:的)?地址/, instead: '简洁 URL' },
  { pattern: /大括号/, instead: '花括号' },
  { pattern: /徽标/, instead: '徽章（Badge）、logo' },
  { pattern: /(?<!浏览器)(?<!浏览器的)(?<!新)(?<!当前)标签页/, instead: '选项卡（“标签页”只指浏览器的）' },
  { pattern: /界面文[本字]/, instead: '界面文案' },
  { pattern: /软件源|包仓库/, instead: 'npm registry' },
  { pattern: /构建(?:会)?(?:停止|停下|中断)/, instead: '构建中止' },
  { pattern: /编程助手/, instead: '编程智能体' },
  { pattern: /暗色|深色外观/, instead: '深色、深色模式' },
  { pattern: /迷路/, instead: '404 页面' },
];

/** Characters that are often confused, and characters that are repeated by mistake. */
const CHARACTERS: Phrase[] = [
  { pattern: /其它/, instead: '其他' },
  { pattern: /帐号/, instead: '账号' },
  { pattern: /登陆/, instead: '登录' },
  { pattern: /阀值/, instead: '阈值' },
  { pattern: /(?<!目)的的|了了|是是|在在|和和|与与|或或|把把/, instead: '一个字' },
];

export const CHINESE_PHRASES: Phrase[] = [...VERBS, ...EMPTY_WORDS, ...TERMS, ...CHARACTERS];
