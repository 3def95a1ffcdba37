import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'transactions'> = {
  transactions: () => import('../../features/transactions/TransactionsPage.tsx'),
  transaction: () => import('../../features/transactions/TransactionPage.tsx'),
  editTransaction: () => import('../../features/transactions/EditTransactionPage.tsx'),
  closedTransactions: () => import('../../features/transactions/ClosedTransactionsPage.tsx'),
  dealRooms: () => import('../../features/dealRooms/RoomsPage.tsx'),
  dealRoom: () => import('../../features/dealRooms/RoomPage.tsx'),
  dealRoomOfTransaction: () => import('../../features/dealRooms/RoomPage.tsx'),
  manageDealRoom: () => import('../../features/dealRooms/ManagePage.tsx'),
  dealRoomCollaboration: () => import('../../features/dealRooms/DiscussionPage.tsx'),
  checklist: () => import('../../features/transactions/checklists/ChecklistPage.tsx'),
};
