import fs from 'node:fs';
import { parse } from 'yaml';

export interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

export interface Job {
  name?: string;
  if?: string;
  needs?: string;
  'runs-on': string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  environment?: { name: string; url: string };
  steps: Step[];
}

export interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<string, Job>;
}

/** An action as a workflow's source names it: `owner/name@ref # comment`. */
export interface ActionReference {
  action: string;
  ref: string;
  comment: string;
}

export function readWorkflow(file: string): Workflow {
  return parse(fs.readFileSync(file, 'utf8')) as Workflow;
}

/** Reads the actions from the text, because a YAML parser drops the comment with the version. */
export function actionReferences(file: string): ActionReference[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.flatMap(line => {
    const [, action, ref, comment] = /\buses:\s*([^@\s]+)@(\S+)\s*(.*)$/.exec(line) ?? [];
    return action && ref ? [{ action, ref, comment: comment ?? '' }] : [];
  });
}

/** Returns the references that aren't a full commit hash with the version in a comment. */
export function unpinned(references: ActionReference[]): string[] {
  return references
    .filter(({ ref, comment }) => !/^[0-9a-f]{40}$/.test(ref) || !/^# v\d+\.\d+\.\d+$/.test(comment))
    .map(({ action, ref, comment }) => `${action}@${ref} ${comment}`.trim());
}

/** Returns an expression in a workflow's syntax: `${{ path }}`. */
export function expression(path: string): string {
  return `\${{ ${path} }}`;
}

export function job(workflow: Workflow, name: string): Job {
  const found = workflow.jobs[name];
  if (!found) throw new Error(`"${workflow.name}" has no job "${name}"`);
  return found;
}

export function stepUsing(steps: Step[], action: string): Step {
  const found = steps.find(step => step.uses?.startsWith(`${action}@`));
  if (!found) throw new Error(`no step uses ${action}`);
  return found;
}

export function commands(steps: Step[]): string[] {
  return steps.flatMap(step => step.run ?? []);
}

/**
 * Whether the newest Node.js that a host picks for this setting (`22`, `"22.x"`, `"20.19.0"`) runs Rspress,
 * whose range is `^20.19.0 || >=22.12.0`.
 */
export function runsRspress(setting: unknown): boolean {
  const [, major, minor] = /^(\d+)(?:\.(\d+|x))?(?:\.(?:\d+|x))?$/.exec(String(setting).trim()) ?? [];
  if (!major) return false;
  const newestMinor = minor === undefined || minor === 'x' ? Number.POSITIVE_INFINITY : Number(minor);
  return (major === '20' && newestMinor >= 19) || (major === '22' && newestMinor >= 12) || Number(major) > 22;
}

/** Whether a setting runs Rspress on a release line that gets security fixes for years: an even one from 22 on. */
export function isMaintained(setting: unknown): boolean {
  const major = Number.parseInt(String(setting), 10);
  return runsRspress(setting) && major >= 22 && major % 2 === 0;
}
