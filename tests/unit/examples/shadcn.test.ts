import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'examples/shadcn';
const json = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));

it('the example with a component of shadcn/ui has paths to existing files in components.json', () => {
  const { aliases, tailwind } = json('components.json');
  const [alias, [target]] = Object.entries<string[]>(json('tsconfig.json').compilerOptions.paths)[0] ?? [
    '',
    [],
  ];
  expect([alias, target]).toEqual(['@/*', './*']);
  const fileOf = (name: string) => path.join(FOLDER, aliases[name].replace('@/', ''));
  expect(existsSync(`${fileOf('utils')}.ts`)).toBe(true);
  expect(existsSync(`${fileOf('ui')}/button.tsx`)).toBe(true);
  expect(existsSync(path.join(FOLDER, tailwind.css))).toBe(true);
});
