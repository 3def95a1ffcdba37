import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'site'> = {
  contact: () => import('../../features/account/support/ContactPage.tsx'),
  support: () => import('../../features/account/support/SupportPage.tsx'),
  userPricing: () => import('../../features/account/billing/PricingPage.tsx'),
};
