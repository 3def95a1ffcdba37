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

/** Schema for required text of any length; the sentence names what is missing. */
export const required = (missing: string, minimum = 1) =>
  z.string().check(z.trim(), z.minLength(minimum, missing));

/** Schema for optional text; blank is null. */
export const optional = () =>
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
