/** A person a task can be assigned to. */
interface Assignee {
  readonly id: string;
  readonly name: string;
}

/** What a typed line such as "Call Ana Fri 9am @Rita" means. */
export interface TaskEntry {
  /** The line without date, time, and assignee. */
  readonly title: string;
  /** As 2026-11-27. */
  readonly day: string | null;
  readonly minutes: number | null;
  readonly assigneeId: string | null;
}

const LONGEST_ENTRY = 300;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const START = '(?:^|\\s)';
const END = '(?=[\\s,.;!?]|$)';
const pattern = (body: string) => new RegExp(`${START}(?:${body})${END}`, 'i');

const WEEKDAY = pattern(
  '(?:(?:on|by|this) )?(next )?(sun(?:day)?|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?)',
);
const RELATIVE = pattern('(?:by )?(today|tonight|tomorrow|tmrw?|tom)');
const IN_DAYS = pattern('in (\\d{1,3}|a|an|one|two|three) (day|week|month)s?');
const NEXT_WEEK = pattern('next (week|month)');
const ISO = pattern('(?:on |by )?(\\d{4})-(\\d{1,2})-(\\d{1,2})');
const SLASHED = pattern('(?:on |by )?(\\d{1,2})\\/(\\d{1,2})(?:\\/(\\d{4}|\\d{2}))?');
const NAMED = pattern(
  '(?:on |by )?(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?',
);
const TIME = pattern('(?:at |@ ?)?(\\d{1,2})(?::(\\d{2}))? ?(am|pm|a|p)');
const CLOCK = pattern('(?:at |@ ?)?(\\d{1,2}):(\\d{2})');
const NAMED_TIME = pattern('(?:at )?(noon|midday|midnight)');
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };

/** A calendar date as a day that arithmetic can move, without a time zone. */
interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Returns the date as text, or null for one that does not exist, such as 2/30. */
function toDay({ year, month, day }: CalendarDate): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1970 && year <= 2999 ? `${year}-${two(month)}-${two(day)}` : null;
}

