import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { redact } from './redact.ts';

export type Level = 'info' | 'warning' | 'error';

const LONGEST_ENTRY = 8000;

export interface LogOptions {
  readonly directory: string;
  readonly now?: () => Date;
  /** A full file becomes `main.1.log`, that one `main.2.log`, and the last one is deleted. */
  readonly maxBytes?: number;
  readonly maxFiles?: number;
}

/**
 * The log of this installation, stored only on its own disk. Entries are redacted before writing, so the files can be
 * sent to support as they are. Never throws.
 */
export class Log {
  readonly directory: string;
  readonly #now: () => Date;
  readonly #maxBytes: number;
  readonly #maxFiles: number;
  #bytes: number;

  constructor({
    directory,
    now = () => new Date(),
    maxBytes = 1_000_000,
    maxFiles = 4,
  }: LogOptions) {
    this.directory = directory;
    this.#now = now;
    this.#maxBytes = maxBytes;
    this.#maxFiles = maxFiles;
    this.#bytes = this.#prepare();
  }

  info(message: string, details?: unknown): void {
    this.#write('info', message, details);
  }
  warning(message: string, details?: unknown): void {
    this.#write('warning', message, details);
  }
  error(message: string, details?: unknown): void {
    this.#write('error', message, details);
  }

  /** Returns the whole log, oldest first, redacted again in case the redactor was updated. */
  read(): string {
    const numbers = Array.from(
      { length: this.#maxFiles },
      (_, index) => this.#maxFiles - 1 - index,
    );
    return numbers.map((number) => redact(this.#readFile(number))).join('');
  }

  #write(level: Level, message: string, details: unknown): void {
    const text = redact(details === undefined ? message : `${message} ${describe(details)}`);
    // Line breaks are indented so that a message can't forge another entry.
    const entry = text.replace(/\r?\n|\r/g, '\n    ').slice(0, LONGEST_ENTRY);
    const line = `${this.#now().toISOString()} ${level} ${entry}\n`;
    try {
      if (this.#bytes + Buffer.byteLength(line) > this.#maxBytes) this.#rotate();
      appendFileSync(this.#path(0), line, { mode: 0o600 });
      this.#bytes += Buffer.byteLength(line);
    } catch {
      // A full disk must not crash the app.
    }
  }

  #rotate(): void {
    rmSync(this.#path(this.#maxFiles - 1), { force: true });
    for (let number = this.#maxFiles - 2; number >= 0; number -= 1) {
      if (this.#size(number) > 0) renameSync(this.#path(number), this.#path(number + 1));
    }
    this.#bytes = 0;
  }

  #prepare(): number {
    try {
      mkdirSync(this.directory, { recursive: true, mode: 0o700 });
    } catch {
      // Without a folder nothing is logged; everything else works.
    }
    return this.#size(0);
  }

  #size(number: number): number {
    return statSync(this.#path(number), { throwIfNoEntry: false })?.size ?? 0;
  }

  #readFile(number: number): string {
    try {
      return readFileSync(this.#path(number), 'utf8');
    } catch {
      return '';
    }
  }

  #path(number: number): string {
    return join(this.directory, number === 0 ? 'main.log' : `main.${number}.log`);
  }
}

function describe(details: unknown): string {
  if (details instanceof Error) {
    const code = 'code' in details ? ` ${String(details.code)}` : '';
    return `${details.stack ?? details.message}${code}`;
  }
  if (typeof details === 'string') return details;
  try {
    return JSON.stringify(details) ?? String(details);
  } catch {
    return '[unprintable]';
  }
}
