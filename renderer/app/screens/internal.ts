import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'internal'> = {
  testNdaEmail: () => import('../../features/teamChecks/NdaEmailPage.tsx'),
  testEmailVerification: () => import('../../features/teamChecks/EmailVerificationPage.tsx'),
  testBrokerOfRecordAccess: () => import('../../features/teamChecks/BrokerOfRecordPage.tsx'),
};
