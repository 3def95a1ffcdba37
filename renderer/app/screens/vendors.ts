import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'vendors'> = {
  vendors: () => import('../../features/vendors/directory/VendorsPage.tsx'),
  vendor: () => import('../../features/vendors/directory/VendorPage.tsx'),
  findVendors: () => import('../../features/vendors/directory/FindVendorsPage.tsx'),
  requestVendors: () => import('../../features/vendors/directory/RequestVendorsPage.tsx'),
  projectRequests: () => import('../../features/vendors/directory/ProjectRequestsPage.tsx'),
  vendorOnboarding: () => import('../../features/vendors/directory/VendorOnboardingPage.tsx'),
};
