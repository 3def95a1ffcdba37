import { z } from './schema.ts';

/** True if there are no line breaks or bidirectional control characters. */
export const isPlainLine = (typed: string): boolean =>
  !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(typed);

/** Error for text that isn't a single plain line. */
export const PLAIN_LINE_MESSAGE = 'Use one line of plain text.';

export const tooLongMessage = (limit: number): string => `Use at most ${limit} characters.`;

/** Schema for multiline text. */
export const text = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, tooLongMessage(limit)));

/** Schema for one line of any characters. */
export const line = (limit: number) => text(limit).check(z.refine(isPlainLine, PLAIN_LINE_MESSAGE));

/** Schema for a required line; the sentence names what is missing. */
export const requiredLine = (limit: number, missing: string) =>
  line(limit).check(z.minLength(1, missing));

/** Error for multiline text with bidirectional control characters. */
export const BIDI_MARKS_MESSAGE = 'Remove characters that change text direction.';

/** Returns why shared multiline text can't be saved; undefined if it can. */
export function getPlainTextError(typed: string, limit: number): string | undefined {
  if (typed.length > limit) return tooLongMessage(limit);
  return /[\u202a-\u202e\u2066-\u2069]/u.test(typed) ? BIDI_MARKS_MESSAGE : undefined;
}
