import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'vendor'> = {
  vendorLeads: () => import('../../features/projects/LeadsPage.tsx'),
  vendorQuotes: () => import('../../features/projects/QuotesPage.tsx'),
  vendorClientManagement: () => import('../../features/projects/ClientsPage.tsx'),
  vendorAnalytics: () => import('../../features/projects/AnalyticsPage.tsx'),
  vendorCredentials: () => import('../../features/credentials/CredentialsPage.tsx'),
  vendorReviews: () => import('../../features/vendorReviews/VendorReviewsPage.tsx'),
  projects: () => import('../../features/projects/ProjectsPage.tsx'),
  clientProjectRequest: () => import('../../features/projects/ProjectFormPage.tsx'),
  clientVendorBrowser: () => import('../../features/projects/ChooseVendorsPage.tsx'),
};
