import type { ParsedPhrase } from './criteria.ts';

export type Meaning = Omit<ParsedPhrase, 'words'>;

export interface Rule {
  /**
   * Matches user-written text with whitespace collapsed. Every repetition has a limit, so a match takes only a few
   * steps per character.
   */
  readonly pattern: RegExp;
  /** Null if the text only looks like a match. */
  readonly read: (match: RegExpExecArray) => Meaning | null;
}

export const createRule = (source: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(source, 'i'),
  read,
});
