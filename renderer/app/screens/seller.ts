import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'seller'> = {
  sellerPropertyPreparation: () => import('../../features/ownListings/PreparationPage.tsx'),
  sellerAnalytics: () => import('../../features/ownListings/AnalyticsPage.tsx'),
  sellerTransactions: () => import('../../features/transactions/SellerTransactionsPage.tsx'),
  sellerTransaction: () => import('../../features/transactions/SellerTransactionPage.tsx'),
  sellerDealRoom: () => import('../../features/dealRooms/RoomPage.tsx'),
  sellerDocuments: () => import('../../features/dealRooms/SellerDocumentsPage.tsx'),
  sellerOffers: () => import('../../features/transactions/offers/SellerOffersPage.tsx'),
  sellerBuyerManagement: () => import('../../features/transactions/offers/ProspectsPage.tsx'),
  sellerMarketingMaterials: () => import('../../features/materials/MaterialsPage.tsx'),
  sellerBuyers: () => import('../../features/transactions/offers/SellerBuyersPage.tsx'),
};
