import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'portals'> = {
  quote: () => import('../../features/deals/transactions/portals/QuotePage.tsx'),
  transactionPortal: () => import('../../features/deals/transactions/portals/PortalPage.tsx'),
  invitation: () => import('../../features/teams/workspaces/InvitationPage.tsx'),
  acceptInvitation: () => import('../../features/teams/workspaces/InvitationPage.tsx'),
  residencyAgreement: () => import('../../features/operator/prospects/SignAgreementPage.tsx'),
  buyerAgreement: () => import('../../features/deals/dealRooms/AgreementPage.tsx'),
};
