import ts from 'typescript';

/**
 * @param entries absolute paths of `.d.ts` files
 * @param paths absolute paths of `.d.ts` files, by other names under which they're imported
 */
export function programOf(entries: string[], paths: Record<string, string[]> = {}): ts.Program {
  return ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths,
  });
}

/** The declarations of some packages in a program, with TypeScript's type checker. */
export class Declarations {
  readonly #program: ts.Program;
  readonly #packages: string[];
  readonly checker: ts.TypeChecker;

  constructor(program: ts.Program, packages: string[]) {
    this.#program = program;
    this.#packages = packages;
    this.checker = program.getTypeChecker();
  }

  /** Whether one of the packages declares a node. */
  has(node: ts.Node): boolean {
    const [, inside] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(node.getSourceFile().fileName) ?? [];
    return inside !== undefined && this.#packages.includes(inside);
  }

  /** The first declaration of a symbol in one of the packages. */
  of(symbol: ts.Symbol): ts.Declaration | undefined {
    return symbol.declarations?.find(node => this.has(node));
  }

  /** The exports of a file, with re-exports resolved. */
  exportsOf(file: string): { name: string; symbol: ts.Symbol }[] {
    const source = this.#program.getSourceFile(file);
    const module = source && this.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module.`);
    return this.checker.getExportsOfModule(module).map(symbol => ({
      name: symbol.name,
      symbol: this.resolve(symbol),
    }));
  }

  /** The type that a file exports under a name. */
  exportedType(file: string, name: string): ts.Type {
    const found = this.exportsOf(file).find(entry => entry.name === name);
    if (!found) throw new Error(`${file} exports no "${name}".`);
    return this.checker.getDeclaredTypeOfSymbol(found.symbol);
  }

  /** The symbol that an import or a re-export refers to. */
  resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

/** Contents of the comment above a declaration. */
export interface Stated {
  description?: string;
  default?: string;
  deprecated?: string;
}

export function statedBy(symbol: ts.Symbol, checker: ts.TypeChecker): Stated {
  const tags = symbol.getJsDocTags(checker);
  const text = (name: string) => {
    const tag = tags.find(tag => tag.name === name);
    return tag && ts.displayPartsToString(tag.text).trim();
  };
  // `*/` would end the comment, so globs in comments are written with `*\/`.
  const described = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('*\\/', '*/');
  const description = described.replace(/\s+/g, ' ').trim();
  const byDefault = text('default')?.split('\n')[0]?.replaceAll('*\\/', '*/');
  const deprecated = text('deprecated')?.replace(/\s+/g, ' ');
  return {
    ...(description && { description }),
    ...(byDefault && { default: byDefault }),
    ...(deprecated !== undefined && { deprecated }),
  };
}
