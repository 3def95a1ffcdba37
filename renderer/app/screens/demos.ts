import type { ScreensOf } from '../areas.ts';

const part = () => import('../../features/home/demos/PartPage.tsx');

export const screens: ScreensOf<'demos'> = {
  demosAiSearch: part,
  demosVirtualTours: part,
  demosMobileDeals: part,
  mobileDemo: part,
  demosCommunicationHub: part,
  demosPersonalizedDashboard: part,
  dashboardDemo: part,
  demoModule: () => import('../../features/home/demos/DemoModulePage.tsx'),
};
