import { type Area, planned } from '../record.ts';

/** What somebody without an account opens by a link. */
export const portals = {
  routes: {
    quote: {
      path: '/quote/:token',
      access: 'public',
      title: 'Quote for a closing',
      description: 'What a vendor is asked to quote for, and its answer: price, time, terms, file.',
      indexed: false,
    },
    transactionPortal: {
      path: '/transaction-portal/:transactionId',
      access: 'public',
      title: 'Your part of a closing',
      description:
        'What a party without an account sees of a closing: its dates, tasks and documents.',
      indexed: false,
    },
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
