import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'billing'> = {
  payment: () => import('../../features/billing/PaymentPage.tsx'),
  paymentWindow: () => import('../../features/billing/PaymentWindowPage.tsx'),
  paymentLanding: () => import('../../features/billing/PaymentLandingPage.tsx'),
  paymentSuccess: () => import('../../features/billing/PaymentSuccessPage.tsx'),
  cancelSubscription: () => import('../../features/billing/CancelSubscriptionPage.tsx'),
};
