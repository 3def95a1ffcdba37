import type { ContentPage } from '../model.ts';

export const aiWorkflowInvestors: ContentPage = {
  heading: 'AI in an investment process',
  lede: 'Committees do not object to speed. They object to figures with no traceable source. A process that uses a model has to be easier to audit than the one it replaced.',
  description:
    'Where a language model belongs in an institutional senior-living process, what one misread figure costs, and which controls a committee should ask to see.',
  keywords: ['investment committee', 'AI due diligence', 'senior housing investor', 'audit trail'],
  sections: [
    {
      id: 'hand-over',
      heading: 'Delegate the reading, keep the judgment',
      blocks: [
        {
          kind: 'table',
          caption: 'Work of an acquisitions team, by who should do it',
          columns: [{ label: 'Task' }, { label: 'Delegate' }, { label: 'Reason' }],
          rows: [
            [
              'Screen forty teasers down to four calls',
              'Yes',
              'A wrong pass is cheap, and a sample shows the error rate',
            ],
            ['Map ledger lines to your chart of accounts', 'Yes', 'Totals confirm the mapping'],
            [
              'Extract dates from leases and vendor contracts',
              'Yes',
              'Each date has a page reference',
            ],
            [
              'Judge the operator from the survey history',
              'No',
              'How serious a finding is depends on the state',
            ],
            [
              'Set market rent from three listings',
              'No',
              'Three listings are not a market, no matter who reads them',
            ],
            ['Cap rate', 'No', 'This is the judgment you are paid for'],
            [
              'A covenant test',
              'No',
              'It is a formula, and a spreadsheet is exact where a model is not',
            ],
          ],
        },
      ],
    },
    {
      id: 'here',
      heading: 'What the exchange does today',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Counts',
              text: 'The database counts live listings, their value and their brokers as they change. The figures are sums and contain no estimates.',
            },
            {
              term: 'Shows what you have access to',
              text: 'A figure you have no access to is never sent to your browser, so your assistant cannot quote it by mistake.',
            },
            {
              term: 'Provides an API',
              text: 'The [listings API](/api-marketplace/listings) delivers live listings to your own model or data warehouse, as rows or as a spreadsheet.',
            },
            {
              term: 'Makes no predictions',
              text: 'No score, no ranking by likelihood of sale, no suggested bid. If these are added, their inputs and their misses will be shown with them.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we connect our own model to the exchange?',
      answer:
        'Yes, to the data you can read yourself. A program signs in as its owner and gets the owner’s rows. Broader access is not for sale. The API pages show what can be requested.',
    },
  ],
  next: [
    { label: 'Read about the listings API', to: '/api-marketplace/listings' },
    { label: 'What is built and what is not', to: '/ai-roadmap' },
    { label: 'Investor hub', to: '/investor-hub' },
  ],
};
