import type { ScreensOf } from '../areas.ts';

const roleDashboard = () => import('../../features/home/dashboard/RoleDashboardPage.tsx');

export const screens: ScreensOf<'admin'> = {
  havenRealtyDashboard: roleDashboard,
  admin: roleDashboard,
  adminUsers: () => import('../../features/admin/users/AdminUsersPage.tsx'),
  adminListings: () => import('../../features/admin/listings/AdminListingsPage.tsx'),
  adminMedia: () => import('../../features/admin/listings/AdminMediaPage.tsx'),
  adminReports: () => import('../../features/admin/reports/AdminReportsPage.tsx'),
  adminOperationsCenter: () => import('../../features/admin/operations/OperationsPage.tsx'),
  adminCourse: () => import('../../features/education/authoring/CourseEditorPage.tsx'),
  adminEducation: () => import('../../features/education/admin/AdminEducationPage.tsx'),
  adminFaq: () => import('../../features/education/faq/AdminFaqPage.tsx'),
  adminAnalytics: () => import('../../features/home/analytics/BusinessAnalyticsPage.tsx'),
  websiteAnalytics: () => import('../../features/home/analytics/WebsiteAnalyticsPage.tsx'),
  docs: () => import('../../features/home/techDocs/TechDocsPage.tsx'),
};
