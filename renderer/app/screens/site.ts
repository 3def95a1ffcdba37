import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'site'> = {
  contact: () => import('../../features/support/ContactPage.tsx'),
  support: () => import('../../features/support/SupportPage.tsx'),
  userPricing: () => import('../../features/billing/PricingPage.tsx'),
};
