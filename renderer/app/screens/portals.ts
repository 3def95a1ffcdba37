import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'portals'> = {
  quote: () => import('../../features/transactions/portals/QuotePage.tsx'),
  transactionPortal: () => import('../../features/transactions/portals/PortalPage.tsx'),
  invitation: () => import('../../features/tenants/InvitationPage.tsx'),
  acceptInvitation: () => import('../../features/tenants/InvitationPage.tsx'),
  buyerAgreement: () => import('../../features/dealRooms/AgreementPage.tsx'),
};
