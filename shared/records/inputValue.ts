import { formatExactDollars, MAX_DOLLARS } from '../format/money.ts';
import { formatNumber } from '../format/number.ts';
import { STATES } from '../listings/states.ts';
import { findChoice, findState } from './abbreviations.ts';
import type { Choice } from './choice.ts';
import { parseContactMethod, serializeContactMethod } from './contactMethods.ts';
import type { Field } from './noun.ts';
import { isSame, type Value } from './row.ts';

/** Input typed into a field or import cell: text, a checkbox, or several texts. */
export type InputValue = string | boolean | readonly string[];

/** The parsed value, or an error sentence. */
export type ParseResult = { readonly value: Value } | { readonly sentence: string };

const LONGEST = { line: 200, long: 10_000, tag: 60, tags: 50, ways: 40, address: 300 } as const;

const is = (value: Value): ParseResult => ({ value });
const wrong = (message: string): ParseResult => ({ sentence: message });

function readText(text: string, longest: number): ParseResult {
  return text.length > longest
    ? wrong(`Use at most ${formatNumber(longest)} characters.`)
    : is(text);
}

function readEmail(text: string): ParseResult {
  const [name = '', domain = '', ...others] = text.toLowerCase().split('@');
  const isOne =
    others.length === 0 &&
    name !== '' &&
    text.length <= 254 &&
    !/[\s,;<>"]/.test(text) &&
    domain.includes('.') &&
    domain.split('.').every((part) => part !== '');
  return isOne ? is(`${name}@${domain}`) : wrong('Enter an email like name@company.com.');
}

function readPhone(text: string): ParseResult {
  const digits = text.replace(/\D/g, '').length;
  const isOne = /^[0-9+(). x-]{1,40}$/.test(text) && digits >= 7 && digits <= 20;
  return isOne ? is(text) : wrong('Enter a phone number like (512) 555-0134.');
}

const HOST = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}(?::\d{1,5})?$/i;

function readLink(text: string): ParseResult {
  const [, scheme = 'https://', rest = ''] = /^(https?:\/\/)?(.*)$/i.exec(text) ?? [];
  const [host = ''] = rest.split(/[/?#]/, 1);
  const isOne = HOST.test(host) && !/[\s<>"]/.test(rest) && text.length < 2000;
  return isOne
    ? is(`${scheme.toLowerCase()}${rest}`)
    : wrong('Enter a web address, such as company.com.');
}

const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
const FIGURE =
  /^([+-]?)\$?([+-]?)(\d{1,15}(?:\.\d{1,10})?|\.\d{1,10})(k|thousand|mm|million|mil|m|billion|bn|b)?%?$/;

function readNumber(text: string, least?: number, most?: number): ParseResult {
  const isNegative = text.startsWith('(') && text.endsWith(')');
  const plain = (isNegative ? text.slice(1, -1) : text).replace(/[\s,]/g, '').toLowerCase();
  const found = FIGURE.exec(plain);
  if (found === null) return wrong('Enter a number.');
  const [, before, after, digits = '', times = ''] = found;
  const size = Number(digits) * (TIMES[times] ?? 1);
  const value = isNegative || before === '-' || after === '-' ? -size : size;
  // Makes 12.4 million exact.
  const rounded = Number(value.toPrecision(15));
  if (least !== undefined && rounded < least) return wrong(`Enter ${formatNumber(least)} or more.`);
  if (most !== undefined && rounded > most) return wrong(`Enter ${formatNumber(most)} or less.`);
  return is(rounded);
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAYS: readonly (readonly [RegExp, (parts: readonly string[]) => readonly number[]])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.{0,40})?$/, ([y, m, d]) => [Number(y), Number(m), Number(d)]],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/, ([m, d, y]) => [whole(y), Number(m), Number(d)]],
  [
    /^([a-z]{3})[a-z]{0,6}\.? (\d{1,2}),? (\d{4})$/i,
    ([m = '', d, y]) => [Number(y), MONTHS.indexOf(m.toLowerCase()) + 1, Number(d)],
  ],
];
const whole = (year = ''): number => Number(year) + (year.length === 2 ? 2000 : 0);

const two = (part: number): string => String(part).padStart(2, '0');

function readDay(text: string): ParseResult {
  for (const [pattern, partsOf] of DAYS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [year = 0, month = 0, day = 0] = partsOf(found.slice(1));
    const date = new Date(Date.UTC(year, month - 1, day));
    const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
    if (isReal && year <= 2200) return is(`${year}-${two(month)}-${two(day)}`);
  }
  return wrong('Enter a date, such as 11/22/2026.');
}

function readTimestamp(text: string): ParseResult {
  const parsedDate = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  const year = parsedDate.getFullYear();
  return year >= 1900 && year <= 2200
    ? is(parsedDate.toISOString())
    : wrong('Enter a date and time, such as 11/22/2026 10:00 AM.');
}

const YES = new Set(['yes', 'y', 'true', '1', 'x']);
const NO = new Set(['', 'no', 'n', 'false', '0']);

