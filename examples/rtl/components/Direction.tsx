import { useHead, useLang } from '@rspress/core/runtime';

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

export default function Direction() {
  const dir = RIGHT_TO_LEFT.includes(useLang()) ? 'rtl' : 'ltr';
  useHead({ htmlAttrs: { dir } });
  return null;
}
