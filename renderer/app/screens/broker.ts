import type { ScreensOf } from '../areas.ts';

const deals = () => import('../../features/deals/DealsPage.tsx');

export const screens: ScreensOf<'broker'> = {
  dealPipeline: deals,
  brokerDeals: deals,
  deal: () => import('../../features/deals/DealPage.tsx'),
};
