import type { ContentPage } from '../model.ts';

export const vendorMarketplaceHub: ContentPage = {
  lede: 'Consultants, builders, lenders, managers, lawyers and technology for senior living, found by category and state and hired through a process that stands up to questions.',
  description:
    'Find and hire vendors for senior living, or be found: choose between a call, a quote and an RFP, see the file each credential needs, and score bids fairly.',
  keywords: ['senior living vendors', 'RFP', 'vendor credentials', 'facility renovation'],
  sections: [
    {
      id: 'choose',
      heading: 'A call, a quote or an RFP',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The way of buying should cost less than the mistake it prevents. A locksmith needs a telephone; a therapy contract needs scores and a file that an auditor can open three years later.',
          ],
        },
        {
          kind: 'table',
          caption: 'How to buy, by what is at stake',
          columns: [
            { label: 'Way' },
            { label: 'When' },
            { label: 'Time to allow' },
            { label: 'Paper that remains' },
          ],
          rows: [
            [
              'Direct contact',
              'One trade, small sum, known result',
              'A day or two',
              'Invoice and insurance certificate',
            ],
            ['Quotes', 'Comparable work, two or three firms', 'A week', 'Quotes side by side'],
            [
              'RFP',
              'Care, large sums, several years',
              '3–4 weeks',
              'Questions, bids, scores, reasons',
            ],
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Vendor marketplace',
              text: 'Profiles by category and state, verified ones marked.',
              to: '/vendor-marketplace',
            },
            {
              title: 'Categories',
              text: 'If you know the job but not who does it.',
              to: '/vendor-categories',
            },
            {
              title: 'RFPs',
              text: 'Write one, invite bidders, answer questions to all, score.',
              to: '/rfp-dashboard',
            },
            {
              title: 'Join as a vendor',
              text: 'Profile, states, credentials. Have the certificates at hand before you begin.',
              to: '/vendor-onboarding',
            },
          ],
        },
      ],
    },
    {
      id: 'score',
      heading: 'Score bids so that price cannot hide',
      blocks: [
        {
          kind: 'example',
          title: 'Two bids for a nurse-call replacement',
          given: [
            { label: 'Weights', value: 'Method 35, references 25, price 40' },
            { label: 'Bid A, of 10 each', value: '9, 8, 6' },
            { label: 'Bid B, of 10 each', value: '6, 5, 10' },
          ],
          working: [
            { line: '9 × 35 + 8 × 25 + 6 × 40', result: '755 points for A' },
            { line: '6 × 35 + 5 × 25 + 10 × 40', result: '735 points for B' },
            { line: '755 − 735', result: '20 points between them' },
          ],
          conclusion:
            'A wins narrowly although B is cheapest. Weights are fixed before bids are opened; changed afterward they only decorate a choice already made. A gap this small deserves a best-and-final round.',
        },
      ],
    },
    {
      id: 'file',
      heading: 'The file behind a badge',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Who they are',
              text: 'A W-9 with the taxpayer number, registration of the company, and the trade license of the state where the work happens.',
            },
            {
              term: 'What insures them',
              text: 'General liability, automobile, workers’ compensation; professional and umbrella cover where advice or height is involved. Your entity stands as additional insured.',
            },
            {
              term: 'Whether they are excluded',
              text: 'The OIG list, updated each month, and SAM, searched for the firm and for its owners. Money from Medicare or Medicaid may not reach anybody on them.',
            },
            {
              term: 'What they may see',
              text: 'A business associate agreement if residents’ health information comes near them, and background checks for people who enter apartments.',
            },
            {
              term: 'Whom they are tied to',
              text: 'A statement on conflicts and on kickbacks. A discount for referrals is a problem in a building that bills the government.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Documents expire. Holders are reminded 60, 30 and 7 days ahead and on the day itself, and a lapsed certificate shows on the profile instead of in an adjuster’s letter. [Vendor certifications](/vendor-certifications) explains what the exchange looks at and what it leaves to you.',
          ],
        },
      ],
    },
    {
      id: 'occupied',
      heading: 'Working where people live',
      blocks: [
        {
          kind: 'list',
          items: [
            'Noise after breakfast and before the rest hour. Put the hours in the scope, with the dining room’s.',
            'A door held open for a delivery is an elopement in memory care. Every crew is told so on the first morning.',
            'Dust control is infection control. Ask for the barrier plan and not merely the price.',
            'Water and oxygen are never shut off without the nurse in charge and a time agreed in writing.',
            'Tools are counted in and counted out. Caregivers will thank you.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Vendors have their own pages: [for vendors](/for-vendors) says what the market wants, [vendor pricing](/vendor-pricing) what a place in it costs.',
        },
      ],
    },
  ],
  next: [
    { label: 'Find a vendor', to: '/find-vendors' },
    { label: 'Post a project', to: '/project-requests' },
    { label: 'Join as a vendor', to: '/vendor-onboarding' },
  ],
};
