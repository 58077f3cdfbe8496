import type ts from 'typescript';
import { commandFacts } from './commands';
import { Declarations, programOf } from './declarations';
import { exportFacts } from './exports';
import type { Fact, FactKind } from './fact';
import { CORE, declarationFile, type Installed } from './installed';
import { type Member, Members, nameOf } from './members';
import { variableFacts } from './variables';

/** Packages whose declarations belong to Rspress. */
const OWN = [CORE, '@rspress/shared'];
/** Entry points of the core, by their names in facts. */
const MODULES = {
  core: '.',
  runtime: './runtime',
  theme: './theme',
  'shiki-transformers': './shiki-transformers',
};

/**
 * Reads the declarations, the command line, and the stylesheets of the packages. Declarations before 2.0.7 import the
 * theme as `@theme`.
 */
export function extractFacts(core: Installed, plugins: Installed[]): Fact[] {
  const entries = Object.values(MODULES).map(subpath => declarationFile(core, subpath));
  const program = programOf([...entries, ...plugins.map(plugin => declarationFile(plugin))], {
    '@theme': [declarationFile(core, MODULES.theme)],
  });
  const declarations = new Declarations(program, OWN);
  const members = new Members(declarations);
  const type = (name: string) => declarations.exportedType(declarationFile(core), name);
  const facts = (kind: FactKind, found: Member[]) =>
    found.map((member): Fact => ({ kind, package: CORE, ...member }));
  return [
    ...facts('option', members.deep(type('UserConfig'))),
    ...facts('frontmatter', members.deep(type('FrontMatterMeta'))),
    ...facts('nav', members.flat(type('NavItem'))),
    ...facts('sidebar', members.flat(type('Sidebar'))),
    ...metaFacts(type('SideMetaItem'), declarations, members),
    ...facts('hook', members.flat(type('RspressPlugin'))),
    ...facts('page', members.flat(type('PageIndexInfo'))),
    ...facts('route', members.flat(type('RouteMeta'))),
    ...Object.entries(MODULES).flatMap(([from, subpath]) =>
      exportFacts(declarationFile(core, subpath), from, declarations),
    ),
    ...commandFacts(core),
    ...variableFacts(core),
    ...plugins.flatMap(plugin => pluginFacts(plugin, program)),
  ];
}

/** Fields of `_meta.json` entries, grouped by the entry's `type`; one type may have several forms. */
function metaFacts(item: ts.Type, { checker }: Declarations, members: Members): Fact[] {
  const forms = new Map<string, ts.Type[]>();
  for (const form of item.isUnion() ? item.types : []) {
    const discriminant = form.getProperty('type');
    const literal = discriminant && checker.getTypeOfSymbol(discriminant);
    if (literal?.isStringLiteral()) forms.set(literal.value, [...(forms.get(literal.value) ?? []), form]);
  }
  return [...forms].flatMap(([name, types]) => {
    const found = new Map<string, Member[]>();
    for (const member of types.flatMap(type => members.flat(type))) {
      found.set(member.name, [...(found.get(member.name) ?? []), member]);
    }
    return [...found.values()].flatMap(([first, ...others]): Fact[] => {
      if (!first) return [];
      const everywhere = others.length === types.length - 1;
      const optional = !everywhere || [first, ...others].some(member => member.optional);
      return [{ kind: 'meta', package: CORE, ...first, name: `${name}.${first.name}`, optional }];
    });
  });
}

/** Options of a plugin's factory function: `pluginSitemap(options)`. */
export function pluginFacts(plugin: Installed, program = programOf([declarationFile(plugin)])): Fact[] {
  const declarations = new Declarations(program, [plugin.name, ...OWN]);
  const members = new Members(declarations);
  const { checker } = declarations;
  const file = declarationFile(plugin);
  return declarations.exportsOf(file).flatMap(({ name, symbol }) => {
    if (!/^plugin[A-Z]/.test(name)) return [];
    const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const [parameter] = call?.parameters ?? [];
    const options = parameter ? members.deep(oneOf(checker.getTypeOfSymbol(parameter), checker)) : [];
    return options.map((member): Fact => ({ kind: 'option', package: plugin.name, ...member }));
  });
}

/** The type without `undefined`; if a plugin also accepts a list of options, the type of a single item. */
function oneOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const given = checker.getNonNullableType(type);
  if (!given.isUnion()) return given;
  return given.types.find(item => !checker.isArrayType(item) && nameOf(item)) ?? given;
}
