import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'buyer'> = {
  purchaseHistory: () => import('../../features/transactions/PurchaseHistoryPage.tsx'),
};
