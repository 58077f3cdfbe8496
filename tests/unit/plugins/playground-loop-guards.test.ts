import { Script } from 'node:vm';
import { expect, it, test } from 'vitest';
import { GUARD } from '../../../plugins/content/playground/guardName';
import { compile } from '../../../plugins/content/playground/workbench/compile';
import { guardLoops } from '../../../plugins/content/playground/workbench/loopGuards';

function guarded(code: string): string {
  const result = guardLoops(code);
  if ('line' in result) throw new Error(`line ${result.line}`);
  // Throws if the result isn't valid JavaScript.
  new Script(result.code);
  return result.code.replaceAll(`${GUARD}();`, '!');
}

test.each([
  ['while (a) { b(); }', 'while (a) {! b(); }'],
  ['while (a) b();', 'while (a) {!b();}'],
  ['while (a);', 'while (a){!;}'],
  ['while (a) b // c', 'while (a) {!b} // c'],
  ['while (a) /* { */ b', 'while (a) /* { */ {!b}'],
  ['while (a)\n  b\n++c', 'while (a)\n  {!b}\n++c'],
  ['do { b(); } while (a)', 'do {! b(); } while (a)'],
  ['do b(); while (a)', 'do {!b();} while (a)'],
  ['do ; while (a)', 'do {!;} while (a)'],
  ['do /* x */ b\nwhile (a)', 'do /* x */ {!b}\nwhile (a)'],
  ['for (;;);', 'for (;;){!;}'],
  ['for (let i = 0, j = 1; i < 3; i++) b();', 'for (let i = 0, j = 1; i < 3; i++) {!b();}'],
  ['for (const a in b) c;', 'for (const a in b) {!c;}'],
  ['for (const a of b) if (a) c; else d;', 'for (const a of b) {!if (a) c; else d;}'],
  ['async () => { for await (const a of b) c(); }', 'async () => { for await (const a of b) {!c();} }'],
  ['a: b: while (c) continue a;', 'a: b: while (c) {!continue a;}'],
  ['a: for (;;) { for (;;) continue a; }', 'a: for (;;) {! for (;;) {!continue a;} }'],
  ['while (a) b: while (c) continue b;', 'while (a) {!b: while (c) {!continue b;}}'],
  ['while (a) while (b) c()', 'while (a) {!while (b) {!c()}}'],
  ['do do a(); while (b); while (c)', 'do {!do {!a();} while (b);} while (c)'],
  ['if (a) while (b) c(); else for (;;) d();', 'if (a) while (b) {!c();} else for (;;) {!d();}'],
  ['while ((() => { for (;;); })()) a;', 'while ((() => { for (;;){!;} })()) {!a;}'],
  ['function* f() { while (true) yield 1; }', 'function* f() { while (true) {!yield 1;} }'],
  ['class A { static { while (a) b; } }', 'class A { static { while (a) {!b;} } }'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is parsed here
  ['`${() => { while (a) b; }}`', '`${() => { while (a) {!b;} }}`'],
  ['const s = "while (a) b"; // for (;;);', 'const s = "while (a) b"; // for (;;);'],
])('%s', (code, expected) => {
  expect(guarded(code)).toBe(expected);
});

it('leaves code without loops unchanged', () => {
  expect(guarded('const a = [1].map(b => b * 2);\n')).toBe('const a = [1].map(b => b * 2);\n');
});

it('reports the line of the first error', () => {
  expect(guardLoops('let a = 1;\nlet b = a a;')).toEqual({ line: 2 });
});

it('compiles types and JSX, and guards loops without moving them to other lines', () => {
  const code = `import { useState } from 'react';
type A<T> = { a: T };
const f = async <T,>(a: A<T>) => {
  for (const b of [a as A<T>]) await b;
};
export default () => <b title="x">{useState(f)[0] && 1}</b>;`;
  const compiled = compile(code, 'tsx');
  if ('failure' in compiled) throw new Error(compiled.failure.message);
  const lines = compiled.program.split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[3]).toContain(`{${GUARD}();await b;}`);
  expect(compiled.modules).toEqual(['react/jsx-runtime', 'react']);
  new Script(compiled.program);
});

test.each([
  ['tsx', 'let a;\nlet b = (;', { message: 'Unexpected token', line: 2 }],
  ['tsx', 'const s = "a', { message: 'Unterminated string constant', line: 1 }],
  ['jsx', 'export default () => (\n  <b>\n);', { line: 3 }],
  ['jsx', 'const a: number = 1;', { line: 1 }],
] as const)('%s: a syntax error has its line: %s', (language, code, expected) => {
  expect(compile(code, language)).toMatchObject({ failure: { reason: 'syntax', ...expected } });
});
