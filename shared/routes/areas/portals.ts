import { type Area, planned } from '../record.ts';

/** What somebody without an account opens by a link. */
export const portals = {
  routes: {
    quote: planned('/quote/:token', 'public'),
    transactionPortal: planned('/transaction-portal/:transactionId', 'public'),
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
      title: 'Buyer agreement',
      description:
        'What a buyer agrees with Haven Realty: read it, sign it, and verify a certificate of it.',
      indexed: false,
    },
  },
} as const satisfies Area;
