import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'portals'> = {
  buyerAgreement: () => import('../../features/dealRooms/AgreementPage.tsx'),
};
