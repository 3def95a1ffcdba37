import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'compliance'> = {
  operatorCompliance: () => import('../../features/operator/compliance/CompliancePage.tsx'),
  compliance: () => import('../../features/operator/compliance/DuePage.tsx'),
  complianceDashboard: () => import('../../features/operator/compliance/FiguresPage.tsx'),
  healthcareDashboard: () => import('../../features/operator/compliance/CareQualityPage.tsx'),
  insurance: () => import('../../features/operator/insurance/InsurancePage.tsx'),
  insuranceDashboard: () => import('../../features/operator/insurance/InsuranceFiguresPage.tsx'),
};
