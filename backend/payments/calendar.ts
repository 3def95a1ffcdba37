export const DAY = 86_400;

const DAY_MS = DAY * 1000;

/** Returns the same day and time that many months later, or the last day of a shorter month. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const timeOfDay = from.getTime() % DAY_MS;
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return (Date.UTC(year, month, day) + timeOfDay) / 1000;
}

/** Returns the end of the monthly period that contains a time, counted from the anchor. */
export function periodEnd(anchor: number, start: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  return addMonths(anchor, months);
}
