import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const vendorRfps: FeaturePage = {
  state: stateOfScreens(['projectRequests', 'requestVendors', 'rfpDashboard']),
  heading: 'Vendor RFPs',
  lede: 'In an RFP, every bidder is measured the same way. Here the scoring criteria are published first and the bids are opened last.',
  description:
    'Requests for proposals in senior living: scope, sealed bids, answers shared with all, weighted scoring, award and debrief, and when an RFP is too much.',
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
      heading: 'When to use an RFP',
      blocks: [
        {
          kind: 'table',
          caption: 'Choosing the right process',
          columns: [{ label: 'Work' }, { label: 'Process' }, { label: 'Time' }],
          rows: [
            ['A leaking valve', 'Work order', 'Today'],
            ['Carpet in four units', 'Quotes from two vendors you know', 'A week'],
            ['Roof, generator, memory care conversion', 'RFP, by invitation', '3–4 weeks'],
            [
              'Dining or therapy for all communities',
              'RFP, published',
              '4–6 weeks with best and final',
            ],
            [
              'Work only one firm can do',
              'Direct negotiation, with the reason on file',
              'As long as needed',
            ],
          ],
        },
      ],
    },
    {
      id: 'course',
      heading: 'Steps of an RFP',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Draft and approve',
              text: 'Scope, site conditions, credentials, weights. Approved by a colleague who owns the budget.',
              takes: '2–3 days',
            },
            {
              title: 'Invite or publish',
              text: 'To selected vendors, or to all in a category and state.',
            },
            {
              title: 'Intent to bid',
              text: 'Vendors say whether they will bid. If fewer than three plan to, there is probably a problem with the scope or the date.',
              takes: 'Within 5 days',
            },
            {
              title: 'Questions',
              text: 'Each answer goes to all bidders and never shows who asked.',
              takes: 'A week',
            },
            {
              title: 'Sealed bids',
              text: 'Bids can’t be read before the deadline, not even by the buyer, or changed after it.',
            },
            {
              title: 'Completeness check',
              text: 'Insurance, license, exclusion check, signature. A missing item can be supplied within two days, or the bid is disqualified.',
            },
            { title: 'Scoring', text: 'Two people score separately, using the published weights.' },
            { title: 'Best and final', text: 'For the shortlist, once, on specific points.' },
            {
              title: 'Award and debrief',
              text: 'The winner is notified first. The others are notified the same day, with their scores.',
            },
            {
              title: 'Contract, completion, review',
              text: 'The review closes the request. The person who signed off on the work writes it.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'An RFP may also be canceled or end without an award. Tell the bidders. Vendors forgive a lost bid sooner than silence, and you’ll need them for the next roof.',
          ],
        },
      ],
    },
    {
      id: 'scope',
      heading: 'Writing a scope that can be priced',
      blocks: [
        {
          kind: 'list',
          items: [
            'Existing conditions, with photos, areas, age, and the latest report.',
            'The required result rather than a brand, unless a lender or the state requires the brand.',
            'Conditions in an occupied community: working hours, noise, dust, doors that must stay closed, and fire watch.',
            'Who provides water, power, a dumpster, and parking.',
            'Start and completion dates, and the cost of each week of delay.',
            'Payment terms. A contractor who finances the work adds that cost to the price.',
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
          title: 'Bids to replace 40 heat pumps, made comparable',
          given: [
            { label: 'Bid A', value: '$212,000; crane and permits excluded' },
            { label: 'Bid B', value: '$236,000; all included, one-year warranty' },
            { label: 'Bid C', value: '$228,000; all included, five-year warranty' },
            { label: 'Crane and permits', value: '$19,500' },
            { label: 'One year of service covered by a warranty', value: '$3,200' },
          ],
          working: [
            { line: '$212,000 + $19,500', result: '$231,500 for A, without a warranty' },
            { line: '$236,000 − 1 × $3,200', result: '$232,800 for B' },
            { line: '$228,000 − 5 × $3,200', result: '$212,000 for C' },
          ],
          conclusion:
            'The lowest bid was only the second-cheapest job. Level the bids first, then score them. A spreadsheet that scores raw prices rewards the vendor who left out the most.',
        },
      ],
    },
    {
      id: 'fair',
      heading: 'Rules for a fair RFP',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'No gifts, no referrals',
              text: 'Where a federal program pays for care, the anti-kickback statute can cover things you might consider a courtesy. Vendors must attest to compliance.',
            },
            {
              term: 'Disclose conflicts',
              text: 'Anyone on your side who has a relationship with a bidder doesn’t score the bids.',
            },
            {
              term: 'Keep the weights fixed',
              text: 'Changing them after bids are opened destroys trust, whatever the reason.',
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
