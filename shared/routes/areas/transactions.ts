import { type Area, planned } from '../record.ts';

/** Deals on their way to closing. */
export const transactions = {
  routes: {
    transactions: {
      path: '/transactions',
      access: 'signed-in',
      gate: 'pro',
      title: 'Transactions',
      description: 'Every sale under way: where it stands, its dates, its parties and documents.',
      indexed: false,
      layout: 'work',
      rail: { of: ['broker'], group: 'work', order: 45, icon: 'documents' },
    },
    transaction: {
      path: '/transactions/:id',
      access: 'signed-in',
      parent: 'transactions',
      title: 'Transaction',
      description:
        'One sale under way: stage, dates, parties, documents, fees, and what was done when.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    editTransaction: {
      path: '/transactions/:id/edit',
      access: 'signed-in',
      parent: 'transactions',
      title: 'Edit transaction',
      description: 'The facts of a transaction, changed in one go.',
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    closedTransactions: {
      path: '/closed-transactions',
      access: 'signed-in',
      parent: 'transactions',
      title: 'Closed transactions',
      description: 'Sales that closed or ended, with their price, their date and the reason.',
      indexed: false,
      layout: 'work',
      rail: { of: ['broker'], group: 'work', order: 46, icon: 'documents' },
    },
    dealRooms: planned('/deal-rooms', 'signed-in', 'pro'),
    dealRoom: planned('/deal-room/:transactionId', 'signed-in'),
    dealRoomOfTransaction: planned('/deal-rooms/:transactionId', 'signed-in'),
    manageDealRoom: planned('/deal-room/:transactionId/manage', 'signed-in'),
    dealRoomCollaboration: planned('/deal-room-collaboration/:roomId', 'signed-in'),
    checklist: {
      path: '/checklist/:type/:id',
      access: 'signed-in',
      parent: 'transactions',
      title: 'Checklist',
      description:
        'What due diligence, closing, licensing or handing over still takes, and what will be asked for next.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
  },
  redirects: {
    '/transaction-management': 'transactions',
  },
} as const satisfies Area;
