/** What a vendor's price depends on. The database uses the same names. */
export const CALCULATOR_MEASURES = {
  unit: { one: 'unit', many: 'units' },
  bed: { one: 'bed', many: 'beds' },
  hour: { one: 'hour', many: 'hours' },
  square_foot: { one: 'square foot', many: 'square feet' },
} as const;

export interface CalculatorRates {
  readonly base_cents: number;
  readonly rate_cents: number;
  readonly least_cents: number;
}

/** Limit of the quantity that a reader enters. */
export const MAX_CALCULATOR_QUANTITY = 1_000_000;

/** Returns a price in cents: base plus rate times quantity, at least the minimum. */
export const calculatePrice = (
  { base_cents: base, rate_cents: rate, least_cents: least }: CalculatorRates,
  quantity: number,
): number => Math.max(least, base + rate * quantity);
