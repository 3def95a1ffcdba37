import type { Understood } from './wish.ts';

export type Meaning = Omit<Understood, 'words'>;

export interface Rule {
  /**
   * Meets what strangers write: blanks are single there, and every repetition in a pattern has a limit, so
   * that none takes more than a few steps from each letter.
   */
  readonly pattern: RegExp;
  /** Null where the words only look like it. */
  readonly read: (match: RegExpExecArray) => Meaning | null;
}

export const rule = (source: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(source, 'i'),
  read,
});
