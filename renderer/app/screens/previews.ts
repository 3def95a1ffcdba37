import type { ScreensOf } from '../areas.ts';

const part = () => import('../../features/home/demos/PartPage.tsx');

export const screens: ScreensOf<'previews'> = {
  sellerDashboardPreview: part,
  buyerNetworkPreview: part,
  financialAnalysisPreview: part,
  commissionCalculatorPreview: part,
  clientManagementPreview: part,
  dealPipelinePreview: part,
  buyerDashboardPreview: part,
  dueDiligenceCenterPreview: part,
};
