import type { ComponentType } from 'react';

interface PartModule {
  readonly default: ComponentType;
}

export interface Part {
  readonly title: string;
  readonly lead: string;
  readonly load: () => Promise<PartModule>;
  /** The benefit of an account; only released features. */
  readonly promise: string;
}

/** Every part that works without an account, by route name. */
export const parts = {
  demosAiSearch: {
    title: 'Search in a sentence',
    lead: "Describe what you're looking for and see how it's understood.",
    load: () => import('./parts/SentencePart.tsx'),
    promise: 'The list is public. With an account and a plan you can contact its brokers.',
  },
  demosVirtualTours: {
    title: 'Browse a photo gallery',
    lead: 'Browse photos of a listed community with arrow keys or swipes.',
    load: () => import('./parts/GalleryPart.tsx'),
    promise: 'Photos are public. With an account and a plan you also see contacts and addresses.',
  },
  demosMobileDeals: {
    title: 'Deals on your phone',
    lead: "The listing list and page at phone width, using the product's own components.",
    load: () => import('./parts/PhonePart.tsx'),
    promise: 'With an account, your dashboard works on your phone too.',
  },
  mobileDemo: {
    title: 'Listing page on every device',
    lead: 'Choose a device to see how the layout adapts.',
    load: () => import('./parts/DevicesPart.tsx'),
    promise: 'One account works on all your devices. No installation needed.',
  },
  demosCommunicationHub: {
    title: 'Message a broker about a listing',
    lead: 'Reply to a broker as the buyer. Every message is scripted and labeled.',
    load: () => import('./parts/ConversationPart.tsx'),
    promise: 'With an account and a plan, you can message brokers from a listing.',
  },
  demosPersonalizedDashboard: {
    title: 'A dashboard for each role',
    lead: 'Choose a role to see its dashboard on the first day.',
    load: () => import('./parts/RoleDashboardPart.tsx'),
    promise: 'With an account, this is your home page.',
  },
  dashboardDemo: {
    title: 'A dashboard on another day',
    lead: "Change an account's plan, trial, or email to see what its dashboard asks for.",
    load: () => import('./parts/DashboardDayPart.tsx'),
    promise: 'With an account, it shows your own plan and dates.',
  },
  financialAnalysisPreview: {
    title: 'Try financial analysis',
    lead: 'Choose a listed community, set the loan, and see your returns.',
    load: () => import('./parts/FinancialAnalysisPart.tsx'),
    promise:
      'Found one that covers its debt? With an account and a plan you can contact its broker.',
  },
  commissionCalculatorPreview: {
    title: 'Try the commission calculator',
    lead: "From sale price to the broker's net, line by line.",
    load: () => import('./parts/CommissionPart.tsx'),
    promise: 'Broker accounts are free and start with a dashboard.',
  },
  sellerDashboardPreview: {
    title: 'Try the seller dashboard',
    lead: 'Use a listed community as an example to see how yours would compare.',
    load: () => import('./parts/SellerPositionPart.tsx'),
    promise: "Accounts are free and don't reveal that you may sell.",
  },
  buyerNetworkPreview: {
    title: 'Try the buyer network',
    lead: 'See which buyer searches find a community, which miss it, and what else they show.',
    load: () => import('./parts/BuyerReachPart.tsx'),
    promise: 'Anyone can search. Contacting a broker requires an account.',
  },
  clientManagementPreview: {
    title: 'Try client management',
    lead: "Enter a client's criteria and see matching communities.",
    load: () => import('./parts/ClientsPart.tsx'),
    promise: "Broker accounts are free. See what's available today.",
  },
  dealPipelinePreview: {
    title: 'Try the deal pipeline',
    lead: "Move communities from valuation to closing and see each stage's expected closing.",
    load: () => import('./parts/PipelinePart.tsx'),
    promise: 'Broker accounts are free. See your own deals on the pipeline board.',
  },
  buyerDashboardPreview: {
    title: 'Try the buyer dashboard',
    lead: 'Set your criteria, save communities, and compare them.',
    load: () => import('./parts/ShortlistPart.tsx'),
    promise: 'With an account and a plan, you can contact the brokers of your shortlist.',
  },
  dueDiligenceCenterPreview: {
    title: 'Try the due diligence center',
    lead: "The 14 document room folders for the type of community you're buying.",
    load: () => import('./parts/DiligencePart.tsx'),
    promise: "Accounts are free. See what's available today in the document room.",
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const isPartName = (name: string | null): name is PartName =>
  name !== null && Object.hasOwn(parts, name);
