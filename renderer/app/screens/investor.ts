import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'investor'> = {
  dealIntelligence: () => import('../../features/listings/watching/DealIntelligencePage.tsx'),
  investorWireTransfers: () =>
    import('../../features/deals/transactions/wires/WireTransfersPage.tsx'),
};
