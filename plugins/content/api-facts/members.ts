import ts from 'typescript';
import { type Declarations, statedBy } from './declarations';
import type { Fact } from './fact';
import { typeOf, typeText } from './typeText';

/** A member of a type at a dotted path, in which `[]` is an item of an array and `.*` is the value of any key. */
export type Member = Pick<
  Fact,
  'name' | 'type' | 'optional' | 'in' | 'default' | 'deprecated' | 'description'
>;

/** Types that aren't expanded inside other types, because their members are facts of another kind. */
const LEAVES = new Set([
  'FrontMatterMeta',
  'I18nTextValue',
  'PageIndexInfo',
  'Plugin',
  'RouteMeta',
  'RspressPlugin',
  'UserConfig',
  // Belongs to medium-zoom; the declarations contain a copy.
  'ZoomOptions',
]);

/**
 * Collects members of a type at every depth, if one of the packages declares them: types from other packages are named but not
 * expanded. If a union contains several objects, their members are merged.
 */
export class Members {
  readonly #declarations: Declarations;
  readonly #checker: ts.TypeChecker;

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
    this.#checker = declarations.checker;
  }

  /** All members below a type, each followed by its own members. */
  deep(type: ts.Type, path = ''): Member[] {
    return this.#below(type, path, new Set());
  }

  /** Only the direct members of a type; for unions, arrays, and indexes, those of all their parts. */
  flat(type: ts.Type): Member[] {
    const objects = [...this.#containers(type, false).values()].flat();
    return this.#merged(objects, '').map(({ member }) => member);
  }

  /** What a member's declaration says about it; `undefined` if another package declares it. */
  #describe(symbol: ts.Symbol, name: string): Member | undefined {
    if (!this.#declarations.of(symbol)) return undefined;
    const type = typeOf(symbol, this.#declarations);
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    return { name, type, optional, ...statedBy(symbol, this.#checker) };
  }

  #below(type: ts.Type, path: string, above: Set<ts.Type>): Member[] {
    const found: Member[] = [];
    const seen = new Set(above);
    for (const [suffix, objects] of this.#containers(type, path !== '')) {
      const fresh = objects.filter(object => !seen.has(object));
      for (const object of objects) seen.add(object);
      if (suffix.endsWith('.*')) found.push(this.#indexMember(type, path));
      for (const { member, types } of this.#merged(fresh, path + suffix)) {
        found.push(member);
        for (const inner of types) {
          const deeper = this.#below(inner, member.name, seen);
          found.push(...deeper.filter(({ name }) => !found.some(known => known.name === name)));
        }
      }
    }
    return found;
  }

  /** The objects in a type, by the path that leads to them: the type itself, items of its arrays, values of any key. */
  #containers(type: ts.Type, skipsLeaves: boolean): Map<string, ts.Type[]> {
    const found = new Map<string, ts.Type[]>();
    const collect = (part: ts.Type, suffix: string) => {
      for (const item of part.isUnion() ? part.types : [part]) {
        if (skipsLeaves && LEAVES.has(nameOf(item))) continue;
        const element = this.#element(item);
        const index = this.#ownIndex(item) && item.getStringIndexType();
        if (element) collect(element, `${suffix}[]`);
        else if (this.#isOwnObject(item)) found.set(suffix, [...(found.get(suffix) ?? []), item]);
        if (!element && index) {
          if (!found.has(`${suffix}.*`)) found.set(`${suffix}.*`, []);
          collect(index, `${suffix}.*`);
        }
      }
    };
    collect(type, '');
    return found;
  }

  #merged(objects: ts.Type[], path: string): { member: Member; types: ts.Type[] }[] {
    const found = new Map<string, { member: Member; types: ts.Type[] }>();
    for (const object of objects) {
      for (const symbol of this.#checker.getPropertiesOfType(object)) {
        const name = joined(path, symbol.name);
        const member = this.#describe(symbol, name);
        if (!member) continue;
        if (objects.length > 1) member.in = [nameOf(object)].filter(Boolean);
        const type = this.#checker.getTypeOfSymbol(symbol);
        const known = found.get(name);
        found.set(name, {
          member: known ? both(known.member, member) : member,
          types: [...(known?.types ?? []), type],
        });
      }
    }
    for (const { member } of found.values()) {
      if (member.in?.length === 0) member.optional = true;
      if (member.in?.length === 0 || member.in?.length === objects.length) delete member.in;
    }
    return [...found.values()];
  }

  #isOwnObject(type: ts.Type): boolean {
    if (type.getCallSignatures().length > 0 || !(type.flags & ts.TypeFlags.StructuredType)) return false;
    return this.#checker
      .getPropertiesOfType(type)
      .some(property => this.#declarations.of(property) !== undefined);
  }

  #indexMember(type: ts.Type, path: string): Member {
    const node = this.#ownIndex(type)?.type;
    const text = node ? typeText(node, this.#declarations) : 'unknown';
    return { name: `${path}.*`, type: text, optional: true };
  }

  /** The `[key: string]: …` that one of the packages declares, if it says more than `any` or `unknown`. */
  #ownIndex(type: ts.Type): ts.IndexSignatureDeclaration | undefined {
    for (const item of type.isUnion() ? type.types : [type]) {
      const index = this.#checker.getIndexInfoOfType(item, ts.IndexKind.String);
      const node = index?.declaration;
      if (!node || !ts.isIndexSignatureDeclaration(node) || !this.#declarations.has(node)) continue;
      if (!(index.type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return node;
    }
    return undefined;
  }

  #element(type: ts.Type): ts.Type | undefined {
    return this.#checker.isArrayType(type)
      ? this.#checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
  }
}

/** Name of a type's alias or declaration; empty if it has none. */
export function nameOf(type: ts.Type): string {
  const name = (type.aliasSymbol ?? type.getSymbol())?.name ?? '';
  return name.startsWith('__') ? '' : name;
}

function joined(path: string, name: string): string {
  if (!/^[\w$]+$/.test(name)) return `${path}["${name}"]`;
  return path ? `${path}.${name}` : name;
}

/** Merges a member that two objects of a union have. */
function both(a: Member, b: Member): Member {
  return {
    ...b,
    ...a,
    type: a.type === b.type ? a.type : `${a.type} | ${b.type}`,
    optional: a.optional || b.optional,
    ...(a.in && b.in && { in: [...new Set([...a.in, ...b.in])] }),
  };
}
