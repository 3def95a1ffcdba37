import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'portals'> = {
  invitation: () => import('../../features/tenants/InvitationPage.tsx'),
  acceptInvitation: () => import('../../features/tenants/InvitationPage.tsx'),
  buyerAgreement: () => import('../../features/dealRooms/AgreementPage.tsx'),
};
