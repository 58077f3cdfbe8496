/** The used fields of a Shiki theme in TextMate's format. */
export interface TextMateTheme {
  type?: string;
  fg?: string;
  bg?: string;
  colors?: Record<string, string>;
  tokenColors?: { scope?: string | string[]; settings?: { foreground?: string } }[];
}

/** The scope that each variable takes its color from. */
const SCOPES = {
  '--shiki-token-constant': 'constant',
  '--shiki-token-string': 'string',
  '--shiki-token-comment': 'comment',
  '--shiki-token-keyword': 'keyword',
  '--shiki-token-parameter': 'variable.parameter',
  '--shiki-token-function': 'entity.name.function',
  '--shiki-token-string-expression': 'string.template',
  '--shiki-token-punctuation': 'punctuation',
  '--shiki-token-link': 'markup.underline.link',
  '--shiki-token-inserted': 'markup.inserted',
  '--shiki-token-deleted': 'markup.deleted',
} as const;

/** @returns values of the variables that color code; they can't express everything in a theme */
export function codeVariables(theme: TextMateTheme): Record<string, string> {
  const foreground = theme.colors?.['editor.foreground'] ?? theme.fg;
  const background = theme.colors?.['editor.background'] ?? theme.bg;
  const tokens = Object.entries(SCOPES).map(
    ([name, scope]) => [name, colorOfScope(theme, scope) ?? foreground] as const,
  );
  const all = [['--shiki-foreground', foreground], ['--rp-code-block-bg', background], ...tokens] as const;
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Returns the color of the most specific rule for the scope; the last one wins a tie. */
function colorOfScope({ tokenColors = [] }: TextMateTheme, scope: string): string | undefined {
  let found: string | undefined;
  let length = 0;
  for (const { scope: scopes = [], settings } of tokenColors) {
    if (!settings?.foreground) continue;
    for (const name of typeof scopes === 'string' ? scopes.split(',') : scopes) {
      const selector = name.trim();
      const isBeginning = scope === selector || scope.startsWith(`${selector}.`);
      if (!isBeginning || selector.length < length) continue;
      found = settings.foreground;
      length = selector.length;
    }
  }
  return found;
}
