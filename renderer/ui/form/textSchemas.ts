import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';
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

/** Schema for shared multiline text. */
export const plainText = (limit: number) =>
  text(limit).check(
    z.refine((typed) => !/[\u202a-\u202e\u2066-\u2069]/u.test(typed), BIDI_MARKS_MESSAGE),
  );

/** Schema for required text; the sentence names what is missing. */
export const requiredText = (limit: number, missing: string) =>
  text(limit).check(z.minLength(1, missing));

/** Schema for a typed number within limits. */
export const numberText = (least: number, most: number, wrong: string) =>
  z.string().check(
    z.refine((typed) => {
      const value = Number(typed);
      return typed.trim() !== '' && value >= least && value <= most;
    }, wrong),
  );

export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`),
    z.maxLength(72, 'Use at most 72 characters.'),
  );

export const codeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{3}\s?\d{3}$/, 'Enter the 6-digit code.')),
});
