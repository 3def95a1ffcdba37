import type { InvoicePayment, VendorInvoiceRow } from './vendorInvoicesApi.ts';

/** Statuses of a vendor's invoice with their labels. */
export const INVOICE_STATUSES: Readonly<Record<VendorInvoiceRow['status'], string>> = {
  sent: 'To approve',
  on_hold: 'On hold',
  declined: 'Declined',
  approved: 'To pay',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
};

/** What a vendor reads instead where the label of the buyer is a task. */
export const VENDOR_STATUSES: Readonly<Record<VendorInvoiceRow['status'], string>> = {
  ...INVOICE_STATUSES,
  sent: 'Sent',
  approved: 'Approved',
};

const METHODS: Readonly<Record<string, string>> = {
  card: 'Card',
  ach: 'Bank account',
  check: 'Check',
  transfer: 'Bank transfer',
};
export const methodOf = ({ method }: InvoicePayment): string => METHODS[method] ?? method;

/** The state of a payment in words. */
export function paymentState({ state, cents, returned_cents: returned }: InvoicePayment): string {
  if (returned >= cents) return 'Returned';
  if (returned > 0) return 'Partly returned';
  const words: Readonly<Record<string, string>> = {
    processing: 'Processing',
    succeeded: 'Paid',
    failed: 'Failed',
    voided: 'Voided',
  };
  return words[state] ?? state;
}
