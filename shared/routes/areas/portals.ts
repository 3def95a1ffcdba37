import type { Area } from '../record.ts';

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
    invitation: {
      path: '/invitation/:token',
      access: 'public',
      title: 'Invitation',
      description: 'Who invites you to work with them at Haven Exchange, and as what.',
      indexed: false,
    },
    acceptInvitation: {
      path: '/accept-invitation/:token',
      access: 'public',
      title: 'Invitation',
      description: 'Who invites you to work with them at Haven Exchange, and as what.',
      indexed: false,
    },
    buyerAgreement: {
      path: '/buyer/agreement',
      access: 'public',
      header: 'buyer',
      title: 'Buyer agreement',
      description:
        'What a buyer agrees with Haven Realty: read it, sign it, and verify a certificate of it.',
      indexed: false,
    },
  },
} as const satisfies Area;
