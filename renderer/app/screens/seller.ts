import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'seller'> = {
  sellerTransactions: () => import('../../features/transactions/SellerTransactionsPage.tsx'),
  sellerTransaction: () => import('../../features/transactions/SellerTransactionPage.tsx'),
  sellerDealRoom: () => import('../../features/dealRooms/RoomPage.tsx'),
  sellerDocuments: () => import('../../features/dealRooms/SellerDocumentsPage.tsx'),
};
