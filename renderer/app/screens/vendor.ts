import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'vendor'> = {
  vendorLeads: () => import('../../features/vendors/projects/LeadsPage.tsx'),
  vendorQuotes: () => import('../../features/vendors/projects/QuotesPage.tsx'),
  vendorClientManagement: () => import('../../features/vendors/projects/ClientsPage.tsx'),
  vendorAnalytics: () => import('../../features/vendors/projects/AnalyticsPage.tsx'),
  vendorCredentials: () => import('../../features/vendors/credentials/CredentialsPage.tsx'),
  vendorReviews: () => import('../../features/vendors/vendorReviews/VendorReviewsPage.tsx'),
  workOrders: () => import('../../features/operator/maintenance/VendorOrdersPage.tsx'),
  mobileWorkOrders: () => import('../../features/operator/maintenance/MobileOrdersPage.tsx'),
  workRequest: () => import('../../features/operator/maintenance/RequestPage.tsx'),
  rfpDashboard: () => import('../../features/vendors/rfps/RfpsPage.tsx'),
  rfpForm: () => import('../../features/vendors/rfps/RfpFormPage.tsx'),
  rfpDetail: () => import('../../features/vendors/rfps/RfpPage.tsx'),
  projects: () => import('../../features/vendors/projects/ProjectsPage.tsx'),
  clientProjectRequest: () => import('../../features/vendors/projects/ProjectFormPage.tsx'),
  clientVendorBrowser: () => import('../../features/vendors/projects/ChooseVendorsPage.tsx'),
};
