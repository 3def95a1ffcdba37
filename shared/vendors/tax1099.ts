/**
 * From what total Form 1099-NEC reports a contractor's payments of a year: $600 until 2025, $2,000 for payments made
 * after December 31, 2025 (26 U.S.C. 6041(a), as amended by section 70433 of Public Law 119-21). From 2027 the amount is
 * adjusted for inflation each year, so it is known for 2026 at most; null for later years.
 */
export function getForm1099ThresholdCents(year: number): number | null {
  if (year > 2026) return null;
  return year === 2026 ? 200_000 : 60_000;
}

/** What a client paid a vendor in a year. */
export interface VendorTaxTotal {
  readonly direct_cents: number;
  /** Checks and transfers for purchase orders. */
  readonly order_cents: number;
  readonly online_cents: number;
}

/**
 * Whether the client reports payments on Form 1099-NEC. Only checks and transfers count: card payments and payments through a
 * payment provider are reported by the provider on Form 1099-K (26 U.S.C. 6050W). Payments for goods don't count, so
 * `check` if purchase orders may decide, or if the year's amount is not known.
 */
export function getForm1099Need(
  { direct_cents: services, order_cents: orders }: VendorTaxTotal,
  year: number,
): 'yes' | 'no' | 'check' {
  const known = getForm1099ThresholdCents(year);
  const threshold = known ?? 200_000;
  if (services >= threshold) return known === null ? 'check' : 'yes';
  return services + orders >= threshold ? 'check' : 'no';
}
