import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'transactions'> = {
  transactions: () => import('../../features/transactions/TransactionsPage.tsx'),
  transaction: () => import('../../features/transactions/TransactionPage.tsx'),
  editTransaction: () => import('../../features/transactions/EditTransactionPage.tsx'),
  closedTransactions: () => import('../../features/transactions/ClosedTransactionsPage.tsx'),
  checklist: () => import('../../features/transactions/checklists/ChecklistPage.tsx'),
};
