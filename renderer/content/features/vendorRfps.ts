import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const vendorRfps: FeaturePage = {
  state: stateOfScreens(['projectRequests', 'requestVendors', 'rfpDashboard']),
  heading: 'Vendor RFPs',
  lede: 'A request for proposals is a promise that everybody is measured with the same ruler. Here the ruler is published first and the bids are opened last.',
  description:
    'Requests for proposals in senior living: scope, sealed bids, questions answered to all, weighted scoring, award and debrief, and when an RFP is too much.',
  keywords: [
    'RFP',
    'vendor bidding',
    'sealed bids',
    'weighted scoring',
    'senior living procurement',
  ],
  sections: [
    {
      id: 'when',
      heading: 'When it is worth it',
      blocks: [
        {
          kind: 'table',
          caption: 'The right size of asking',
          columns: [{ label: 'The work' }, { label: 'Ask by' }, { label: 'Takes' }],
          rows: [
            ['A leaking valve', 'Work order', 'Today'],
            ['Carpet in four units', 'Quotes from two vendors you know', 'A week'],
            ['Roof, generator, memory care conversion', 'RFP by invitation', '3–4 weeks'],
            [
              'Dining or therapy for all communities',
              'RFP, published',
              '4–6 weeks with best and final',
            ],
            [
              'Work that only one firm can do',
              'Direct negotiation, with the reason on file',
              'As long as it takes',
            ],
          ],
        },
      ],
    },
    {
      id: 'course',
      heading: 'The course of an RFP',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Draft and approve',
              text: 'Scope, site conditions, credentials, weights. A colleague who will pay for it approves.',
              takes: '2–3 days',
            },
            {
              title: 'Invite or publish',
              text: 'To chosen vendors, or to all in category and state.',
            },
            {
              title: 'Intent',
              text: 'Vendors say whether they will bid. Fewer than three is a sign about the scope or the date.',
              takes: 'Within 5 days',
            },
            {
              title: 'Questions',
              text: 'Each answer goes to all bidders and never says who asked.',
              takes: 'A week',
            },
            {
              title: 'Sealed bids',
              text: 'Nobody reads one before the deadline, the buyer included. After it nobody changes one.',
            },
            {
              title: 'Completeness',
              text: 'Insurance, license, exclusion check, signature. What is missing may be repaired in two days or ends the bid.',
            },
            { title: 'Scoring', text: 'Two people, separately, with the published weights.' },
            { title: 'Best and final', text: 'For the shortlist, once, on named points.' },
            {
              title: 'Award and debrief',
              text: 'The winner hears it first, the others the same day, with their score.',
            },
            {
              title: 'Contract, completion, review',
              text: 'The review closes the request and is written by the person who signed for the work.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'An RFP may also end as cancelled or without award. Say so. Vendors forgive a lost bid sooner than a silence, and you will need them for the next roof.',
          ],
        },
      ],
    },
    {
      id: 'scope',
      heading: 'A scope that can be priced',
      blocks: [
        {
          kind: 'list',
          items: [
            'What is there, with pictures, areas, age and the last report.',
            'What it should be afterward, by result rather than by brand, unless a lender or the state names the brand.',
            'Residents sleep, eat and wander nearby: working hours, noise, dust, doors that must stay closed, and fire watch.',
            'Who supplies water, power, a dumpster and parking.',
            'Start and finish, and what each week of delay costs.',
            'Terms of payment. A contractor who finances you is adding it to the price.',
          ],
        },
      ],
    },
    {
      id: 'levelling',
      heading: 'Leveling three bids',
      blocks: [
        {
          kind: 'example',
          title: 'Bids for replacing 40 heat pumps, made comparable',
          given: [
            { label: 'Bid A', value: '$212,000; crane and permits excluded' },
            { label: 'Bid B', value: '$236,000; all included, one year of warranty' },
            { label: 'Bid C', value: '$228,000; all included, five years of warranty' },
            { label: 'Crane and permits', value: '$19,500' },
            { label: 'A year of service that a warranty saves', value: '$3,200' },
          ],
          working: [
            { line: '$212,000 + $19,500', result: '$231,500 for A, without warranty' },
            { line: '$236,000 − 1 × $3,200', result: '$232,800 for B' },
            { line: '$228,000 − 5 × $3,200', result: '$212,000 for C' },
          ],
          conclusion:
            'The cheapest envelope held the second-cheapest job. Level first and score afterward; a spreadsheet that scores raw prices rewards whoever left most out.',
        },
      ],
    },
    {
      id: 'fair',
      heading: 'Rules that keep it clean',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'No gift, no referral',
              text: 'Where a federal program pays for care, the anti-kickback statute is about things you might call courtesy. Vendors attest to it.',
            },
            {
              term: 'Conflicts told',
              text: 'Who on your side has a relation with a bidder does not score.',
            },
            {
              term: 'Weights stay',
              text: 'Changing them after opening is the end of trust, whatever the reason.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Request vendors', to: '/request-vendors' },
    { label: 'Find vendors by state', to: '/find-vendors' },
    { label: 'For vendors', to: '/for-vendors' },
  ],
};
