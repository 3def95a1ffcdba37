import { z } from './schema.ts';

/** Without line breaks and without marks that turn the direction of what stands beside. */
export const isPlainLine = (typed: string): boolean =>
  !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(typed);

/** What is said of a line that is none. */
export const NOT_PLAIN = 'Use one line of plain text.';

export const tooLong = (limit: number): string => `Use at most ${limit} characters.`;

/** What may have several lines. */
export const text = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, tooLong(limit)));

/** One line, with every letter and sign there is. */
export const line = (limit: number) => text(limit).check(z.refine(isPlainLine, NOT_PLAIN));

/** One line that has to be there; the sentence says what is missing. */
export const requiredLine = (limit: number, missing: string) =>
  line(limit).check(z.minLength(1, missing));

/** What is said of several lines in which such marks are. */
export const TURNED = 'Leave out the marks that turn the direction of text.';

/** Why several lines that others read cannot be kept; undefined where they can. */
export function plainTextFault(typed: string, limit: number): string | undefined {
  if (typed.length > limit) return tooLong(limit);
  return /[\u202a-\u202e\u2066-\u2069]/u.test(typed) ? TURNED : undefined;
}
