import type { RouteArea } from '../route-record.ts';

/** Previews of each role’s tools without an account. */
export const previews = {
  routes: {
    sellerDashboardPreview: {
      path: '/seller-dashboard-preview',
      access: 'public',
      parent: 'demos',
      title: 'Seller dashboard preview',
      description:
        'Compare a community with similar ones for sale: price per unit and bed, cap rate, occupancy, and rates.',
      indexed: true,
    },
    buyerNetworkPreview: {
      path: '/buyer-network-preview',
      access: 'public',
      parent: 'demos',
      title: 'Buyer network preview',
      description:
        'Which buyer searches match a senior-living community, which miss it, and how many others match.',
      indexed: true,
    },
    financialAnalysisPreview: {
      path: '/financial-analysis-preview',
      access: 'public',
      parent: 'demos',
      title: 'Financial analysis preview',
      description:
        'Analyze a senior-living community for sale: cap rate, debt service coverage, cash on cash, and a value table, in your browser.',
      indexed: true,
    },
    commissionCalculatorPreview: {
      path: '/commission-calculator-preview',
      access: 'public',
      parent: 'demos',
      title: 'Commission calculator preview',
      description:
        "From a senior-living sale price to the broker's take-home: commission, co-broker, brokerage, and expenses, line by line.",
      indexed: true,
    },
    clientManagementPreview: {
      path: '/client-management-preview',
      access: 'public',
      parent: 'demos',
      title: 'Client management preview',
      description:
        'Enter what a client is looking for and see matching senior-living communities on the market. A preview for brokers.',
      indexed: true,
    },
    dealPipelinePreview: {
      path: '/deal-pipeline-preview',
      access: 'public',
      parent: 'demos',
      title: 'Deal pipeline preview',
      description:
        'Move communities through seven stages from valuation to closing, with volume per stage and expected closing dates.',
      indexed: true,
    },
    buyerDashboardPreview: {
      path: '/buyer-dashboard-preview',
      access: 'public',
      parent: 'demos',
      title: 'Buyer dashboard preview',
      description:
        'Enter your criteria, save communities that interest you, and compare price, cap rate, and occupancy side by side.',
      indexed: true,
    },
    dueDiligenceCenterPreview: {
      path: '/due-diligence-center-preview',
      access: 'public',
      parent: 'demos',
      title: 'Due diligence center preview',
      description:
        "The fourteen folders of a senior-living deal room, with a document checklist for the type of community you're buying.",
      indexed: true,
    },
  },
} as const satisfies RouteArea;
