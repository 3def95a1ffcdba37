import type { Choice } from '../records/choice.ts';

export const TRUST_KINDS: readonly Choice[] = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'withdrawal', label: 'Withdrawal' },
  { value: 'interest', label: 'Interest' },
  { value: 'close', label: 'Final payment' },
];

export const TRUST_METHODS: readonly Choice[] = [
  { value: 'cash', label: 'Cash' },
  { value: 'check', label: 'Check' },
  { value: 'transfer', label: 'Transfer' },
];

/** Adds the balance after each movement. */
export function addRunningBalance<Movement extends { readonly signed_cents: number }>(
  opening: number,
  movements: readonly Movement[],
): readonly (Movement & { readonly balance_cents: number })[] {
  let balance = opening;
  return movements.map((movement) => {
    balance += movement.signed_cents;
    return { ...movement, balance_cents: balance };
  });
}

/** First and last day of the last full quarter before a day. */
export function lastQuarter(today: string): readonly [from: string, to: string] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const start = new Date(Date.UTC(year, Math.floor((month - 1) / 3) * 3 - 3, 1));
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 3, 0));
  return [start.toISOString().slice(0, 10), end.toISOString().slice(0, 10)];
}
