/** Texts of a page with a playground before the editor has loaded. */
export const TEXTS = {
  en: {
    edit: 'Edit',
    loading: 'Loading the editor…',
    failed:
      "The editor didn't load: the site may have been updated since you opened the page, or you may be offline. The code above isn't affected. To try again, select Edit or reload the page.",
  },
  zh: {
    edit: '编辑',
    loading: '正在加载编辑器…',
    failed:
      '编辑器加载失败：站点可能已在页面打开之后更新，或网络已断开。上方代码不受影响；可再次点击“编辑”或刷新页面重试。',
  },
};
