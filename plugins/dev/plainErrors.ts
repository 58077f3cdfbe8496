import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { formatFault } from '../../checks/page-faults/fault';
import { jsonFaults } from '../../checks/page-faults/syntax';
import { missingExport } from './missingExport';

/** What the bundler draws around the message of a loader. */
const MARKS = /^[\s│├╰─▶×]+(?:Error: )?|^Error: /;
/** Lines that are about the loader: that it failed, and its stack. */
const OF_LOADER = /^(?:Module build failed.*|at .*|\.\.\. \(truncated\))$/;
/** The start of a drawing of the source, which is useful as it is. */
const DRAWING = '╭─';

/**
 * @param root path of the project
 * @returns what a loader said, if that names the file itself, without the bundler's drawing and the loader's stack
 */
export function plainMessage(message: string, root: string): string | undefined {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map(line => line.replace(MARKS, '').replaceAll('\\"', '"'));
  const own = lines.filter(line => !OF_LOADER.test(line));
  if (own.length === lines.length || message.includes(DRAWING)) return undefined;
  const text = own.filter(Boolean).join('\n');
  const namesFile = /^[^\s:]+:\d+(?::\d+)? /.test(text) || text.includes(root);
  return namesFile ? text.replaceAll(`${root}${path.sep}`, '') : undefined;
}

/**
 * Shows messages about a source as they are, in the terminal and in the browser. The bundler would add the loader that
 * found the mistake, and how it got there.
 */
export function pluginPlainErrors(): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'site-plain-errors',
    apply: 'serve',
    setup(api) {
      api.onAfterCreateCompiler(({ compiler }) => {
        for (const each of 'compilers' in compiler ? compiler.compilers : [compiler]) {
          each.hooks.afterCompile.tap('site-plain-errors', ({ errors }) => {
            const texts = [...errors].map(plainText);
            for (const [at, text] of [...texts.entries()].reverse()) {
              // A style sheet fails twice: itself, and what's extracted from it.
              const isSaid = texts.indexOf(text) < at;
              if (text) errors.splice(at, 1, ...(isSaid ? [] : [new rspack.WebpackError(text)]));
            }
          });
        }
      });
    },
  };
  return { name: 'site-plain-errors', builderConfig: { plugins: [plugin] } };
}

function plainText({ message, module }: { message: string; module?: object | null }): string | undefined {
  const root = process.cwd();
  const plain = plainMessage(message, root);
  const resource = module && 'resource' in module ? String(module.resource) : '';
  if (plain || !resource.startsWith(root) || !existsSync(resource)) return plain;
  const file = path.relative(root, resource).split(path.sep).join('/');
  const source = readFileSync(resource, 'utf8');
  // `sourceFaults.ts` says the same.
  const [fault] = file.endsWith('.json') ? jsonFaults(source) : [];
  return fault ? formatFault({ file, ...fault }) : missingExport(message, file, source);
}
