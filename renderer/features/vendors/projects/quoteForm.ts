import { z } from '../../../ui/form/schema.ts';
import { line, plainText, text, withoutBidiMarks } from '../../../ui/form/textSchemas.ts';
import { day, inPlausibleYear } from './projectForm.ts';
import type { PriceUnit, Request } from './projects.ts';
import { currentServerDay } from './requests.ts';

/** A quote's form values, as text. */
export type QuoteFormValues = Readonly<
  Record<'price' | 'per' | 'scope' | 'beginsOn' | 'weeks' | 'holdsUntil', string>
>;

export const PRICE_UNIT_CHOICES: readonly (readonly [PriceUnit, string])[] = [
  ['project', 'Per project'],
  ['month', 'A month'],
  ['hour', 'Per hour'],
];

/** Initial form values: the current quote. */
export const getQuoteFormValues = (request: Request): QuoteFormValues => ({
  price: request.price === null ? '' : String(request.price),
  per: request.price_per ?? 'project',
  scope: request.scope ?? '',
  beginsOn: request.begins_on ?? '',
  weeks: request.weeks === null ? '' : String(request.weeks),
  holdsUntil: request.holds_until ?? '',
});

const MOST_DOLLARS = 1e12;
const LONGEST_SCOPE = 4000;
const SHORTEST_SCOPE = 20;
const MOST_WEEKS = 520;

/** Parses a whole number; NaN if invalid. */
export const parseWholeNumber = (typed: string): number => {
  const plain = typed.replace(/[$,\s]/g, '');
  return /^\d{1,15}$/.test(plain) ? Number(plain) : Number.NaN;
};

export const quoteSchema = z.object({
  price: z.string().check(
    z.refine((typed) => typed.trim() !== '', 'Enter the price.'),
    z.refine((typed) => parseWholeNumber(typed) >= 1, 'Enter whole dollars, such as 48,500.'),
    z.refine((typed) => !(parseWholeNumber(typed) > MOST_DOLLARS), 'Enter a smaller number.'),
  ),
  per: z.string(),
  scope: text(LONGEST_SCOPE).check(
    z.minLength(
      SHORTEST_SCOPE,
      `Describe what the price covers in at least ${SHORTEST_SCOPE} characters.`,
    ),
    withoutBidiMarks(),
  ),
  beginsOn: day,
  weeks: z.string().check(
    z.refine((typed) => {
      const weeks = parseWholeNumber(typed);
      return typed.trim() === '' || (weeks >= 1 && weeks <= MOST_WEEKS);
    }, `Enter whole weeks, from 1 to ${MOST_WEEKS}.`),
  ),
  holdsUntil: z.string().check(
    z.refine(
      (typed) => typed === '' || typed >= currentServerDay(),
      'Choose today or a later date.',
    ),
    inPlausibleYear(),
  ),
});

export const reasonSchema = z.object({ reason: line(300) });

/** The id is generated with the first keystroke, so that the question is sent once. */
export const questionSchema = z.object({
  id: z.string(),
  words: plainText(1000).check(z.minLength(1, 'Enter a question.')),
});
