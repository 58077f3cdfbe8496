import { readFileSync, writeFileSync } from 'node:fs';

/** Changes a file for a while, and restores it unless someone else has changed it in the meantime. */
export class TemporaryEdit {
  readonly original: string;
  /** What the file contains, as far as this edit knows. */
  private known: string;

  constructor(private readonly file: string) {
    this.original = readFileSync(file, 'utf8');
    this.known = this.original;
  }

  /** @throws Error if someone else has changed the file */
  write(text: string): void {
    if (readFileSync(this.file, 'utf8') !== this.known) throw new Error(this.changed());
    writeFileSync(this.file, text);
    this.known = text;
  }

  /** Does nothing if the file is as it was. If someone else has changed it, keeps their text and prints a sentence. */
  restore(): void {
    const now = readFileSync(this.file, 'utf8');
    if (now === this.original) return;
    if (now === this.known) this.write(this.original);
    else console.error(`${this.changed()} Remove what was added to it for the test; \`git diff\` shows it.`);
  }

  private changed(): string {
    return `${this.file} was changed by someone else while it was being tested, so it isn't overwritten.`;
  }
}
