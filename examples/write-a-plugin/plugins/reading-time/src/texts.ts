export const TEXTS = {
  'readingTime.list': { en: 'Reading list', zh: '阅读清单' },
  'readingTime.minutes': { en: '{{count}} min', zh: '{{count}} 分钟' },
  'readingTime.until': { en: 'until {{time}}', zh: '读到 {{time}}' },
};
