/** Messages about problems with a link that shares code. */
export const TEXTS = {
  en: {
    foreignLink: 'The link shares code for an example that this page does not have.',
    badLink: 'The code in the link is damaged or too long, so the page shows its own.',
  },
  zh: {
    foreignLink: '链接分享的代码所属的示例不在本页。',
    badLink: '链接中的代码已损坏或过长，此处显示页面原有的代码。',
  },
};
