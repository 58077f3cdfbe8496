import ts from 'typescript';
import { expect, it } from 'vitest';

it('imports CSV files without a type error, but only with env.d.ts', () => {
  const component = 'examples/rsbuild-plugin/components/Papers.tsx';
  const errors = (...others: string[]) => {
    const program = ts.createProgram([component, ...others], {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noLib: true,
      types: [],
    });
    return program
      .getSemanticDiagnostics(program.getSourceFile(component))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .filter(message => message.includes('.csv'));
  };
  expect(errors()).toEqual([expect.stringMatching(/^Cannot find module '.*\.csv'/)]);
  expect(errors('examples/rsbuild-plugin/env.d.ts')).toEqual([]);
});
