import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TemporaryEdit } from '../../../scripts/temporary-edit';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'temporary-edit-'));
  file = path.join(folder, 'a.mdx');
  writeFileSync(file, 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('restores the file after several changes', () => {
  const edit = new TemporaryEdit(file);
  edit.write('one');
  edit.write('two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  edit.restore();
  expect(readFileSync(file, 'utf8')).toBe('before');
});

it("keeps what someone else has written, and says that it's there", () => {
  const edit = new TemporaryEdit(file);
  edit.write('one');
  writeFileSync(file, "an author's text");
  expect(() => edit.write('two')).toThrow(`${file} was changed by someone else`);
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  edit.restore();
  expect(print).toHaveBeenCalledWith(expect.stringContaining(`${file} was changed by someone else`));
  print.mockRestore();
  expect(readFileSync(file, 'utf8')).toBe("an author's text");
});
