const two = (number: number): string => String(number).padStart(2, '0');

/** Formats a date for a datetime field in the device's time zone. */
export const toDateTimeField = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;

export function parseDateTimeField(value: string): Date | null {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date;
}

export const tomorrowAtNine = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9, 0);
