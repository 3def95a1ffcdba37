import type { RouteArea } from '../route-record.ts';

/** Screens that people without an account open by a link. */
export const portals = {
  routes: {
    quote: {
      path: '/quote/:token',
      access: 'public',
      title: 'Quote for a closing',
      description: "The vendor's quote request and response: price, time, terms, and file.",
      indexed: false,
    },
    transactionPortal: {
      path: '/transaction-portal/:transactionId',
      access: 'public',
      title: 'Your part in a closing',
      description:
        'A closing as seen by a party without an account: its dates, tasks, and documents.',
      indexed: false,
    },
    invitation: {
      path: '/invitation/:token',
      access: 'public',
      title: 'Invitation',
      description: 'Who invited you to Haven Exchange, and your role.',
      indexed: false,
    },
    acceptInvitation: {
      path: '/accept-invitation/:token',
      access: 'public',
      title: 'Invitation',
      description: 'Who invited you to Haven Exchange, and your role.',
      indexed: false,
    },
    buyerAgreement: {
      path: '/buyer/agreement',
      access: 'public',
      header: 'buyer',
      title: 'Buyer agreement',
      description: "Haven Realty's buyer agreement: read it, sign it, and verify its certificate.",
      indexed: false,
      memberLayout: 'reading',
    },
    residencyAgreement: {
      path: '/residency-agreement/:id',
      access: 'public',
      title: 'Residency agreement',
      description: 'A residency agreement that a community sent you: read it and sign it.',
      indexed: false,
      memberLayout: 'reading',
    },
  },
} as const satisfies RouteArea;
