import type { ScreensOf } from '../areas.ts';

const saved = () => import('../../features/saved/SavedPage.tsx');

export const screens: ScreensOf<'buyer'> = {
  savedProperties: saved,
  savedListings: saved,
  favorites: saved,
  searches: () => import('../../features/saved/SearchesPage.tsx'),
  searchAlerts: () => import('../../features/saved/AlertsPage.tsx'),
  buyerInquiries: () => import('../../features/inquiries/OwnInquiriesPage.tsx'),
  purchaseHistory: () => import('../../features/transactions/PurchaseHistoryPage.tsx'),
};
