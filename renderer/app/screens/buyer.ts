import type { ScreensOf } from '../areas.ts';

const saved = () => import('../../features/listings/saved/SavedPage.tsx');

export const screens: ScreensOf<'buyer'> = {
  savedProperties: saved,
  savedListings: saved,
  favorites: saved,
  searches: () => import('../../features/listings/saved/SearchesPage.tsx'),
  searchAlerts: () => import('../../features/listings/saved/AlertsPage.tsx'),
  buyerInquiries: () => import('../../features/clients/inquiries/OwnInquiriesPage.tsx'),
  purchaseHistory: () => import('../../features/deals/transactions/PurchaseHistoryPage.tsx'),
};
