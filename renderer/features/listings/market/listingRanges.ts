import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import {
  formatCriteriaRange,
  type Range,
  type RangeName,
} from '#shared/listings/sentence/criteria.ts';
import { parseFigure } from '#shared/listings/sentence/figures.ts';

export const RANGE_NAMES = ['price', 'each', 'beds', 'occupancy', 'cap', 'built'] as const;

const RANGE = /^(\d{1,12}(?:\.\d{1,2})?)?(?:(-)(\d{1,12}(?:\.\d{1,2})?)?)?$/;

const ends = (value: string): Range | null => {
  const [, from, , to] = RANGE.exec(value) ?? [];
  if (from === undefined && to === undefined) return null;
  return {
    from: from === undefined ? undefined : Number(from),
    to: to === undefined ? undefined : Number(to),
  };
};

/** "0-5000000" and "-5000000" are equivalent: a range from 0 has no lower bound. */
const normal = ({ from, to }: Range): Range => ({ from: from === 0 ? undefined : from, to });

/** Parses a range from the URL: "50", "60-", "-15000000", "7.5-9". Returns null if invalid. */
export function parseRange(value: string): Range | null {
  const range = ends(value);
  if (range === null) return null;
  const { from, to } = normal(range);
  if (from === undefined && to === undefined) return null;
  return from !== undefined && to !== undefined && from > to ? null : { from, to };
}

/** Formats a range for the URL, using the equivalent preset choice if there is one. */
export function serializeRange(name: RangeName, range: Range): string | null {
  const { from, to } = normal(range);
  if (from === undefined && to === undefined) return null;
  const choice = LISTING_CHOICES[name].find(([value]) => {
    const offered = parseRange(value);
    return offered?.from === from && offered?.to === to;
  });
  return choice?.[0] ?? `${from ?? ''}-${to ?? ''}`;
}

export function rangeText(name: RangeName, value: string): string {
  const range = parseRange(value);
  return range === null ? '' : formatCriteriaRange(name, range);
}

/** Multipliers for abbreviated input: prices default to millions, prices per bed to thousands. */
const LEFT_OUT: Readonly<Partial<Record<RangeName, number>>> = { price: 1e6, each: 1e3 };

/** Parses one typed bound. Returns undefined if empty, null if not a number. */
export function parseRangeEnd(name: RangeName, text: string): number | null | undefined {
  if (text.trim() === '') return undefined;
  const figure = parseFigure(text);
  if (figure === null) return null;
  const scale = LEFT_OUT[name];
  return scale !== undefined && figure < 1000 && /^[\d.,$\s]*$/.test(text)
    ? figure * scale
    : figure;
}
