import type { ContentPage } from '../model.ts';

export const investorHub: ContentPage = {
  lede: 'For long-term investors in senior housing: what you do before, during and after ownership, and the screen for each stage.',
  description:
    'The exchange by stage of ownership: sourcing, committing, holding, distributing and exiting, with the documents each stage needs and a waterfall example.',
  keywords: ['investor portal', 'waterfall', 'senior housing fund', 'exit strategy'],
  sections: [
    {
      id: 'before',
      heading: 'Before you own',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A family office writes two checks a year and a fund writes twenty, yet the same question costs both the most time: can we verify this sponsor’s story ourselves? Keep the answers with the deal instead of in an inbox.',
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Deal intelligence',
              text: 'Offerings that fit your criteria, and what changed since your last visit.',
              to: '/deal-intelligence',
            },
            {
              title: 'Capital matching',
              text: 'Lenders’ and equity investors’ criteria against your deal, with reasons for and against.',
              to: '/capital-matching',
            },
            {
              title: 'Deals for investors',
              text: 'Five types of offerings and how to read each.',
              to: '/investor/deals',
            },
          ],
        },
      ],
    },
    {
      id: 'commit',
      heading: 'Commitment documents',
      blocks: [
        {
          kind: 'table',
          caption: 'What to read, and the key clause in each',
          columns: [{ label: 'Document' }, { label: 'Clause' }, { label: 'Reason' }],
          rows: [
            [
              'Private placement memorandum',
              'Fees to affiliates',
              'Affiliates are always paid before you',
            ],
            [
              'Operating agreement',
              'Removal of the manager',
              'In practice, “for cause only” means never',
            ],
            [
              'Subscription agreement',
              'Capital calls and dilution',
              'A second difficult winter means a second check',
            ],
            [
              'Management agreement',
              'Termination on sale',
              'A termination fee lowers the exit price',
            ],
            [
              'Loan agreement',
              'Recourse carve-outs',
              'A person or entity in the group has to sign them',
            ],
            [
              'License application',
              'The person named as responsible',
              'Owners of five percent are often disclosed to the state',
            ],
          ],
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
              text: 'Census, move-ins minus move-outs, rate, hours per resident day, agency, then income. Read income last, because the others explain it.',
              takes: 'Each month',
            },
            {
              title: 'Compare against the business plan you bought',
              text: 'Do not compare with last month’s reforecast. The terms and documents of an offering stay in the [investor portal](/investor-portal).',
              takes: 'Each quarter',
            },
            {
              title: 'Ask for survey reports right away',
              text: 'Owners should receive a report that cites harm the same day, not in the monthly package.',
              takes: 'As it happens',
            },
            {
              title: 'Keep one ledger across sponsors',
              text: 'Your [portfolio](/portfolio) records contributions, distributions, valuations, and costs of every holding, from any sponsor. It computes IRR, multiple, and cash yield as of any day, and imports statements from CSV or Excel.',
              takes: 'Each quarter',
            },
            {
              title: 'Check concentration and stress',
              text: '[Portfolio analytics](/portfolio-analytics) compares exposure by state, operator, payor, care type, lender, and loan maturity with limits that you set.',
              takes: 'Each quarter',
            },
            {
              title: 'File tax documents by year',
              text: 'The [tax center](/investor/tax-center) holds K-1s, depreciation schedules and state filings.',
              takes: 'Each spring',
            },
            {
              title: 'Confirm payments by phone',
              text: '[Wire transfers](/investor/wire-transfers) records what was agreed and paid. Before you send money, read the account number aloud to a person you called yourself.',
              takes: 'Each time',
            },
          ],
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
