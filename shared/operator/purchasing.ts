import { formatFixed } from '../format/number.ts';
import type { Choice } from '../records/choice.ts';

/** Statuses of purchases in order, as in `private.get_purchase_status`. */
export const PURCHASE_STATUSES: readonly Choice[] = [
  { value: 'requested', label: 'To approve', intent: 'warning' },
  { value: 'approved', label: 'Approved', intent: 'primary' },
  { value: 'ordered', label: 'Ordered', intent: 'primary' },
  { value: 'partly_received', label: 'Partly received', intent: 'primary' },
  { value: 'received', label: 'Received', intent: 'success' },
  { value: 'invoiced', label: 'Invoice to decide', intent: 'warning' },
  { value: 'on_hold', label: 'Invoice on hold', intent: 'danger' },
  { value: 'closed', label: 'Closed', intent: 'none' },
  { value: 'declined', label: 'Declined', intent: 'none' },
  { value: 'cancelled', label: 'Cancelled', intent: 'none' },
];

/** Who approves an amount, as in `private.get_approval_level`. */
export const APPROVAL_LEVELS: readonly Choice[] = [
  { value: 'head', label: 'Department head' },
  { value: 'director', label: 'Executive director' },
  { value: 'two', label: 'Two approvals' },
];

/** Parses typed dollars to whole cents; undefined if it isn't an amount up to a million. */
export function parseCents(typed: string): number | undefined {
  const plain = typed.replace(/[$,\s]/g, '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents <= 100_000_000 ? cents : undefined;
}

/** Returns cents as the text of an amount field, such as "12.50". */
export const toDollarText = (cents: number): string => formatFixed(cents / 100, 2);

interface LineDifferences {
  readonly is_price_different: boolean;
  readonly is_over_received: boolean;
  readonly is_over_ordered: boolean;
}

/** Describes how a line's order, receipts, and invoices differ; empty if they match. */
export const describeDifferences = (line: LineDifferences): string =>
  [
    line.is_price_different && 'price differs',
    line.is_over_received && 'invoiced more than received',
    line.is_over_ordered && 'more than ordered',
  ]
    .filter(Boolean)
    .join(', ');
