import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'roles'> = {
  investorDeals: () => import('../../features/listings/investorDeals/InvestorDealsPage.tsx'),
};
