import { metaValue } from '../../../checks/fences/meta';
import { pagesWithEnglishTitles } from '../examples/page-code';

const PAGE = 'guide/migration/from-rspress-1.mdx';

/** The page about migrating from 1.x, in one language. */
export interface MigrationPage {
  file: string;
  fences: { lang: string; title: string; code: string; includes: string | undefined }[];
  /** Rows of the first table below the heading with an id, without the header row. Cells are as they're written. */
  table(id: string): string[][];
}

export function migrationPages(readText: (file: string) => string): MigrationPage[] {
  return pagesWithEnglishTitles(PAGE).map(({ file, fences }) => ({
    file,
    fences: fences.map(({ lang, meta, code, includes }) => ({
      lang,
      title: metaValue(meta, 'title') ?? '',
      code,
      includes,
    })),
    table: id => tableBelow(readText(file), id),
  }));
}

/** Returns the inline code in a cell. */
export function codesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

function tableBelow(text: string, id: string): string[][] {
  const section =
    text.split(/^(?=#{2,3} )/m).find(part => part.split('\n', 1)[0]?.endsWith(`{#${id}}`)) ?? '';
  const lines = section.split('\n');
  const start = lines.findIndex(line => line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map(line =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
}
