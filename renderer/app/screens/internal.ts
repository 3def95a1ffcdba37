import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'internal'> = {
  testNdaEmail: () => import('../../features/admin/teamChecks/NdaEmailPage.tsx'),
  testEmailVerification: () => import('../../features/admin/teamChecks/EmailVerificationPage.tsx'),
  testBrokerOfRecordAccess: () => import('../../features/admin/teamChecks/BrokerOfRecordPage.tsx'),
};
