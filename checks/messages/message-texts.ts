import ts from 'typescript';

/** Stands for a part of a message that differs each time. */
export const VARIABLE = '…';

/** Texts with fewer words are class names, labels, and the like. */
const LEAST_WORDS = 3;
/** Code that a package writes into a module or a page. */
const CODE = /^[<{]|^([+-] )?(import|export) |^\w+ = |\b(const|let|var) \w+ =|console\.|\breturn \(/;
const LOGGER = /^(logger|console|.*\.logger)$/;
const MAY_PRINT = /\b(logger|console|\w*Error)\b/;

/**
 * Returns the texts in a script that may be printed as messages, without line breaks and with `…` for each part that
 * differs. Messages for debugging aren't among them.
 * @param source JavaScript
 * @param onlyPrinted returns only what's passed to an error or a logger, for scripts with many other texts
 */
export function messageTexts(source: string, onlyPrinted = false): string[] {
  if (onlyPrinted && !MAY_PRINT.test(source)) return [];
  const texts = new Set<string>();
  const visit = (node: ts.Node, isPrinted: boolean) => {
    if (methodOfLogger(node) === 'debug') return;
    const text = isPrinted ? textOf(node) : undefined;
    if (text !== undefined) {
      if (isMessage(text)) texts.add(text);
    } else {
      ts.forEachChild(node, child => visit(child, isPrinted || prints(node)));
    }
  };
  visit(ts.createSourceFile('a.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS), !onlyPrinted);
  return [...texts];
}

function isMessage(text: string): boolean {
  const words = text.split(' ').filter(word => /[a-z]{2}/i.test(word));
  return words.length >= LEAST_WORDS && !CODE.test(text);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return oneLine(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => coloredText(expression) + literal.text);
  return oneLine(node.head.text + spans.join(''));
}

/** Returns the text that a call such as `gray('Check')` colors. */
function coloredText(expression: ts.Expression): string {
  const [colored, ...others] = ts.isCallExpression(expression) ? expression.arguments : [];
  const isColored =
    colored && others.length === 0 && ts.isStringLiteralLike(colored) && /\w/.test(colored.text);
  return isColored ? colored.text : VARIABLE;
}

/** Makes white space in a text single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function prints(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error');
  return methodOfLogger(node) !== undefined;
}

/** Returns `warn` for `logger.warn(…)`. */
function methodOfLogger(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  return LOGGER.test(expression.getText()) ? name.text : undefined;
}
