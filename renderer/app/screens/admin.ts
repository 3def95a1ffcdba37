import type { ScreensOf } from '../areas.ts';

const roleDashboard = () => import('../../features/dashboard/RoleDashboardPage.tsx');

export const screens: ScreensOf<'admin'> = {
  havenRealtyDashboard: roleDashboard,
  admin: roleDashboard,
  adminUsers: () => import('../../features/adminUsers/AdminUsersPage.tsx'),
  adminListings: () => import('../../features/adminListings/AdminListingsPage.tsx'),
  adminMedia: () => import('../../features/adminListings/AdminMediaPage.tsx'),
  adminReports: () => import('../../features/adminReports/AdminReportsPage.tsx'),
  adminOperationsCenter: () => import('../../features/operations/OperationsPage.tsx'),
  adminAnalytics: () => import('../../features/analytics/BusinessAnalyticsPage.tsx'),
  websiteAnalytics: () => import('../../features/analytics/WebsiteAnalyticsPage.tsx'),
  docs: () => import('../../features/techDocs/TechDocsPage.tsx'),
};
