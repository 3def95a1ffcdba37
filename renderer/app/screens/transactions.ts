import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'transactions'> = {
  transactions: () => import('../../features/deals/transactions/TransactionsPage.tsx'),
  transaction: () => import('../../features/deals/transactions/TransactionPage.tsx'),
  editTransaction: () => import('../../features/deals/transactions/EditTransactionPage.tsx'),
  closedTransactions: () => import('../../features/deals/transactions/ClosedTransactionsPage.tsx'),
  dealRooms: () => import('../../features/deals/dealRooms/RoomsPage.tsx'),
  dealRoom: () => import('../../features/deals/dealRooms/RoomPage.tsx'),
  dealRoomOfTransaction: () => import('../../features/deals/dealRooms/RoomPage.tsx'),
  manageDealRoom: () => import('../../features/deals/dealRooms/ManagePage.tsx'),
  dealRoomCollaboration: () => import('../../features/deals/dealRooms/DiscussionPage.tsx'),
  checklist: () => import('../../features/deals/transactions/checklists/ChecklistPage.tsx'),
};
