import type { ContentPage } from '../model.ts';

export const investorHub: ContentPage = {
  lede: 'For money that stays in senior housing for years: what you do before, during and after you own, and the screen that belongs to each.',
  description:
    'The exchange by stage of ownership: sourcing, committing, holding, distributing and leaving, with the documents each stage needs and a waterfall worked out.',
  keywords: ['investor portal', 'waterfall', 'senior housing fund', 'exit strategy'],
  sections: [
    {
      id: 'before',
      heading: 'Before you own',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A family office writes two checks a year and a fund writes twenty, yet the same question costs both the most time: is this sponsor’s story borne out by anything we can open ourselves? Keep the answers beside the deal instead of in a mailbox.',
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Deal intelligence',
              text: 'What is offered that fits your rules, and what changed since you looked.',
              to: '/deal-intelligence',
            },
            {
              title: 'Capital matching',
              text: 'Sponsors who look for equity and those who have it.',
              to: '/capital-matching',
            },
            {
              title: 'Deals for investors',
              text: 'Five kinds of offer and how to read each.',
              to: '/investor/deals',
            },
          ],
        },
      ],
    },
    {
      id: 'commit',
      heading: 'The papers of a commitment',
      blocks: [
        {
          kind: 'table',
          caption: 'What to read, and the one clause to look for',
          columns: [{ label: 'Paper' }, { label: 'Clause' }, { label: 'Because' }],
          rows: [
            [
              'Private placement memorandum',
              'Fees to affiliates',
              'They are paid before you, in every case',
            ],
            [
              'Operating agreement',
              'Removal of the manager',
              'For cause only means in practice never',
            ],
            [
              'Subscription agreement',
              'Capital calls and dilution',
              'A second winter costs a second check',
            ],
            [
              'Management agreement',
              'Termination on sale',
              'A fee for leaving lowers the exit price',
            ],
            ['Loan agreement', 'Recourse carve-outs', 'Somebody in the group signs them'],
            [
              'License application',
              'Who is named as responsible',
              'Five percent owners are often disclosed to the state',
            ],
          ],
        },
      ],
    },
    {
      id: 'waterfall',
      heading: 'Follow a dollar down the waterfall',
      blocks: [
        {
          kind: 'example',
          title: 'A sale in year five, without catch-up',
          given: [
            { label: 'Equity of investors', value: '$6,000,000' },
            { label: 'Preferred return, simple, unpaid so far', value: '8% for 5 years' },
            { label: 'Cash after the loan and costs', value: '$10,400,000' },
            { label: 'Split of the rest', value: '70% investors, 30% sponsor' },
          ],
          working: [
            { line: '$6,000,000 × 8% × 5', result: '$2,400,000 preferred return' },
            { line: '$10,400,000 − $6,000,000 − $2,400,000', result: '$2,000,000 to split' },
            { line: '$2,000,000 × 70%', result: '$1,400,000 more for investors' },
            { line: '$2,000,000 × 30%', result: '$600,000 promote' },
            { line: '($6,000,000 + $2,400,000 + $1,400,000) ÷ $6,000,000', result: '1.63×' },
          ],
          conclusion:
            'The sponsor earns $600,000 for a good result. Now lower the sale by two million: investors still receive $8,400,000 and the promote is nothing. That gap is what aligns the two, and a catch-up clause narrows it.',
        },
      ],
    },
    {
      id: 'hold',
      heading: 'While you own',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Read the monthly package in the same order',
              text: 'Census, move-ins less move-outs, rate, hours by resident day, agency, then income. Income last, since the others explain it.',
              takes: 'Each month',
            },
            {
              title: 'Compare against the business plan you bought',
              text: 'Not against last month’s reforecast. The [investor portal](/investor-portal) keeps the first plan in view.',
              takes: 'Each quarter',
            },
            {
              title: 'Ask for the survey before you read of it',
              text: 'A report with harm in it should reach owners on the day and not in the package.',
              takes: 'As it happens',
            },
            {
              title: 'Keep tax papers with the year',
              text: 'K-1s, depreciation schedules and state filings have a place in the [tax center](/investor/tax-center).',
              takes: 'Each spring',
            },
            {
              title: 'Confirm payments by voice',
              text: '[Wire transfers](/investor/wire-transfers) keeps what was agreed and paid. Before money leaves, read the account number aloud to somebody you called yourself.',
              takes: 'Each time',
            },
          ],
        },
      ],
    },
    {
      id: 'leave',
      heading: 'Leaving',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Sell',
              text: 'Begin a year ahead: license in order, two clean surveys, capital done and photographed. [Exit strategy](/investor/exit-strategy) keeps the dates.',
            },
            {
              term: 'Refinance',
              text: 'Returns equity and keeps the building. Insured loans last for decades, so check who may assume yours before you sign it.',
            },
            {
              term: 'Recapitalize',
              text: 'One investor leaves, another comes. The price is negotiated among friends, which is a reason to have it appraised.',
            },
            {
              term: 'Exchange',
              text: 'Section 1031 defers gain on the real estate. Furniture and goodwill of the business are treated apart; ask counsel for the split before the contract.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Offers of securities are made by their sponsors and never by Haven Exchange, which neither recommends nor verifies them. [Investor relations](/investor-relations) is about the company itself.',
        },
      ],
    },
  ],
  next: [
    { label: 'What investors get', to: '/for-investors' },
    { label: 'Open the investor portal', to: '/investor-portal' },
    { label: 'Compare plans', to: '/user-pricing' },
  ],
};
