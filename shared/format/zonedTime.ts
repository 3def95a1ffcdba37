const parts = (moment: number, timeZone: string): number => {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return Date.parse(`${text.replace(' ', 'T')}Z`);
};

/** Returns the moment of a local time such as `2026-11-21T10:08` in a time zone, as an ISO time. */
export function toInstant(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}Z`);
  let moment = wanted;
  // Twice, because the first guess may be on the other side of a clock change.
  for (let turn = 0; turn < 2; turn += 1) moment += wanted - parts(moment, timeZone);
  return new Date(moment).toISOString();
}

/** Returns a moment as a local time in a time zone, for a `datetime-local` input. */
export const toLocalTime = (moment: number, timeZone: string): string =>
  new Date(parts(moment, timeZone)).toISOString().slice(0, 16);

/** Formats a moment as "10:08 AM" in a time zone. */
export const formatZonedClock = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(new Date(moment));

/** Formats a moment as "Nov 21, 2026, 10:08 AM" in a time zone. */
export const formatZonedTime = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );
