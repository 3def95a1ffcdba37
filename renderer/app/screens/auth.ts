import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'auth'> = {
  auth: () => import('../../features/account/auth/AuthPage.tsx'),
  authConfirm: () => import('../../features/account/auth/ConfirmPage.tsx'),
  verifyEmail: () => import('../../features/account/auth/VerifyEmailPage.tsx'),
  resetPassword: () => import('../../features/account/auth/ResetPasswordPage.tsx'),
};
