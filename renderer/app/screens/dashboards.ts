import type { ScreensOf } from '../areas.ts';

const roleDashboard = () => import('../../features/home/dashboard/RoleDashboardPage.tsx');

export const screens: ScreensOf<'dashboards'> = {
  dashboard: () => import('../../features/home/dashboard/DashboardRedirect.tsx'),
  investorDashboard: roleDashboard,
  buyerDashboard: roleDashboard,
  sellerDashboard: roleDashboard,
  brokerDashboard: roleDashboard,
  vendorDashboard: roleDashboard,
  operatorDashboard: roleDashboard,
  clientDashboard: () => import('../../features/clients/clientDesk/ClientDeskPage.tsx'),
};
