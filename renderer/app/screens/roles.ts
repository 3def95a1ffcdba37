import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'roles'> = {
  investorDeals: () => import('../../features/listings/market/investorDeals/InvestorDealsPage.tsx'),
};
