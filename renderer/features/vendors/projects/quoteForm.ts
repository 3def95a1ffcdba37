import {
  getPlainTextError,
  isPlainLine,
  PLAIN_LINE_MESSAGE,
  tooLongMessage,
} from '../../../ui/form/textSchemas.ts';
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
const LONGEST_REASON = 300;
const LONGEST_QUESTION = 1000;

/** Parses a whole number; NaN if invalid. */
export const parseWholeNumber = (typed: string): number => {
  const plain = typed.replace(/[$,\s]/g, '');
  return /^\d{1,15}$/.test(plain) ? Number(plain) : Number.NaN;
};

function validatePrice(typed: string): string | undefined {
  if (typed.trim() === '') return 'Enter the price.';
  const price = parseWholeNumber(typed);
  if (Number.isNaN(price) || price < 1) return 'Enter whole dollars, such as 48,500.';
  return price > MOST_DOLLARS ? 'Enter a smaller number.' : undefined;
}

function validateScope(typed: string): string | undefined {
  const { length } = typed.trim();
  if (length < SHORTEST_SCOPE) {
    return `Describe what the price covers in at least ${SHORTEST_SCOPE} characters.`;
  }
  return getPlainTextError(typed.trim(), LONGEST_SCOPE);
}

function validateWeeks(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const weeks = parseWholeNumber(typed);
  return weeks >= 1 && weeks <= MOST_WEEKS
    ? undefined
    : `Enter whole weeks, from 1 to ${MOST_WEEKS}.`;
}

function validateDay(day: string): string | undefined {
  return day === '' || (day >= '2000-01-01' && day < '3000-01-01') ? undefined : 'Check the year.';
}

/** Validation errors by field. */
export const validateQuote = ({ price, scope, beginsOn, weeks, holdsUntil }: QuoteFormValues) => ({
  price: validatePrice(price),
  scope: validateScope(scope),
  beginsOn: validateDay(beginsOn),
  weeks: validateWeeks(weeks),
  holdsUntil:
    holdsUntil !== '' && holdsUntil < currentServerDay()
      ? 'Choose today or a later date.'
      : validateDay(holdsUntil),
});

export function validateReason(typed: string): string | undefined {
  if (typed.trim().length > LONGEST_REASON) return tooLongMessage(LONGEST_REASON);
  return isPlainLine(typed) ? undefined : PLAIN_LINE_MESSAGE;
}

export const validateQuestion = (typed: string): string | undefined =>
  typed.trim() === '' ? 'Enter a question.' : getPlainTextError(typed.trim(), LONGEST_QUESTION);
