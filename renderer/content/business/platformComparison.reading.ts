import type { PathName } from '#shared/routes.ts';
import type { Block, ContentPage } from '../model.ts';
import { alternatives, COMPARED_FEATURES, type ComparedFeature } from './comparison.ts';
import { stateOfScreens } from './status/part.ts';

const features = Object.keys(COMPARED_FEATURES) as ComparedFeature[];

const comparison: Block = {
  kind: 'table',
  caption: 'Three ways to work a senior-living deal',
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
    'Our own view of the three. Marketplaces differ from each other and change; ask yours the same five questions.',
};

/** Where each of the five is met here; an audit log of administrators is part of the ground. */
const screensOf: Readonly<Record<ComparedFeature, readonly PathName[]>> = {
  underwritingTemplates: ['valuationCalculator', 'investmentCalculator', 'financialAnalysis'],
  licensureAwareness: ['property', 'submitListing', 'helpAnalysisTools'],
  roleVerifiedAccess: ['auth', 'profile', 'adminUsers'],
  dealRooms: ['dealRooms', 'dealRoom', 'manageDealRoom'],
  auditLogs: ['admin', 'adminUsers', 'dealRoom'],
};

const today: Block = {
  kind: 'table',
  caption: 'The same five on Haven Exchange, as of this page',
  columns: [{ label: 'Feature' }, { label: 'State today' }],
  rows: features.map((feature) => [COMPARED_FEATURES[feature], stateOfScreens(screensOf[feature])]),
  source:
    'Computed from the screens that exist. [Features status](/features-status) has every part.',
};

export const platformComparison: ContentPage = {
  lede: 'Most senior-living deals are worked by e-mail, or on a marketplace made for strip malls and warehouses. Five questions show what each of those leaves to you.',
  description:
    'Email-based deal chasing, generic CRE marketplaces and Haven Exchange on five features that decide a senior-living deal, with pricing and support.',
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
      blocks: [
        comparison,
        {
          kind: 'text',
          paragraphs: [
            'A yes means that the feature belongs to the product. It does not mean that every screen of it is open today, so the second table says how far each one is.',
          ],
        },
        today,
      ],
    },
    {
      id: 'why-these-five',
      heading: 'Why these five',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: COMPARED_FEATURES.underwritingTemplates,
              text: 'An office building has tenants and leases. A community has residents who stay about two years, care that is billed by level, and wages that are the largest cost. A template that asks for rent per square foot produces a number, and the wrong one.',
            },
            {
              term: COMPARED_FEATURES.licensureAwareness,
              text: 'What may be done in a building stands on its license, and the license does not come with the deed. A HUD-insured loan adds coverage of 1.45, an age limit and a mortgage premium. A listing that mixes units with licensed beds misprices both.',
            },
            {
              term: COMPARED_FEATURES.roleVerifiedAccess,
              text: 'A seller’s worst week begins with a competitor who browses as a buyer. An account here has a role that staff can check and the server enforces; a vendor who services a building does not see it for sale.',
            },
            {
              term: COMPARED_FEATURES.dealRooms,
              text: 'Good general marketplaces have them, and we say so. What makes one of [senior living](/deal-rooms) is the index: surveys with their corrections, payor mix, the operations transfer agreement and cost reports have a place before the first upload.',
            },
            {
              term: COMPARED_FEATURES.auditLogs,
              text: 'After a leak, the only useful question is who opened the file. Mail cannot answer it. A log that the people in it cannot edit can.',
            },
          ],
        },
      ],
    },
    {
      id: 'hours',
      heading: 'What “no fee” costs',
      blocks: [
        {
          kind: 'example',
          title: 'Chasing one marketed deal by e-mail',
          given: [
            { label: 'Inquiries', value: '40' },
            { label: 'Minutes to answer and to check one', value: '25' },
            { label: 'NDAs sent, chased and filed', value: '18 at 20 minutes' },
            { label: 'Document requests answered twice or more', value: '60 at 6 minutes' },
            { label: 'An associate’s hour', value: '$60' },
          ],
          working: [
            { line: '40 × 25 minutes', result: '1,000 minutes of inquiries' },
            { line: '18 × 20 minutes', result: '360 minutes of NDAs' },
            { line: '60 × 6 minutes', result: '360 minutes of documents' },
            { line: '(1,000 + 360 + 360) ÷ 60', result: '28.7 hours' },
            { line: '28.7 hours × $60', result: '$1,722' },
          ],
          conclusion:
            'The figures are an invented office’s, so put in your own. The point survives most of them: mail is free by the message and dear by the deal, and it loses the record besides.',
        },
      ],
    },
    {
      id: 'when-not',
      heading: 'When another way is better',
      blocks: [
        {
          kind: 'list',
          items: [
            '**You know the buyer.** Two people, one lawyer each and a telephone close a direct sale well. You may still want the document index and the checklist.',
            '**The building is no longer senior living.** A conversion to apartments finds its buyers on a general marketplace.',
            '**You want the widest possible notice.** A public auction needs reach. Confidentiality, which much of this product is about, works against it.',
            '**Your firm has a room it trusts.** Keep it. A listing here can lead bidders to a room elsewhere once the NDA is signed.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Who judged the other two columns?',
      answer:
        'We did, from general knowledge of such marketplaces and not from a test of one named product. Where a good marketplace has the feature, as with [deal rooms](/deal-rooms), the table says yes; where we do not have it yet, it says no.',
    },
    {
      question: 'Can I use Haven Exchange beside a general marketplace?',
      answer:
        'Yes. Nothing here is exclusive. For a confidential sale, check first that the other listing does not give away the name, because two halves of a secret are found by anybody who searches for both.',
    },
  ],
  next: [
    { label: 'See what each plan opens', to: '/user-pricing' },
    { label: 'What is built and what is in work', to: '/features-status' },
    { label: 'Browse all communities', to: '/investment-opportunities' },
  ],
};
