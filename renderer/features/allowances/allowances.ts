/** How much of something the plan allows is used; `allowed` and `left` are -1 where there is no limit. */
export interface ContactAllowance {
  readonly used: number;
  readonly allowed: number;
  readonly left: number;
  /** The first moment of the next month, by the server's clock. */
  readonly resets_at: string;
}

/** The answer of the database function `my_allowances()`; it counts no further than `FIGURE_CAP`. */
export interface Allowances {
  readonly contacts: ContactAllowance;
  readonly listings: { readonly used: number; readonly allowed: number };
}

export function isAllowances(value: unknown): value is Allowances {
  if (typeof value !== 'object' || value === null) return false;
  const { contacts, listings } = value as Partial<Record<keyof Allowances, unknown>>;
  return [contacts, listings].every(
    (allowance) => typeof allowance === 'object' && allowance !== null && 'used' in allowance,
  );
}
