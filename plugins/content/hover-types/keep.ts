import type { pluginTwoslash } from '@rspress/plugin-twoslash';
import type { transformerMetaHighlight } from '@shikijs/transformers';
import type { Store, TypedCode } from './store';
import { popupsToTemplates } from './templates';

type Transformer = ReturnType<typeof transformerMetaHighlight>;
export type TwoslashOptions = NonNullable<Parameters<typeof pluginTwoslash>[0]>['twoslashOptions'];

/** The class by which `theme/overrides/CodeBlock` knows a fence with types. */
const CLASS_NAME = 'twoslash';

/** One fence on its way through the highlighter. */
interface Run {
  /** All that the result depends on. */
  facts: string[];
  /** The code as it is shown. */
  code: string;
  kept: TypedCode | undefined;
}

/** Lets the transformer of twoslash work only on what the store does not have. */
export function withKeptResults(twoslash: Transformer, store: Store): Transformer {
  const runs = new WeakMap<object, Run>();
  return {
    ...twoslash,
    preprocess(code, options) {
      const meta = options.meta?.__raw ?? '';
      if (!/\btwoslash\b/.test(meta)) return;
      // Other transformers have a say in the lines.
      const names = this.options.transformers?.map(({ name }) => name ?? '') ?? [];
      const facts = [code, options.lang, meta, ...names];
      const kept = store.read(facts);
      const shown = kept?.code ?? twoslash.preprocess?.call(this, code, options) ?? code;
      // Without a result, as where the dev server shows a fence with an error, there is nothing to keep.
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
