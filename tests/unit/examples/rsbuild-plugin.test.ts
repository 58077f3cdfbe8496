import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { readFileTree } from './file-tree';
import { docContent } from './html';

const PAGES = pagesNamed('guide/advanced/extend-build.mdx');
const configWith = (text: string) =>
  PAGES.find(({ lang }) => lang === 'en')?.fences.find(({ code }) => code.includes(text))?.code ?? '';

describe('the example of an Rsbuild plugin', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('rsbuild-plugin', { env: { EDITION: '4' } });
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it.each(PAGES)('has the output that $file shows', ({ fences }) => {
    const result =
      fences.find(({ meta }) => metaValue(meta, 'title')?.includes('EDITION=4'))?.code.trim() ?? '';
    expect(result.split('\n')).toHaveLength(4);
    for (const line of result.split('\n')) {
      const [file = '', text = ''] = line.split(/ {2,}/);
      expect(site.read(file.replace('doc_build/', ''))).toContain(text);
    }
  });

  it('configures the server and browser builds separately, and writes the config when debugging', async () => {
    const config = configWith('no-map.ts');
    const copy = await buildExample('rsbuild-plugin', {
      env: { DEBUG: 'rsbuild' },
      files: {
        'rspress.config.ts': config,
        'components/map.ts':
          "import code from './note.ts?raw';\nexport const map = () => 'real map ' + code;",
        'components/note.ts': 'export const note = 1;',
        'components/no-map.ts': "export const map = () => 'no map';",
        'docs/index.mdx': "import { Map } from './_Map';\n\n# Map\n\n<Map />\n",
        'docs/_Map.tsx': `import { map } from '@map';
          export const Map = () => (
            <p>{[map(), import.meta.env.PUBLIC_SHIP, import.meta.env.MODE, process.env.__SSR__].map(String).join()}</p>
          );`,
        '.env': 'PUBLIC_SHIP=Nina\n',
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    expect(docContent(copy.read('index.html'))).toContain('no map,undefined,production,true');
    const scripts = copy.files.filter(file => file.startsWith('static/js/')).map(file => copy.read(file));
    expect(scripts.some(script => script.includes('real map') && script.includes('export const note'))).toBe(
      true,
    );
    expect(scripts.some(script => script.includes('no map'))).toBe(false);
    for (const { fences } of PAGES) {
      const tree = fences.find(({ meta }) => metaValue(meta, 'title') === 'doc_build/.rsbuild/')?.code ?? '';
      const built = copy.files.filter(file => file.startsWith('.rsbuild/'));
      expect(built).toEqual(readFileTree(tree).files.map(file => `.rsbuild/${file}`));
    }
    expect(copy.files.some(file => file.startsWith('__ssg__/'))).toBe(true);
  });

  it('loads .env variables, and writes no index.html to doc_build with another distPath', async () => {
    const copy = await buildExample('rsbuild-plugin', {
      files: {
        'rspress.config.ts': configWith('loadEnv').replace(
          'builderConfig: {',
          "builderConfig: { output: { distPath: { root: 'elsewhere' } },",
        ),
        'docs/index.mdx': '# Ship\n\n<p>{import.meta.env.PUBLIC_SHIP} {import.meta.env.PUBLIC_PORT}</p>\n',
        '.env': 'PUBLIC_SHIP=Nina\n',
        '.env.production': 'PUBLIC_PORT=Palos\n',
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    const page = copy.read('static/js/async/route-*.js');
    for (const text of ['"Nina"', '"Palos"']) expect(page).toContain(text);
    expect(copy.files).not.toContain('index.html');
  });

  it("fails to build if the config has an environment that the command doesn't use", async () => {
    const { exitCode, log } = await buildExample('rsbuild-plugin', {
      files: {
        'rspress.config.ts': `export default { ssg: false, builderConfig: {
          environments: { node: { resolve: { alias: { a: 'b' } } } },
        } };`,
        'docs/index.mdx': '# Home\n',
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain("Module not found: Can't resolve './src'");
  });

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
});
