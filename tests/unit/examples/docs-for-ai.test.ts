import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'examples/docs-for-ai';

it('AGENTS.md names commands and files that exist', () => {
  const agents = readFileSync(path.join(FOLDER, 'AGENTS.md'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8'));
  const named = (pattern: RegExp) => [...agents.matchAll(pattern)].map(([, name = '']) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named(/`npm run (\w+)`/g)));
  const files = named(/`(docs\/[\w./]+)`/g);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect(existsSync(path.join(FOLDER, file)), file).toBe(true);
  const [types = ''] = named(/`(node_modules\/[^`]+)`/g);
  expect(readFileSync(types, 'utf8')).toContain('UserConfig');
});

it("the installed package @rspress/core doesn't mention MCP", () => {
  const files = readdirSync('node_modules/@rspress/core', { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files.length).toBeGreaterThan(500);
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\bmcp\b/i);
});
