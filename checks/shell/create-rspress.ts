/**
 * Command line of the scaffold `create-rspress`, which is a package with releases of its own and is not installed
 * here. Source: `templates` and `extraSkills` in
 * https://github.com/web-infra-dev/rspress/blob/main/packages/create-rspress/src/index.ts and the help text in
 * https://github.com/rstackjs/create-rstack/blob/main/src/index.ts, which parses the arguments.
 */
export const CREATE_RSPRESS = {
  templates: ['basic', 'basic-theme', 'i18n', 'i18n-theme'],
  tools: ['eslint', 'rslint', 'biome', 'prettier'],
  /** Whether a value follows, by the name of the flag. */
  flags: {
    '-h': false,
    '--help': false,
    '-d': true,
    '--dir': true,
    '-t': true,
    '--template': true,
    '--tools': true,
    '--skill': true,
    '--no-git': false,
    '--override': false,
    '--package-name': true,
    '--template-version': true,
  },
} as const satisfies { templates: string[]; tools: string[]; flags: Record<string, boolean> };
