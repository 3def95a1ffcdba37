import type { UserType } from '#shared/access/roles.ts';
import type { PartName } from './parts.ts';

export interface DemoModule {
  /** URL segment. */
  readonly slug: string;
  readonly name: string;
  readonly part: PartName;
  /** Why a user of this role would try it. */
  readonly lead: string;
}

/** The demos each role can try at `/demos/<role>/<slug>`. */
export const modules: Readonly<Record<UserType, readonly DemoModule[]>> = {
  buyer: [
    {
      slug: 'search',
      name: 'Search',
      part: 'demosAiSearch',
      lead: "Search by what your lender would finance and see what's for sale.",
    },
    {
      slug: 'shortlist',
      name: 'Shortlist',
      part: 'buyerDashboardPreview',
      lead: 'Compare three communities side by side.',
    },
    {
      slug: 'diligence',
      name: 'Due diligence',
      part: 'dueDiligenceCenterPreview',
      lead: 'Track documents received and request the rest before your deposit goes hard.',
    },
  ],
  seller: [
    {
      slug: 'position',
      name: 'Position',
      part: 'sellerDashboardPreview',
      lead: 'Compare similar communities before you set a price.',
    },
    {
      slug: 'reach',
      name: 'Reach',
      part: 'buyerNetworkPreview',
      lead: 'See which buyer filters find your listing.',
    },
    {
      slug: 'document-room',
      name: 'Document room',
      part: 'dueDiligenceCenterPreview',
      lead: 'Organize your documents before buyers ask.',
    },
  ],
  broker: [
    {
      slug: 'pipeline',
      name: 'Pipeline',
      part: 'dealPipelinePreview',
      lead: 'See where each deal stands and which closes first.',
    },
    {
      slug: 'clients',
      name: 'Clients',
      part: 'clientManagementPreview',
      lead: 'See which clients match a new listing.',
    },
    {
      slug: 'commission',
      name: 'Commission',
      part: 'commissionCalculatorPreview',
      lead: 'Calculate your net after co-broker and brokerage splits.',
    },
  ],
  vendor: [
    {
      slug: 'dashboard',
      name: 'Dashboard',
      part: 'demosPersonalizedDashboard',
      lead: 'Choose “Vendor” to see your dashboard.',
    },
    {
      slug: 'conversation',
      name: 'Conversation',
      part: 'demosCommunicationHub',
      lead: 'See how a question about a building arrives and how a reply looks.',
    },
  ],
  operator: [
    {
      slug: 'dashboard',
      name: 'Dashboard',
      part: 'dashboardDemo',
      lead: "See what appears on an operator's dashboard, and when.",
    },
    {
      slug: 'value',
      name: 'Valuation',
      part: 'financialAnalysisPreview',
      lead: 'Enter your NOI and see how a half-point change in cap rate affects value.',
    },
    {
      slug: 'mobile',
      name: 'On mobile',
      part: 'mobileDemo',
      lead: 'The same page on your phone.',
    },
  ],
  investor: [
    {
      slug: 'returns',
      name: 'Returns',
      part: 'financialAnalysisPreview',
      lead: 'Increase leverage until coverage breaks, then step back.',
    },
    {
      slug: 'search',
      name: 'Search',
      part: 'demosAiSearch',
      lead: 'Begin with the cap rate that your partners accept, and let the place be anywhere.',
    },
    {
      slug: 'pipeline',
      name: 'Pipeline',
      part: 'dealPipelinePreview',
      lead: 'See when capital is due, deal by deal.',
    },
  ],
};
