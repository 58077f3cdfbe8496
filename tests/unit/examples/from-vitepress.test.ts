import { expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { afterCommands, commandsIn, siteOf } from './site-steps';

/** Files that readers write in a step of the page, so no command creates them. */
const TOOLING = ['package.json', 'tsconfig.json'];

it.each(pagesNamed('guide/migration/from-vitepress.mdx'))(
  'the commands in $file move the files of the VitePress site to the paths of the Rspress site',
  page => {
    const [commands = ''] = commandsIn(page, 'steps').filter(code => code.startsWith('mkdir'));
    const isMoved = (file: string) => !TOOLING.includes(file);
    const moved = Object.keys(afterCommands(siteOf('vitepress'), commands));
    expect(moved.filter(isMoved).sort()).toEqual(
      Object.keys(siteOf('from-vitepress')).filter(isMoved).sort(),
    );
  },
);
