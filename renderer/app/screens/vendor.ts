import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'vendor'> = {
  vendorLeads: () => import('../../features/vendors/projects/LeadsPage.tsx'),
  vendorQuotes: () => import('../../features/vendors/projects/QuotesPage.tsx'),
  vendorClientManagement: () => import('../../features/vendors/projects/ClientsPage.tsx'),
  vendorAnalytics: () => import('../../features/vendors/projects/AnalyticsPage.tsx'),
  vendorCredentials: () => import('../../features/vendors/credentials/CredentialsPage.tsx'),
  vendorReviews: () => import('../../features/vendors/vendorReviews/VendorReviewsPage.tsx'),
  vendorPortfolio: () => import('../../features/vendors/presence/PortfolioPage.tsx'),
  vendorMarketing: () => import('../../features/vendors/presence/MarketingPage.tsx'),
  vendorIntegrations: () => import('../../features/vendors/presence/IntegrationsPage.tsx'),
  vendorBrochures: () => import('../../features/vendors/presence/BrochuresPage.tsx'),
  vendorCalculators: () => import('../../features/vendors/presence/CalculatorsPage.tsx'),
  vendorSocialMedia: () => import('../../features/vendors/presence/SocialMediaPage.tsx'),
  vendorPaymentSettings: () => import('../../features/vendors/presence/PaymentSettingsPage.tsx'),
  workOrders: () => import('../../features/operator/maintenance/VendorOrdersPage.tsx'),
  mobileWorkOrders: () => import('../../features/operator/maintenance/MobileOrdersPage.tsx'),
  workRequest: () => import('../../features/operator/maintenance/RequestPage.tsx'),
  projects: () => import('../../features/vendors/projects/ProjectsPage.tsx'),
  clientProjectRequest: () => import('../../features/vendors/projects/ProjectFormPage.tsx'),
  clientVendorBrowser: () => import('../../features/vendors/projects/ChooseVendorsPage.tsx'),
};
