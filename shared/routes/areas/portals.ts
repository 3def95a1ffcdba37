import { type Area, planned } from '../record.ts';

/** What somebody without an account opens by a link. */
export const portals = {
  routes: {
    quote: planned('/quote/:token', 'public'),
    transactionPortal: planned('/transaction-portal/:transactionId', 'public'),
    invitation: planned('/invitation/:token', 'public'),
    acceptInvitation: planned('/accept-invitation/:token', 'public'),
    buyerAgreement: {
      path: '/buyer/agreement',
      access: 'public',
      title: 'Buyer agreement',
      description:
        'What a buyer agrees with Haven Realty: read it, sign it, and verify a certificate of it.',
      indexed: false,
    },
  },
} as const satisfies Area;
