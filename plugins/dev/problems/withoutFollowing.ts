import type { Finding } from '../../../checks/finding';

/** What only follows from a fault of a rule, on the page and on the one in the other language. */
const FOLLOWING: Record<string, RegExp> = {
  links: /^same-links$/,
  'page-faults': /^(?:same-components|same-fences|same-frontmatter|same-headings|descriptions|titles)$/,
};

/**
 * Leaves out what only follows from a fault: if a link is dead or the frontmatter can't be read, the page also differs
 * from the one in the other language, and advice to copy the mistake there would mislead.
 */
export function withoutFollowing(findings: Finding[]): Finding[] {
  const causes = findings.filter(({ rule }) => rule in FOLLOWING);
  return findings.filter(
    ({ rule, file }) =>
      !causes.some(cause => FOLLOWING[cause.rule]?.test(rule) && nameOf(cause.file) === nameOf(file)),
  );
}

/** The name that both languages of a page share. */
function nameOf(file: string): string {
  return file.replace(/^docs\/(?:fragments\/)?\w+\//, '');
}
