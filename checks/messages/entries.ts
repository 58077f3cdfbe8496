import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Path relative to the project's folder. */
export const ENTRIES_FILE = 'checks/messages/entries.json';

/** Which section of the documentation explains which messages. A variable part of a message is `…`. */
export interface MessageEntries {
  /** Messages by the section that quotes and explains them: `guide/troubleshooting#dead-link`. */
  explained: Record<string, string[]>;
  /** Messages without a section, by the reason. */
  unexplained: Record<string, string[]>;
}

/** @throws Error that says what's wrong with the file */
export function readMessageEntries(root: string): MessageEntries {
  const value: unknown = JSON.parse(readFileSync(path.join(root, ENTRIES_FILE), 'utf8'));
  if (!isRecord(value) || !isLists(value.explained) || !isLists(value.unexplained)) {
    throw new Error(`${ENTRIES_FILE} needs lists of messages in "explained" and "unexplained".`);
  }
  return { explained: value.explained, unexplained: value.unexplained };
}

function isLists(value: unknown): value is Record<string, string[]> {
  return isRecord(value) && Object.values(value).every(isTexts);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
