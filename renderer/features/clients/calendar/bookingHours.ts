export const WEEKDAYS = [
  ['MO', 'Monday'],
  ['TU', 'Tuesday'],
  ['WE', 'Wednesday'],
  ['TH', 'Thursday'],
  ['FR', 'Friday'],
  ['SA', 'Saturday'],
  ['SU', 'Sunday'],
] as const;
export type Weekday = (typeof WEEKDAYS)[number][0];

export const NINE_TO_FIVE: readonly string[] = WEEKDAYS.slice(0, 5).map(
  ([day]) => `${day} 09:00-17:00`,
);

/** Formats one day's hours as typed: "9:00-12:00, 13:00-17:00". */
export const hoursOfDay = (hours: readonly string[], day: Weekday): string =>
  hours
    .filter((line) => line.startsWith(day))
    .map((line) => line.slice(3))
    .join(', ');

const SPAN = /^(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?$/;
const two = (part: string): string => part.padStart(2, '0');

/** Parses one day's hours, or returns an error message. */
export function parseDayHours(
  day: Weekday,
  typed: string,
): { readonly hours: readonly string[] } | { readonly sentence: string } {
  const hours: string[] = [];
  for (const part of typed.split(/[,;]/).map((one) => one.trim())) {
    if (part === '') continue;
    const [, from = '', fromMinute = '00', to = '', toMinute = '00'] = SPAN.exec(part) ?? [];
    const [start, end] = [`${two(from)}:${fromMinute}`, `${two(to)}:${toMinute}`];
    const isOne =
      from !== '' && Number(to) < 24 && Number(fromMinute) < 60 && Number(toMinute) < 60;
    if (!isOne || start >= end) return { sentence: 'Enter hours like 9:00-12:00, 13:00-17:00.' };
    hours.push(`${day} ${start}-${end}`);
  }
  return hours.length > 3 ? { sentence: 'Enter up to three time ranges per day.' } : { hours };
}
