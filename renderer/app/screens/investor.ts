import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'investor'> = {
  investorWireTransfers: () =>
    import('../../features/deals/transactions/wires/WireTransfersPage.tsx'),
};
