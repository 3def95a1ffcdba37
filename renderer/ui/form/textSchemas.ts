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

/** Check that shared multiline text has no bidirectional control characters. */
export const withoutBidiMarks = () =>
  z.refine<string>(
    (typed) => !/[\u202a-\u202e\u2066-\u2069]/u.test(typed),
    'Remove characters that change text direction.',
  );

/** Schema for shared multiline text. */
export const plainText = (limit: number) => text(limit).check(withoutBidiMarks());

/** Schema for required text of any length; the sentence names what is missing. */
export const requiredText = (missing: string, minimum = 1) =>
  z.string().check(z.trim(), z.minLength(minimum, missing));

/** Schema for optional text; blank is null. */
export const optionalText = () =>
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim() || null),
  );

/** Schema for typed text that passes a check. */
export const checkedText = (isValid: (typed: string) => boolean, message: string) =>
  z.string().check(z.trim(), z.refine(isValid, message));

/** Schema for typed text that is parsed; the sentence is shown if `parse` returns undefined. */
export const parsedText = <Value>(parse: (typed: string) => Value | undefined, message: string) =>
  z.pipe(
    z.string(),
    z.transform((typed, { issues }): Value => {
      const value = parse(typed);
      if (value !== undefined) return value;
      issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  );

/** Schema for a number within limits; returns the number. */
export const numberText = (least: number, most: number, message: string) =>
  parsedText((typed) => {
    const value = Number(typed);
    return typed.trim() !== '' && value >= least && value <= most ? value : undefined;
  }, message);

/** True for the email formats the database accepts. */
export const isEmail = (typed: string): boolean => /^[^@\s]{1,64}@[^@\s]{1,190}$/.test(typed);

/** Schema for a required email. */
export const email = () => checkedText(isEmail, 'Enter a valid email.');

/** Schema for a local date and time field; returns it in UTC. */
export const dateTime = (missing: string) =>
  parsedText((typed) => {
    const date = new Date(typed);
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  }, missing);

export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`),
    z.maxLength(72, 'Use at most 72 characters.'),
  );

export const codeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{3}\s?\d{3}$/, 'Enter the 6-digit code.')),
});
