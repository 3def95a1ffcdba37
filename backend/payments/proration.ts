export interface Period {
  readonly start: number;
  readonly end: number;
}

/** Returns the value of the rest of a period, by the second, in whole cents. */
export function prorate(priceCents: number, period: Period, at: number): number {
  const rest = Math.min(Math.max(period.end - at, 0), period.end - period.start);
  return Math.round((priceCents * rest) / (period.end - period.start));
}
