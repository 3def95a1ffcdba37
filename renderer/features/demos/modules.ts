import type { UserType } from '#shared/access/roles.ts';
import type { PartName } from './parts.ts';

export interface DemoModule {
  /** Its part of the address. */
  readonly slug: string;
  readonly name: string;
  readonly part: PartName;
  /** Why somebody of this role would try it. */
  readonly lead: string;
}

/** What each role may try at `/demos/<role>/<slug>`. */
export const modules: Readonly<Record<UserType, readonly DemoModule[]>> = {
  buyer: [
    {
      slug: 'search',
      name: 'Search',
      part: 'demosAiSearch',
      lead: 'Say what your lender would let you buy, and see whether it is for sale.',
    },
    {
      slug: 'shortlist',
      name: 'Shortlist',
      part: 'buyerDashboardPreview',
      lead: 'Three communities side by side decide more than thirty in a row.',
    },
    {
      slug: 'diligence',
      name: 'Due diligence',
      part: 'dueDiligenceCenterPreview',
      lead: 'Tick off what the seller has sent, and ask for the rest before your deposit hardens.',
    },
  ],
  seller: [
    {
      slug: 'position',
      name: 'Position',
      part: 'sellerDashboardPreview',
      lead: 'Before you name a price, look at the others of your kind.',
    },
    {
      slug: 'reach',
      name: 'Reach',
      part: 'buyerNetworkPreview',
      lead: 'An unstated occupancy costs you every buyer who filters by it.',
    },
    {
      slug: 'document-room',
      name: 'Document room',
      part: 'dueDiligenceCenterPreview',
      lead: 'Fill the folders while nobody is waiting for them.',
    },
  ],
  broker: [
    {
      slug: 'pipeline',
      name: 'Pipeline',
      part: 'dealPipelinePreview',
      lead: 'Where each of your deals stands, and which of them pays first.',
    },
    {
      slug: 'clients',
      name: 'Clients',
      part: 'clientManagementPreview',
      lead: 'A new listing in the morning, and you know by coffee whom to call.',
    },
    {
      slug: 'commission',
      name: 'Commission',
      part: 'commissionCalculatorPreview',
      lead: 'What a sale leaves you once the other side and your house have had theirs.',
    },
  ],
  vendor: [
    {
      slug: 'dashboard',
      name: 'Dashboard',
      part: 'demosPersonalizedDashboard',
      lead: 'Choose “Vendor” and see what would stand on your first screen.',
    },
    {
      slug: 'conversation',
      name: 'Conversation',
      part: 'demosCommunicationHub',
      lead: 'How a question about a building comes in, and how an answer looks from the other side.',
    },
  ],
  operator: [
    {
      slug: 'dashboard',
      name: 'Dashboard',
      part: 'dashboardDemo',
      lead: 'Which matters reach an operator’s desk by themselves, and on which day.',
    },
    {
      slug: 'value',
      name: 'What it is worth',
      part: 'financialAnalysisPreview',
      lead: 'Put your own income into the field, and read what half a point of cap rate does to you.',
    },
    {
      slug: 'mobile',
      name: 'On the floor',
      part: 'mobileDemo',
      lead: 'The same page between two rounds, on the telephone in your coat.',
    },
  ],
  investor: [
    {
      slug: 'returns',
      name: 'Returns',
      part: 'financialAnalysisPreview',
      lead: 'Leverage until the coverage breaks, then take one step back.',
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
      lead: 'When the money has to be there, deal by deal.',
    },
  ],
};
