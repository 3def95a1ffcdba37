import { type Area, planned } from '../record.ts';

/** Deals on their way to closing. */
export const transactions = {
  routes: {
    transactions: planned('/transactions', 'signed-in', 'pro'),
    transaction: planned('/transactions/:id', 'signed-in'),
    editTransaction: planned('/transactions/:id/edit', 'signed-in'),
    closedTransactions: planned('/closed-transactions', 'signed-in'),
    dealRooms: planned('/deal-rooms', 'signed-in', 'pro'),
    dealRoom: planned('/deal-room/:transactionId', 'signed-in'),
    dealRoomOfTransaction: planned('/deal-rooms/:transactionId', 'signed-in'),
    manageDealRoom: planned('/deal-room/:transactionId/manage', 'signed-in'),
    dealRoomCollaboration: planned('/deal-room-collaboration/:roomId', 'signed-in'),
    checklist: planned('/checklist/:type/:id', 'signed-in'),
  },
  redirects: {
    '/transaction-management': 'transactions',
  },
} as const satisfies Area;