function shift({ year, month, day }: CalendarDate, days: number, months = 0): string {
  const date = new Date(Date.UTC(year, month - 1 + months, day + days));
  // Jan 31 plus a month is the last day of February.
  if (months !== 0 && date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** A meaning and where it was found. */
type Found<Value> = {
  readonly value: Value;
  readonly index: number;
  readonly length: number;
} | null;

const at = <Value>(value: Value, { index, 0: { length } }: RegExpExecArray): Found<Value> => ({
  value,
  index,
  length,
});

/** Returns the day a match means; without a year, the next such date. */
function nextDate(today: CalendarDate, month: number, day: number, year?: string): string | null {
  if (year !== undefined)
    return toDay({ year: Number(year) + (year.length === 2 ? 2000 : 0), month, day });
  const thisYear = toDay({ year: today.year, month, day });
  const isPast = thisYear !== null && thisYear < shift(today, 0);
  return isPast || thisYear === null ? toDay({ year: today.year + 1, month, day }) : thisYear;
}

function weekdayAfter(today: CalendarDate, name: string, isNext: boolean): string {
  const from = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay();
  const to = WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase());
  const ahead = (to - from + 7) % 7;
  if (!isNext) return shift(today, ahead);
  // The one in the week after this, which starts on Monday.
  const untilMonday = (8 - from) % 7 || 7;
  return shift(today, untilMonday + ((to + 6) % 7));
}

const DAY_READERS: readonly (readonly [
  RegExp,
  (parts: readonly string[], today: CalendarDate) => string | null,
])[] = [
  [ISO, ([y, m, d]) => toDay({ year: Number(y), month: Number(m), day: Number(d) })],
  [SLASHED, ([m, d, y], today) => nextDate(today, Number(m), Number(d), y)],
  [
    NAMED,
    ([m = '', d, y], today) =>
      nextDate(today, MONTHS.indexOf(m.slice(0, 3).toLowerCase()) + 1, Number(d), y),
  ],
  [RELATIVE, ([word = ''], today) => shift(today, /^to(?:day|night)$/i.test(word) ? 0 : 1)],
  [
    IN_DAYS,
    ([count = '', unit = ''], today) => {
      const many = NUMBERS[count.toLowerCase()] ?? Number(count);
      if (unit.toLowerCase() === 'month') return shift(today, 0, many);
      return shift(today, unit.toLowerCase() === 'week' ? many * 7 : many);
    },
  ],
  [
    NEXT_WEEK,
    ([unit = ''], today) =>
      unit.toLowerCase() === 'week' ? weekdayAfter(today, 'mon', true) : shift(today, 0, 1),
  ],
  [WEEKDAY, ([next, name = ''], today) => weekdayAfter(today, name, next !== undefined)],
];

function findDay(text: string, today: CalendarDate): Found<string> {
  for (const [by, read] of DAY_READERS) {
    const match = by.exec(text);
    const value = match === null ? null : read(match.slice(1), today);
    if (match !== null && value !== null) return at(value, match);
  }
  return null;
}

function findTime(text: string): Found<number> {
  const timed = TIME.exec(text) ?? CLOCK.exec(text);
  if (timed !== null) {
    const [, hour, minute = '0', half] = timed;
    const [hours, minutes] = [Number(hour), Number(minute)];
    const isHalf = half !== undefined;
    const isReal = minutes < 60 && (isHalf ? hours >= 1 && hours <= 12 : hours < 24);
    const of24 = isHalf ? (hours % 12) + (/^p/i.test(half) ? 12 : 0) : hours;
    if (isReal) return at(of24 * 60 + minutes, timed);
  }
  const match = NAMED_TIME.exec(text);
  return match && at(match[1]?.toLowerCase() === 'midnight' ? 0 : 12 * 60, match);
}

/** Returns the person a name after an @ means: a full name, or a first name that only one has. */
function findAssignee(text: string, people: readonly Assignee[]): Found<string> {
  for (const match of text.matchAll(/(?:^|\s)@(\S)/g)) {
    const rest = text.slice(match.index + match[0].length - 1).toLowerCase();
    const isNamed = (name: string) =>
      name !== '' &&
      rest.startsWith(name.toLowerCase()) &&
      !/[\p{L}\p{N}]/u.test(rest.charAt(name.length));
    const whole = people.find(({ name }) => isNamed(name));
    const first = people.filter(({ name }) => isNamed(name.split(' ')[0] ?? ''));
    const person = whole ?? (first.length === 1 ? first[0] : undefined);
    if (person === undefined) continue;
    const name = whole?.name ?? person.name.split(' ')[0] ?? '';
    return { value: person.id, index: match.index, length: match[0].length - 1 + name.length };
  }
  return null;
}

const without = (text: string, found: Found<unknown>): string =>
  found === null ? text : `${text.slice(0, found.index)} ${text.slice(found.index + found.length)}`;

/** Reads date, time, and assignee from a typed line. A time without a date is today's. */
export function parseTaskEntry(
  typed: string,
  now: Date,
  people: readonly Assignee[] = [],
): TaskEntry {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  let text = typed.slice(0, LONGEST_ENTRY).replace(/\s+/g, ' ');
  const assignee = findAssignee(text, people);
  text = without(text, assignee);
  const time = findTime(text);
  text = without(text, time);
  const day = findDay(text, today);
  text = without(text, day);
  const title = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:[\s,]|\s(?:on|at|by))+$/i, '')
    .replace(/^[\s,]+/, '');
  // A line that is only a date is a title of its own.
  if (title === '') return { title: typed.trim(), day: null, minutes: null, assigneeId: null };
  return {
    title,
    day: day?.value ?? (time === null ? null : shift(today, 0)),
    minutes: time?.value ?? null,
    assigneeId: assignee?.value ?? null,
  };
}
