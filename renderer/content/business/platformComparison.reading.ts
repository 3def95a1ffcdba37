import type { Block, ContentPage } from '#shared/home/content.ts';
import { stateOfScreens } from '#shared/routes/screenState.ts';
import type { RouteName } from '#shared/routes.ts';
import { alternatives, COMPARED_FEATURES, type ComparedFeature } from './comparison.ts';

const features = Object.keys(COMPARED_FEATURES) as ComparedFeature[];

const comparison: Block = {
  kind: 'table',
  caption: 'Three ways to manage a senior-living deal',
  columns: [{ label: '' }, ...alternatives.map(({ name }) => ({ label: name }))],
  rows: [
    ...features.map((feature) => [
      COMPARED_FEATURES[feature],
      ...alternatives.map((alternative) => (alternative.features[feature] ? 'Yes' : 'No')),
    ]),
    ['Pricing', ...alternatives.map(({ pricing }) => pricing)],
    ['Support', ...alternatives.map(({ support }) => support)],
  ],
  source:
    'Our own assessment of the three. Marketplaces differ from each other and change, so ask yours the same five questions.',
};

/** Screens where each compared feature is found; the administrators’ audit log is part of the platform itself. */
const screensOf: Readonly<Record<ComparedFeature, readonly RouteName[]>> = {
  underwritingTemplates: ['valuationCalculator', 'investmentCalculator', 'financialAnalysis'],
  licensureAwareness: ['property', 'submitListing', 'helpAnalysisTools'],
  roleVerifiedAccess: ['auth', 'profile', 'adminUsers'],
  dealRooms: ['dealRooms', 'dealRoom', 'manageDealRoom'],
  auditLogs: ['admin', 'adminUsers', 'dealRoom'],
};

const today: Block = {
  kind: 'table',
  caption: 'The same five features on Haven Exchange today',
  columns: [{ label: 'Feature' }, { label: 'Status today' }],
  rows: features.map((feature) => [COMPARED_FEATURES[feature], stateOfScreens(screensOf[feature])]),
  source:
    'Computed from the screens that exist. [Features status](/features-status) lists every feature.',
};

export const platformComparison: ContentPage = {
  lede: 'Most senior-living deals are managed by email, or on a marketplace built for strip malls and warehouses. Five questions show what each of those leaves to you.',
  description:
    'Email-based deal chasing, generic CRE marketplaces and Haven Exchange compared on five features that decide a senior-living deal, with pricing and support.',
  keywords: [
    'senior living marketplace comparison',
    'CRE marketplace alternatives',
    'deal room',
    'audit log',
  ],
  sections: [
    {
      id: 'table',
      heading: 'The comparison',
      blocks: [comparison, today],
    },
    {
      id: 'why-these-five',
      heading: 'Why these five features',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: COMPARED_FEATURES.underwritingTemplates,
              text: 'An office building has tenants and leases. A community has residents who stay about two years, care billed by level, and wages as the largest cost. A template that asks for rent per square foot produces the wrong number.',
            },
            {
              term: COMPARED_FEATURES.licensureAwareness,
              text: 'The license determines what a building can be used for, and it does not transfer with the deed. A HUD-insured loan adds a coverage requirement of 1.45, an age limit and a mortgage insurance premium. A listing that mixes units with licensed beds misprices both.',
            },
            {
              term: COMPARED_FEATURES.roleVerifiedAccess,
              text: 'A seller’s greatest risk is a competitor who browses as a buyer. An account here has a role that staff can check and the server enforces.',
            },
            {
              term: COMPARED_FEATURES.dealRooms,
              text: 'Good general marketplaces have deal rooms too. What makes a room specific to [senior living](/deal-rooms) is the index: surveys with their corrections, payor mix, the operations transfer agreement and cost reports have a place before the first upload.',
            },
            {
              term: COMPARED_FEATURES.auditLogs,
              text: 'After a leak, the key question is who opened the file. Email cannot answer it. A log that the parties cannot edit can.',
            },
          ],
        },
      ],
    },
    {
      id: 'when-not',
      heading: 'When another option is better',
      blocks: [
        {
          kind: 'list',
          items: [
            '**You know the buyer.** Two parties, a lawyer for each and a phone are enough to close a direct sale. You may still want the document index and the checklist.',
            '**The building is no longer senior living.** A conversion to apartments finds its buyers on a general marketplace.',
            '**You want the widest possible exposure.** A public auction needs reach. Confidentiality, a focus of this product, works against it.',
            '**Your firm has a deal room it trusts.** Keep it. A listing here can direct bidders to a room elsewhere once the NDA is signed.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I use Haven Exchange alongside a general marketplace?',
      answer:
        'Yes. Nothing here is exclusive. For a confidential sale, first check that the other listing does not reveal the name, because anyone who searches for both can combine the details.',
    },
  ],
  next: [
    { label: 'See what each plan includes', to: '/user-pricing' },
    { label: 'What is built and what is in work', to: '/features-status' },
    { label: 'Browse all communities', to: '/investment-opportunities' },
  ],
};
