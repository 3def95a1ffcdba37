import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'seller'> = {
  sellerTransactions: () => import('../../features/transactions/SellerTransactionsPage.tsx'),
  sellerTransaction: () => import('../../features/transactions/SellerTransactionPage.tsx'),
  sellerOffers: () => import('../../features/transactions/offers/SellerOffersPage.tsx'),
  sellerBuyers: () => import('../../features/transactions/offers/SellerBuyersPage.tsx'),
};
