import { formatUtcDay } from '../../../../shared/format/date.ts';

/** Facts that don't match their template. A retry would not help. */
export class TemplateDataError extends Error {}

const LONGEST = 300;
const LONGEST_PASSAGE = 2000;

/** Converts a stored fact to a value a template may use, or throws. */
export type FieldParser<T> = (value: unknown) => T;

/** One line of plain text in one writing direction. A line break in a subject would start a new header. */
export const text: FieldParser<string> = (value) => oneLine(value).slice(0, LONGEST);

function oneLine(value: unknown): string {
  if (typeof value !== 'string') throw new TemplateDataError('a text is missing');
  return value.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** User-entered sentences, with anything that mail clients would turn into a link broken up. */
export const passage: FieldParser<string> = (value) =>
  oneLine(value)
    .replace(/:\/\//g, ': ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/@/g, ' at ')
    .slice(0, LONGEST_PASSAGE);

/**
 * A user-entered name. Strips anything that mail clients would turn into a link, or that reads as a sentence with an
 * address.
 */
export const name: FieldParser<string> = (value) =>
  text(value)
    .replace(/[^\p{L}\p{M}\s'’.-]/gu, '')
    .replace(/\.(?=\S)/g, '')
    .slice(0, 100)
    .trim();

export const count: FieldParser<number> = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new TemplateDataError('a number is missing');
  return value;
};

/** A database timestamp as its date in UTC. */
export const day: FieldParser<string> = (value) => {
  const textValue = text(value);
  const date = new Date(textValue);
  return Number.isNaN(date.getTime()) ? textValue : formatUtcDay(date);
};

/** A web URL; rejects script URLs. */
export const link: FieldParser<string> = (value) => {
  const isWeb = typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/.test(value);
  if (!isWeb || !URL.canParse(value)) throw new TemplateDataError('a link is missing');
  return value;
};

/** A path within the product. */
export const path: FieldParser<string> = (value) => {
  if (typeof value !== 'string' || !/^\/(?:[^\s/\\<>"][^\s\\<>"]{0,499})?$/.test(value)) {
    throw new TemplateDataError('a path within the product is missing');
  }
  return value;
};

/** A sealed token created by the product. */
export const token: FieldParser<string> = (value) => {
  if (typeof value !== 'string' || !/^[A-Za-z0-9_-]{20,500}$/.test(value)) {
    throw new TemplateDataError('a token is missing');
  }
  return value;
};

/** A list of the same kind, limited to what an email holds. */
export const list =
  <Facts>(readers: FieldParsers<Facts>, most: number): FieldParser<Facts[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new TemplateDataError('a list is missing');
    return value.slice(0, most).map((entry) => parseTemplateData(readers, entry));
  };

export const optional =
  <T>(read: FieldParser<T>): FieldParser<T | undefined> =>
  (value) =>
    value === undefined || value === null || value === '' ? undefined : read(value);

export type FieldParsers<Facts> = { [Name in keyof Facts]-?: FieldParser<Facts[Name]> };

export function parseTemplateData<Facts>(readers: FieldParsers<Facts>, raw: unknown): Facts {
  const values = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const entries = Object.entries(readers) as [string, FieldParser<unknown>][];
  return Object.fromEntries(entries.map(([key, read]) => [key, read(values[key])])) as Facts;
}
