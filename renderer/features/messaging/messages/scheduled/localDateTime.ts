const two = (number: number): string => String(number).padStart(2, '0');

/** Formats a date for a datetime field in the device's time zone. */
export const toDateTimeField = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`;

export function parseDateTimeField(value: string): Date | null {
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

export const tomorrowAtNine = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9, 0);
