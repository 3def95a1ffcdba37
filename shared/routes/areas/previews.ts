import type { Area } from '../record.ts';

/** A role’s tools to try without an account. */
export const previews = {
  routes: {
    sellerDashboardPreview: {
      path: '/seller-dashboard-preview',
      access: 'public',
      parent: 'demos',
      title: 'Seller dashboard preview',
      description:
        'See where a community stands among others of its kind that are for sale: price per unit and bed, cap rate, occupancy and rates.',
      indexed: true,
    },
    buyerNetworkPreview: {
      path: '/buyer-network-preview',
      access: 'public',
      parent: 'demos',
      title: 'Buyer network preview',
      description:
        'Which searches of buyers find a senior-living community, which miss it, and how many others are found beside it.',
      indexed: true,
    },
    financialAnalysisPreview: {
      path: '/financial-analysis-preview',
      access: 'public',
      parent: 'demos',
      title: 'Financial analysis preview',
      description:
        'Analyze a senior-living community that is for sale: cap rate, debt service coverage, cash on cash and a table of values, in your browser.',
      indexed: true,
    },
    commissionCalculatorPreview: {
      path: '/commission-calculator-preview',
      access: 'public',
      parent: 'demos',
      title: 'Commission calculator preview',
      description:
        'From the price of a senior-living sale to what the broker takes home: commission, co-broker, brokerage and expenses in separate lines.',
      indexed: true,
    },
    clientManagementPreview: {
      path: '/client-management-preview',
      access: 'public',
      parent: 'demos',
      title: 'Client management preview',
      description:
        'Note what a client looks for and see at once which senior-living communities on the market fit: a preview for brokers.',
      indexed: true,
    },
    dealPipelinePreview: {
      path: '/deal-pipeline-preview',
      access: 'public',
      parent: 'demos',
      title: 'Deal pipeline preview',
      description:
        'Move communities through seven stages from valuation to closing, with the volume of each stage and the day on which deals would close.',
      indexed: true,
    },
    buyerDashboardPreview: {
      path: '/buyer-dashboard-preview',
      access: 'public',
      parent: 'demos',
      title: 'Buyer dashboard preview',
      description:
        'Say what you look for, keep the communities that interest you, and compare price, cap rate and occupancy side by side.',
      indexed: true,
    },
    dueDiligenceCenterPreview: {
      path: '/due-diligence-center-preview',
      access: 'public',
      parent: 'demos',
      title: 'Due diligence center preview',
      description:
        'The fourteen folders of a senior-living document room, with the papers for the kind of community that you buy, to be ticked off.',
      indexed: true,
    },
  },
} as const satisfies Area;
