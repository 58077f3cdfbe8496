import type { ChineseVariants } from '../../../../search/chinese-variants';

/** By language; `plugins/output/search-records/index.ts` fills it in. */
const variants: Record<string, ChineseVariants> = {};
export default variants;
