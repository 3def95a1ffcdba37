import type { NotificationKind } from './kinds.ts';

/** Invoices of vendors to communities. */
export const vendorInvoiceKinds = {
  vendor_invoice_received: {
    type: 'system',
    label: 'Invoices from vendors',
    icon: 'document',
    channels: ['email', 'desktop'],
    title: 'Invoice {number} from {vendor}',
    message: '{amount} for {community}. Approve or decline it.',
    path: '/operator/procurement?community={community_id}&tab=invoices&invoice={invoice_id}',
  },
  vendor_invoice_decided: {
    type: 'system',
    label: 'Decisions about your invoices',
    icon: 'document',
    channels: ['email', 'desktop'],
    title: 'Your invoice {number} is {what}',
    message: '{community}.',
    path: '/vendor-payment-settings?invoice={invoice_id}',
  },
  vendor_invoice_paid: {
    type: 'system',
    label: 'Payments of your invoices',
    icon: 'credit-card',
    channels: ['email', 'desktop'],
    title: 'Payment of invoice {number}',
    message: '{what}, {community}.',
    path: '/vendor-payment-settings?invoice={invoice_id}',
  },
} as const satisfies Record<string, NotificationKind>;
