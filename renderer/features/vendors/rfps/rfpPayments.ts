import type { VendorPayment } from './rfpPaymentsApi.ts';
import type { RfpPayment } from './rfps.ts';

const METHODS: Readonly<Record<string, string>> = {
  card: 'Card',
  ach: 'Bank account',
  check: 'Check',
  transfer: 'Bank transfer',
};

type Paid = Pick<RfpPayment & VendorPayment, 'method' | 'state' | 'cents' | 'returned_cents'>;

export const methodText = ({ method }: Pick<Paid, 'method'>): string => METHODS[method] ?? method;

export function paymentStatus({ state, cents, returned_cents: returned }: Paid): string {
  if (returned >= cents) return 'Returned';
  if (returned > 0) return 'Partly returned';
  return { processing: 'Processing', succeeded: 'Paid', failed: 'Failed' }[state] ?? state;
}

/** The years whose payments can be shown, newest first. */
export const paymentYears = (today: Date): readonly number[] =>
  [0, 1, 2].map((back) => today.getFullYear() - back);
