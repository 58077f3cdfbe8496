import { Converter, type DictLike, Locale } from 'opencc-js/t2cn';
import type { ChineseVariants } from './chinese-variants';
import { SYNONYMS } from './synonyms';
import { termsOf } from './tokenizer';

/** Words of this field that OpenCC's dictionaries lack, or convert in another way. */
const REGIONAL = {
  導覽列: '导航栏',
  導航列: '导航栏',
  工具列: '工具栏',
  佈署: '部署',
  佈景主題: '主题',
  建置: '构建',
  預設: '默认',
  自訂: '自定义',
  客製化: '定制',
  多語系: '多语言',
  註解: '注释',
  範本: '模板',
  套件: '包',
  連接埠: '端口',
  頁籤: '标签页',
};

/** From Taiwan and from Hong Kong, with their words. */
const REGIONS = ['twp', 'hkp'];

/**
 * Returns the Traditional characters and regional words that the texts don't contain, but whose Simplified forms they
 * do. So the table is small, and it changes no word that can be found as it is.
 * @param terms the terms of the index
 */
export function writeVariants(terms: Iterable<string>): ChineseVariants {
  const han = new Set([...terms, ...SYNONYMS.flat().flatMap(text => termsOf(text))].filter(isHan));
  const characters = new Set([...han].flatMap(term => [...term]));
  const isKnown = (text: string) =>
    [...text].every(character => characters.has(character)) &&
    (isCharacter(text) || termsOf(text).every(term => han.has(term)));
  const variants: ChineseVariants = {};
  const add = (form: string, simplified: string) => {
    if (!isKnown(form) && isKnown(simplified)) variants[form] ??= simplified;
  };

  for (const [form, simplified] of Object.entries(REGIONAL)) add(form, simplified);
  const converters = REGIONS.map(from => Converter({ from, to: 'cn' }));
  const forms = dictionaryForms();
  for (const convert of converters) {
    for (const form of forms) if (isCharacter(form)) add(form, convert(form));
  }
  const byCharacter = (form: string) =>
    Array.from(form, character => variants[character] ?? character).join('');
  for (const convert of converters) {
    for (const form of forms) if (!isCharacter(form) && !isKnown(byCharacter(form))) add(form, convert(form));
  }
  return variants;
}

/** Returns everything that OpenCC's dictionaries for these regions convert. */
function dictionaryForms(): Set<string> {
  const groups = [...REGIONS.flatMap(from => Locale.from[from] ?? []), ...(Locale.to.cn ?? [])];
  const formsOf = (dictionary: DictLike) =>
    typeof dictionary === 'string'
      ? dictionary.split('|').map(entry => entry.split(' ')[0] ?? '')
      : dictionary.map(([form]) => form);
  return new Set(groups.flat().flatMap(formsOf));
}

function isCharacter(text: string): boolean {
  return [...text].length === 1;
}

function isHan(term: string): boolean {
  return /^\p{Script=Han}+$/u.test(term);
}
