import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Page } from '../corpus';
import { type ShellCommand, shellCommands } from './commands';

const LANGUAGES = ['bash', 'sh', 'shell'];

/** Returns all commands that a page tells its readers to run, with their lines in the page. */
export function pageCommands(page: Page): ShellCommand[] {
  const fences = page.fences.filter(({ lang }) => LANGUAGES.includes(lang));
  return [
    ...fences.flatMap(({ code, includes, line }) =>
      shellCommands(code).map(command => ({ ...command, line: includes ? line : line + command.line })),
    ),
    ...tabCommands(page),
  ];
}

/** Reads `<PackageManagerTabs command="create rspress" />`, or an object with a command for each package manager. */
function tabCommands({ tree }: Page): ShellCommand[] {
  const found: ShellCommand[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'PackageManagerTabs') return;
    const attributes = node.attributes.filter(attribute => attribute.type === 'mdxJsxAttribute');
    const command = attributes.find(({ name }) => name === 'command');
    const runs = attributes.some(({ name }) => name === 'exec' || name === 'dlx');
    const line = node.position?.start.line ?? 1;
    for (const text of commandTexts(command, runs ? 'npx' : 'npm')) {
      found.push(...shellCommands(text).map(({ words }) => ({ words, line })));
    }
  });
  return found;
}

function commandTexts(command: MdxJsxAttribute | undefined, prefix: string): string[] {
  if (typeof command?.value === 'string') return [`${prefix} ${command.value}`];
  const [statement] = command?.value?.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ObjectExpression')
    return [];
  return statement.expression.properties.flatMap(property =>
    property.type === 'Property' && property.value.type === 'Literal' ? [String(property.value.value)] : [],
  );
}
