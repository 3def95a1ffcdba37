import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'investor'> = {
  investorWireTransfers: () => import('../../features/transactions/wires/WireTransfersPage.tsx'),
};
