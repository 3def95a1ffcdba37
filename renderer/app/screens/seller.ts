import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'seller'> = {
  sellerPropertyPreparation: () =>
    import('../../features/listings/ownListings/PreparationPage.tsx'),
  sellerAnalytics: () => import('../../features/listings/ownListings/AnalyticsPage.tsx'),
  sellerTransactions: () => import('../../features/deals/transactions/SellerTransactionsPage.tsx'),
  sellerTransaction: () => import('../../features/deals/transactions/SellerTransactionPage.tsx'),
  sellerDealRoom: () => import('../../features/deals/dealRooms/RoomPage.tsx'),
  sellerDocuments: () => import('../../features/deals/dealRooms/SellerDocumentsPage.tsx'),
  sellerOffers: () => import('../../features/deals/transactions/offers/SellerOffersPage.tsx'),
  sellerBuyerManagement: () => import('../../features/deals/transactions/offers/ProspectsPage.tsx'),
  sellerMarketingMaterials: () => import('../../features/listings/materials/MaterialsPage.tsx'),
  sellerBuyers: () => import('../../features/deals/transactions/offers/SellerBuyersPage.tsx'),
};
