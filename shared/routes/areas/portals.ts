import { type Area, planned } from '../record.ts';

/** What somebody without an account opens by a link. */
export const portals = {
  routes: {
    quote: planned('/quote/:token', 'public'),
    transactionPortal: planned('/transaction-portal/:transactionId', 'public'),
    invitation: planned('/invitation/:token', 'public'),
    acceptInvitation: planned('/accept-invitation/:token', 'public'),
    buyerAgreement: planned('/buyer/agreement', 'public'),
  },
} as const satisfies Area;
