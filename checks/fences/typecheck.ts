import path from 'node:path';
import ts from 'typescript';
import type { Source } from './sources';

/** Compiler error in a source, in the form that's cached. */
export interface TypeFault {
  /** Number of the error, without `TS`. */
  code: number;
  message: string;
  /** Line inside the source, counted from 1. */
  line: number;
}

/** Options in the `tsconfig.json` of an Rspress project, in strict mode. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node', 'mdx'],
};

/** Declares stylesheets, images, and imports with a query as modules, like the `env.d.ts` of a project. */
const ASSETS = '/// <reference types="@rsbuild/core/types" />\n';

/**
 * Type-checks all sources in one program.
 * @param root folder that packages are resolved from
 * @returns errors by the file of their source
 * @throws Error if the compiler can't work at all, for example because `@types/node` is missing
 */
export function typecheck(root: string, sources: Source[]): Record<string, TypeFault[]> {
  const base = root.split(path.sep).join('/');
  const assets = `${base}/docs/__fences__/assets.d.ts`;
  const texts = new Map([[assets, ASSETS], ...sources.map(({ file, code }) => [file, code] as const)]);
  const program = ts.createProgram([...texts.keys()], OPTIONS, createHost(base, texts, sources));
  const broken = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (broken.length > 0) throw new Error(`The fences cannot be type-checked: ${message(broken[0])}`);
  return Object.fromEntries(sources.map(({ file }) => [file, faultsOf(program, file)]));
}

function faultsOf(program: ts.Program, file: string): TypeFault[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`TypeScript did not read ${file}.`);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(diagnostic => ({
    code: diagnostic.code,
    message: message(diagnostic),
    line: source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1,
  }));
}

function message(diagnostic: ts.Diagnostic | undefined): string {
  return ts.flattenDiagnosticMessageText(diagnostic?.messageText, ' ').replace(/\s+/g, ' ');
}

/** Reads the sources from memory and everything else from the disk. */
function createHost(root: string, texts: Map<string, string>, sources: Source[]): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const byFile = new Map(sources.map(source => [source.file, source]));
  const cache = ts.createModuleResolutionCache(root, name => name, OPTIONS);
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: file => texts.has(file) || host.fileExists(file),
    readFile: file => texts.get(file) ?? host.readFile(file),
    getSourceFile: (file, options, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? host.getSourceFile(file, options, ...rest)
        : ts.createSourceFile(file, text, options);
    },
    resolveModuleNameLiterals: (literals, containingFile, redirect, options) =>
      literals.map(({ text }) => {
        const sibling = resolveSibling(text, byFile.get(containingFile));
        if (sibling) return { resolvedModule: { resolvedFileName: sibling, extension: extension(sibling) } };
        return ts.resolveModuleName(text, containingFile, options, host, cache, redirect);
      }),
  };
}

/** Resolves a relative import to the file of another fence on the page. */
function resolveSibling(specifier: string, source: Source | undefined): string | undefined {
  if (!source || !/^\.\.?\//.test(specifier)) return undefined;
  const target = path.posix.join(path.posix.dirname(source.title), specifier);
  const endings = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx'];
  return endings.map(ending => source.siblings[target + ending]).find(Boolean);
}

function extension(file: string): string {
  return /(\.d)?\.[mc]?[tj]sx?$/.exec(file)?.[0] ?? '.ts';
}
