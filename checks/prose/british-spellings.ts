/** British spelling, and its American replacement. */
export interface BritishSpelling {
  pattern: RegExp;
  /** Replacement for the pattern, which can use its groups. */
  american: string;
}

export const BRITISH_SPELLINGS: BritishSpelling[] = [
  { pattern: /\b(behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum)our(\w*)/i, american: '$1or$2' },
  {
    pattern:
      /\b(\w*)(author|capital|categor|character|custom|final|general|global|initial|international|item|local|maxim|memor|minim|modern|normal|optim|organ|parallel|penal|priorit|random|real|recogn|sanit|serial|special|stabil|standard|summar|symbol|synchron|token|util|virtual|visual)is(e[ds]?|ers?|ing|ations?|able)\b/i,
    american: '$1$2iz$3',
  },
  { pattern: /\b(analy|cataly|paraly)s(e|ed|ing)\b/i, american: '$1z$2' },
  {
    pattern: /\b(cancel|channel|label|level|model|signal|total|travel|tunnel)l(ed|ing|ers?)\b/i,
    american: '$1$2',
  },
  { pattern: /\b(cent|fib|lit|met|theat)re(s|d)?\b/i, american: '$1er$2' },
  { pattern: /\b(def|lic|off|pret)ence(s?)\b/i, american: '$1ense$2' },
  { pattern: /\b(mis)?(spel|smel|spil)t\b/i, american: '$1$2led' },
  { pattern: /\b(learn|dream|burn|lean)t\b/i, american: '$1ed' },
  { pattern: /\bgrey(\w*)/i, american: 'gray$1' },
  { pattern: /\bpractis(e[ds]?|ing)\b/i, american: 'practic$1' },
  { pattern: /\b(catalog|analog)ue(s?)\b/i, american: '$1$2' },
  { pattern: /\b(fulfil|enrol|instal|skilful)(s?)\b/i, american: '$1l$2' },
  { pattern: /\bartefact(s?)\b/i, american: 'artifact$1' },
  { pattern: /\b(acknowled|jud)gement(s?)\b/i, american: '$1gment$2' },
  { pattern: /\bprogramme(s?)\b/i, american: 'program$1' },
  { pattern: /\b(to|after|back|for|up|down)wards\b/i, american: '$1ward' },
  { pattern: /\bamongst\b/i, american: 'among' },
  { pattern: /\bwhilst\b/i, american: 'while' },
  { pattern: /\bsceptic(\w*)/i, american: 'skeptic$1' },
  { pattern: /\bmaths\b/i, american: 'math' },
];
