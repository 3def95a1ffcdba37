import type { BuiltRoutes } from './record.ts';

const demo = <const Path extends string, const Title extends string>(path: Path, title: Title) =>
  ({ path, access: 'public', parent: 'demos', title, indexed: true }) as const;

/** Parts of the product to try without an account. */
export const demoRoutes = {
  demosAiSearch: demo('/demos/ai-search', 'Search in a sentence'),
  demosVirtualTours: demo('/demos/virtual-tours', 'Walk a gallery'),
  demosMobileDeals: demo('/demos/mobile-deals', 'A deal on the telephone'),
  mobileDemo: demo('/mobile-demo', 'Every width of a page'),
  demosCommunicationHub: demo('/demos/communication-hub', 'A conversation about a listing'),
  demosPersonalizedDashboard: demo('/demos/personalized-dashboard', 'A dashboard for each role'),
  dashboardDemo: demo('/dashboard-demo', 'A dashboard on another day'),
  demoModule: { ...demo('/demos/:role/:module', 'A demo for one role'), indexed: false },
  sellerDashboardPreview: demo('/seller-dashboard-preview', 'Seller dashboard preview'),
  buyerNetworkPreview: demo('/buyer-network-preview', 'Buyer network preview'),
  financialAnalysisPreview: demo('/financial-analysis-preview', 'Financial analysis preview'),
  commissionCalculatorPreview: demo(
    '/commission-calculator-preview',
    'Commission calculator preview',
  ),
  clientManagementPreview: demo('/client-management-preview', 'Client management preview'),
  dealPipelinePreview: demo('/deal-pipeline-preview', 'Deal pipeline preview'),
  buyerDashboardPreview: demo('/buyer-dashboard-preview', 'Buyer dashboard preview'),
  dueDiligenceCenterPreview: demo('/due-diligence-center-preview', 'Due diligence center preview'),
} as const satisfies BuiltRoutes;
