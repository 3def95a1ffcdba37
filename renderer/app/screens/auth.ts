import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'auth'> = {
  auth: () => import('../../features/auth/AuthPage.tsx'),
  authConfirm: () => import('../../features/auth/ConfirmPage.tsx'),
  verifyEmail: () => import('../../features/auth/VerifyEmailPage.tsx'),
  resetPassword: () => import('../../features/auth/ResetPasswordPage.tsx'),
};
