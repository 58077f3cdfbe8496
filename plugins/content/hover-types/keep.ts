import type { pluginTwoslash } from '@rspress/plugin-twoslash';
import type { transformerMetaHighlight } from '@shikijs/transformers';
import type { Store, TypedCode } from './store';
import { popupsToTemplates } from './templates';

type Transformer = ReturnType<typeof transformerMetaHighlight>;
export type TwoslashOptions = NonNullable<Parameters<typeof pluginTwoslash>[0]>['twoslashOptions'];

/** The class by which `theme/overrides/CodeBlock` recognizes a fence with types. */
const CLASS_NAME = 'twoslash';

/** One fence while the highlighter processes it. */
interface Run {
  /** Everything the result depends on. */
  facts: string[];
  /** The code as shown. */
  code: string;
  kept: TypedCode | undefined;
}

/** Runs twoslash's transformer only for fences that have no result in the store. */
export function withKeptResults(twoslash: Transformer, store: Store): Transformer {
  const runs = new WeakMap<object, Run>();
  return {
    ...twoslash,
    preprocess(code, options) {
      const meta = options.meta?.__raw ?? '';
      if (!/\btwoslash\b/.test(meta)) return;
      // Other transformers can change the lines too, so their names are part of the key.
      const names = this.options.transformers?.map(({ name }) => name ?? '') ?? [];
      const facts = [code, options.lang, meta, ...names];
      const kept = store.read(facts);
      const shown = kept?.code ?? twoslash.preprocess?.call(this, code, options) ?? code;
      // Without a result, as when the dev server shows a fence with an error, there's nothing to store.
      if (kept || 'twoslash' in this.meta) runs.set(this.meta, { facts, code: shown, kept });
      return shown;
    },
    pre(pre) {
      if (runs.has(this.meta)) this.addClassToHast(pre, CLASS_NAME);
    },
    code(element) {
      const run = runs.get(this.meta);
      if (!run) return;
      if (run.kept) {
        element.children = run.kept.children;
        return;
      }
      twoslash.code?.call(this, element);
      popupsToTemplates(element);
      store.write(run.facts, { code: run.code, children: element.children });
    },
  };
}
