import type { ComponentType } from 'react';

interface PartModule {
  readonly default: ComponentType;
}

export interface Part {
  readonly title: string;
  readonly lead: string;
  readonly load: () => Promise<PartModule>;
  /** What an account adds: only what is built. */
  readonly promise: string;
}

/** Every part that works before there is an account, by the name of its route. */
export const parts = {
  demosAiSearch: {
    title: 'Search in a sentence',
    lead: 'Write what you look for as you would say it, and see how each word was read.',
    load: () => import('./parts/SentencePart.tsx'),
    promise:
      'The list is open to everybody. With an account and a plan you write to the brokers in it.',
  },
  demosVirtualTours: {
    title: 'Walk a gallery',
    lead: 'Go from picture to picture of a community for sale, with the arrow keys or a thumb.',
    load: () => import('./parts/GalleryPart.tsx'),
    promise:
      'Pictures are open to everybody. With an account and a plan so are contacts and addresses.',
  },
  demosMobileDeals: {
    title: 'A deal on the telephone',
    lead: 'The list and the page of a community, drawn by the same parts as the product, at the width of a telephone.',
    load: () => import('./parts/PhonePart.tsx'),
    promise: 'With an account your own dashboard is on the same telephone.',
  },
  mobileDemo: {
    title: 'Every width of a community’s page',
    lead: 'One page, narrow and wide: choose a device and see what moves where.',
    load: () => import('./parts/DevicesPart.tsx'),
    promise: 'One account works on every one of your devices, with nothing to install.',
  },
  demosCommunicationHub: {
    title: 'A conversation about a listing',
    lead: 'Answer a broker as the buyer. Every line is a script, and marked as one.',
    load: () => import('./parts/ConversationPart.tsx'),
    promise: 'With an account and a plan you write to a broker from the page of a listing.',
  },
  demosPersonalizedDashboard: {
    title: 'One dashboard for each role',
    lead: 'Choose who you are and see the dashboard that would open on your first morning.',
    load: () => import('./parts/RoleDashboardPart.tsx'),
    promise: 'With an account this is where every visit begins.',
  },
  dashboardDemo: {
    title: 'A dashboard on another day',
    lead: 'Change the plan, the trial or the address of an account, and watch what its dashboard asks for.',
    load: () => import('./parts/DashboardDayPart.tsx'),
    promise: 'With an account it is your own plan and your own dates.',
  },
  financialAnalysisPreview: {
    title: 'Financial analysis, before you sign up',
    lead: 'Take a community that is for sale, set the loan, and read what is left for you.',
    load: () => import('./parts/FinancialAnalysisPart.tsx'),
    promise: 'Found one that carries its debt? With an account and a plan you write to its broker.',
  },
  commissionCalculatorPreview: {
    title: 'Commission calculator, before you sign up',
    lead: 'From the price of a sale to what the broker takes home, every share in its own line.',
    load: () => import('./parts/CommissionPart.tsx'),
    promise: 'A broker’s account is free to open, and its dashboard is where every visit begins.',
  },
  sellerDashboardPreview: {
    title: 'Seller dashboard, before you sign up',
    lead: 'Pretend that one of these communities is yours, and see where it stands among the others.',
    load: () => import('./parts/SellerPositionPart.tsx'),
    promise: 'An account is free, and tells nobody that you may sell.',
  },
  buyerNetworkPreview: {
    title: 'Buyer network, before you sign up',
    lead: 'Which searches of buyers find a community, which miss it, and how many others they see beside it.',
    load: () => import('./parts/BuyerReachPart.tsx'),
    promise: 'Everybody may search. Whoever writes to a broker has an account.',
  },
  clientManagementPreview: {
    title: 'Client management, before you sign up',
    lead: 'Write down what a client wants, and have the communities that fit beside the name.',
    load: () => import('./parts/ClientsPart.tsx'),
    promise: 'A broker’s account is free, and what it holds today is on the list of what is built.',
  },
  dealPipelinePreview: {
    title: 'Deal pipeline, before you sign up',
    lead: 'Move communities from valuation to closing, and read what stands in each stage and when it may close.',
    load: () => import('./parts/PipelinePart.tsx'),
    promise: 'Begin on the broker dashboard; how far the board is, the list of what is built says.',
  },
  buyerDashboardPreview: {
    title: 'Buyer dashboard, before you sign up',
    lead: 'Say what you look for, keep what interests you, and compare it line by line.',
    load: () => import('./parts/ShortlistPart.tsx'),
    promise: 'With an account and a plan you write to the brokers of your shortlist.',
  },
  dueDiligenceCenterPreview: {
    title: 'Due diligence center, before you sign up',
    lead: 'The fourteen folders of a document room, for the kind of community that you buy.',
    load: () => import('./parts/DiligencePart.tsx'),
    promise: 'An account is free. How far the document room is, the list of what is built says.',
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const isPartName = (name: string | null): name is PartName =>
  name !== null && Object.hasOwn(parts, name);
