import type { Expression, Program, Property } from 'estree';

/** The known values of a page's variables, by name. */
export type Values = Record<string, unknown>;

/**
 * Returns the value of an expression if it can be read from the source without running it: literals, templates, arrays,
 * objects, simple arithmetic, and variables and properties with such values. Returns `undefined` for everything else.
 */
export function staticValue(node: Program | Expression | null | undefined, values: Values): unknown {
  switch (node?.type) {
    case 'Program': {
      const [statement] = node.body;
      return statement?.type === 'ExpressionStatement'
        ? staticValue(statement.expression, values)
        : undefined;
    }
    case 'Literal':
      return node.value;
    case 'Identifier':
      return Object.hasOwn(values, node.name) ? values[node.name] : undefined;
    case 'TemplateLiteral':
      return templateValue(node, values);
    case 'MemberExpression': {
      if (node.object.type === 'Super' || node.computed || node.property.type !== 'Identifier')
        return undefined;
      const object = staticValue(node.object, values);
      const isPlain =
        typeof object === 'object' && object !== null && Object.hasOwn(object, node.property.name);
      return isPlain ? (object as Values)[node.property.name] : undefined;
    }
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier'
        ? undefined
        : computed(node.operator, staticValue(node.left, values), staticValue(node.right, values));
    case 'ArrayExpression':
      return node.elements.map(item =>
        item && item.type !== 'SpreadElement' ? staticValue(item, values) : undefined,
      );
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties
          .filter((property): property is Property => property.type === 'Property')
          .map(({ key, value }) => [keyName(key), staticValue(value as Expression, values)]),
      );
    default:
      return undefined;
  }
}

function templateValue(
  node: Extract<Expression, { type: 'TemplateLiteral' }>,
  values: Values,
): string | undefined {
  const parts = node.expressions.map(expression => staticValue(expression, values));
  if (parts.includes(undefined)) return undefined;
  return node.quasis.map(({ value }, index) => `${value.cooked ?? ''}${parts[index] ?? ''}`).join('');
}

function computed(operator: string, left: unknown, right: unknown): unknown {
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : undefined;
}

function keyName(key: Property['key']): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
