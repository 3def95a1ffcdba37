import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'billing'> = {
  payment: () => import('../../features/account/billing/PaymentPage.tsx'),
  paymentWindow: () => import('../../features/account/billing/PaymentWindowPage.tsx'),
  paymentLanding: () => import('../../features/account/billing/PaymentLandingPage.tsx'),
  paymentSuccess: () => import('../../features/account/billing/PaymentSuccessPage.tsx'),
  cancelSubscription: () => import('../../features/account/billing/CancelSubscriptionPage.tsx'),
};
