import { formatDateTime, formatDay } from '../format/date.ts';
import { formatDollars } from '../format/money.ts';
import { formatNumber } from '../format/number.ts';
import { formatPercent } from '../format/percent.ts';
import { STATES } from '../listings/states.ts';
import { contactMethodLabel, parseContactMethod } from './contactMethods.ts';
import type { Field } from './noun.ts';
import type { Value } from './row.ts';

/** Resolves an id to the name of a person or record. */
export type NameLookup = (id: string) => string | undefined;

const stateName = (code: string): string =>
  (STATES as Readonly<Record<string, string>>)[code] ?? code;

/** Returns a number's phone link. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\dx]/g, '')}`;

/** Formats a US number as "(512) 555-0134"; any other stays as typed. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const isPlain = /^[+\d() .-]*$/.test(phone) && (!phone.startsWith('+') || digits[0] === '1');
  return national.length === 10 && isPlain
    ? `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`
    : phone;
}

/** Removes the scheme, `www.`, and trailing slash of a link. */
const writeLink = (link: string): string =>
  link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

function writeText(field: Field, text: string, nameOf: NameLookup): string {
  switch (field.type) {
    case 'date':
      // A calendar day is the same in every time zone.
      return formatDay(text.slice(0, 10));
    case 'time':
      return formatDateTime(text);
    case 'phone':
      return formatPhone(text);
    case 'link':
      return writeLink(text);
    case 'usState':
      return stateName(text);
    case 'choice':
      return field.choices.find(({ value }) => value === text)?.label ?? text;
    case 'person':
      return nameOf(text) ?? 'Former member';
    case 'record':
      return nameOf(text) ?? 'No access';
    default:
      return text;
  }
}

function writeItems(field: Field, items: readonly string[], nameOf: NameLookup): string {
  if (field.type === 'people') {
    return items.map((item) => nameOf(item) ?? 'Former member').join(', ');
  }
  if (field.type === 'choices') {
    const labels = new Map(field.choices.map(({ value, label }) => [value, label]));
    return items.map((item) => labels.get(item) ?? item).join(', ');
  }
  if (field.type === 'ways') {
    return items
      .map((item) => {
        const method = parseContactMethod(item);
        return `${contactMethodLabel(method)}: ${field.of === 'phone' ? formatPhone(method.value) : method.value}`;
      })
      .join('; ');
  }
  return items.join(', ');
}

const unnamed: NameLookup = () => undefined;

/** Formats a field's value for display; empty for no value. */
export function formatFieldValue(field: Field, value: Value, nameOf: NameLookup = unnamed): string {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (field.type === 'money') return formatDollars(value);
    if (field.type === 'number' && field.isYear) return `${value}`;
    return field.type === 'percent' ? formatPercent(value) : formatNumber(value);
  }
  return typeof value === 'string'
    ? writeText(field, value, nameOf)
    : writeItems(field, value, nameOf);
}