function readFlag(text: string): ParseResult {
  const normalized = text.toLowerCase();
  if (YES.has(normalized)) return is(true);
  return NO.has(normalized) ? is(false) : wrong('Enter yes or no.');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const STATE_CHOICES: readonly Choice[] = Object.entries(STATES).map(([value, label]) => ({
  value,
  label,
}));

function readChoice(text: string, choices: readonly Choice[]): ParseResult {
  const found = choices === STATE_CHOICES ? findState(text, choices) : findChoice(text, choices);
  if (found !== undefined) return is(found.value);
  return choices === STATE_CHOICES
    ? wrong(`“${text}” isn't a state. Use TX or Texas, for example.`)
    : wrong(`Choose one of: ${choices.map(({ label }) => label).join(', ')}.`);
}

const itemsOf = (typed: InputValue): readonly string[] =>
  [
    ...new Set(
      (Array.isArray(typed) ? typed : String(typed).split(/[,;\n]/)).map((item) => item.trim()),
    ),
  ].filter((item) => item !== '');

function readItems(field: Field, typed: InputValue): ParseResult {
  const items = itemsOf(typed);
  if (field.type === 'tags') {
    if (items.length > LONGEST.tags) return wrong(`Use at most ${LONGEST.tags} tags.`);
    const isLong = items.some((item) => item.length > LONGEST.tag);
    return isLong ? wrong(`Use at most ${LONGEST.tag} characters per tag.`) : is(items);
  }
  if (field.type === 'people') {
    return items.every((item) => UUID.test(item)) ? is(items) : wrong('Choose from your team.');
  }
  const choices = field.type === 'choices' ? field.choices : STATE_CHOICES;
  const values: string[] = [];
  for (const item of items) {
    const reading = readChoice(item, choices);
    if ('sentence' in reading) return reading;
    values.push(String(reading.value));
  }
  return is(values);
}

/** Separators between entries: in an import row, a comma may be part of an address or of "no calls". */
const ENTRY_SEPARATORS = {
  email: /[,;\n]/,
  phone: /[;\n]|,(?! ?no calls)/i,
  address: /[;\n]/,
} as const;

function readContactMethods(of: 'email' | 'phone' | 'address', typed: InputValue): ParseResult {
  const lines = Array.isArray(typed) ? typed : String(typed).split(ENTRY_SEPARATORS[of]);
  const found = new Map<string, string>();
  for (const line of lines) {
    const method = parseContactMethod(line);
    if (method.value === '') continue;
    const reading =
      of === 'email'
        ? readEmail(method.value)
        : of === 'phone'
          ? readPhone(method.value)
          : readText(method.value.replace(/\s+/g, ' '), LONGEST.address);
    if ('sentence' in reading) return reading;
    const value = String(reading.value);
    if (!found.has(value.toLowerCase())) {
      found.set(
        value.toLowerCase(),
        serializeContactMethod({ ...method, value, isQuiet: of === 'phone' && method.isQuiet }),
      );
    }
  }
  return found.size > LONGEST.ways
    ? wrong(`Enter at most ${LONGEST.ways}.`)
    : is([...found.values()]);
}

function readSingleValue(field: Field, text: string): ParseResult {
  switch (field.type) {
    case 'text':
      return readText(text.replace(/\s+/g, ' '), field.longest ?? LONGEST.line);
    case 'longText':
      return readText(text, field.longest ?? LONGEST.long);
    case 'email':
      return readEmail(text);
    case 'phone':
      return readPhone(text);
    case 'link':
      return readLink(text);
    case 'money':
      return readNumber(text, field.least ?? 0, field.most ?? MAX_DOLLARS);
    case 'percent':
    case 'number':
      return readNumber(text, field.least, field.most);
    case 'date':
      return readDay(text);
    case 'time':
      return readTimestamp(text);
    case 'usState':
      return readChoice(text, STATE_CHOICES);
    case 'choice':
      return readChoice(text, field.choices);
    case 'person':
    case 'record':
      return UUID.test(text) ? is(text.toLowerCase()) : wrong('Choose one from the list.');
    case 'flag':
      return readFlag(text);
    default:
      return readItems(field, text);
  }
}

const LISTS: ReadonlySet<Field['type']> = new Set([
  'tags',
  'usStates',
  'choices',
  'people',
  'ways',
]);

/** Parses the input of a field. */
export function parseFieldValue(field: Field, typed: InputValue): ParseResult {
  if (typeof typed === 'boolean')
    return field.type === 'flag' ? is(typed) : wrong('Enter a value.');
  const isMissing = typeof typed === 'string' ? typed.trim() === '' : typed.length === 0;
  if (isMissing && field.isRequired) return wrong(`${field.label} is required.`);
  if (field.type === 'ways') return readContactMethods(field.of, typed);
  if (LISTS.has(field.type)) return readItems(field, typed);
  const text = String(typed).trim();
  if (field.type === 'flag') return readFlag(text);
  return text === '' ? is(null) : readSingleValue(field, text);
}

/** Formats a typed amount, such as "6.85m" as "$6,850,000"; anything else stays as typed. */
export function formatMoneyInput(typed: string): string {
  const reading = readNumber(typed.trim(), -MAX_DOLLARS, MAX_DOLLARS);
  return 'value' in reading && typeof reading.value === 'number'
    ? formatExactDollars(reading.value).replace('−', '-')
    : typed;
}

/** Converts a value to input for its field. */
export function toInputValue(field: Field, value: Value): InputValue {
  if (field.type === 'flag') return value === true;
  if (LISTS.has(field.type)) return Array.isArray(value) ? value : [];
  if (value === null) return '';
  if (field.type === 'date') return String(value).slice(0, 10);
  if (field.type === 'money') return formatMoneyInput(String(value));
  if (field.type !== 'time') return String(value);
  const parsedDate = new Date(String(value));
  const day = `${parsedDate.getFullYear()}-${two(parsedDate.getMonth() + 1)}-${two(parsedDate.getDate())}`;
  return `${day}T${two(parsedDate.getHours())}:${two(parsedDate.getMinutes())}`;
}

/** True if two values are equal in a field: input has minutes, while a stored time has seconds too. */
export const isSameInput = (field: Field, one: Value, other: Value): boolean =>
  isSame(one, other) ||
  (field.type === 'time' &&
    one !== null &&
    other !== null &&
    toInputValue(field, one) === toInputValue(field, other));
