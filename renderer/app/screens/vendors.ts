import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'vendors'> = {
  vendors: () => import('../../features/vendors/VendorsPage.tsx'),
  vendor: () => import('../../features/vendors/VendorPage.tsx'),
  findVendors: () => import('../../features/vendors/FindVendorsPage.tsx'),
  requestVendors: () => import('../../features/vendors/RequestVendorsPage.tsx'),
  projectRequests: () => import('../../features/vendors/ProjectRequestsPage.tsx'),
  vendorOnboarding: () => import('../../features/vendors/VendorOnboardingPage.tsx'),
};
