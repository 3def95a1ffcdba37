import type { ContentPage } from '../model.ts';

export const aiWorkflowInvestors: ContentPage = {
  heading: 'AI in an investment process',
  lede: 'Committees do not object to speed. They object to figures with no traceable source. A process that uses a model has to be easier to audit than the one it replaced.',
  description:
    'Where a language model belongs in an institutional senior-living process, what one misread figure costs, and which controls a committee should ask to see.',
  keywords: ['investment committee', 'AI due diligence', 'senior housing investor', 'audit trail'],
  sections: [
    {
      id: 'cost',
      heading: 'The cost of one misread term',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Occupancy is the term that software and people misread most often. Physical occupancy counts the residents living there. Financial occupancy counts the ones who pay. A model that takes 90 percent from a tour sheet when the ledger supports only 85 has made no arithmetic error, and its answer is still wrong.',
          ],
        },
        {
          kind: 'example',
          title: 'Five points of occupancy in an 80-unit community',
          given: [
            { label: 'Average rate', value: '$5,600 a month' },
            { label: 'Share of extra revenue that becomes income', value: '60%' },
            { label: 'Cap rate', value: '7.5%' },
          ],
          working: [
            { line: '80 units × (90% − 85%)', result: '4 units' },
            { line: '4 × $5,600 × 12', result: '$268,800 of revenue' },
            { line: '$268,800 × 60%', result: '$161,280 of income' },
            { line: '$161,280 ÷ 7.5%', result: '$2,150,400 of value' },
          ],
          conclusion:
            'Two million dollars depend on a definition. A model should never resolve it silently. It has to say which figure it found where, and leave the choice open.',
        },
      ],
    },
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
      id: 'controls',
      heading: 'Six controls a committee may ask for',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Source.** Each figure in the memorandum links to a document, page and version. Figures typed from a model’s answer are not accepted.',
            '**Two runs.** Extraction is done twice, independently, and only differences are shown to a person. Agreement is not proof, but disagreement is an early warning.',
            '**An approved list.** The approved tools, with the contract, processing location, training use and deletion period of each. Use of any other tool is a breach, not an experiment.',
            '**A back test.** Run ten closed deals through the process and compare the results with what turned out to be true. Publish the misses inside the firm.',
            '**A stop rule.** If rent roll and revenue differ by more than a fixed share, the process stops until the cause is found.',
            '**No self-review.** The session that drafted a section does not check it, and neither does the analyst who ran it.',
          ],
        },
      ],
    },
    {
      id: 'information',
      heading: 'Confidential information',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Confidential listings show a cover name until the broker gives you access, and an NDA usually limits who sees the room to people who need it for the evaluation. A provider that stores prompts or trains on them is one more recipient. Name it in the NDA, use an arrangement that stores nothing, or leave the document out.',
            'If you hold securities of operators or landlords, a data room may contain information the market does not have. Searching it together with public-side research is how information barriers are breached by accident, so keep the two in separate tools, not just in separate folders.',
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
    {
      question: 'Does the exchange train a model on member uploads?',
      answer:
        'No. No model is called or trained. Only you can read the files in your own storage. Our staff cannot.',
    },
  ],
  next: [
    { label: 'Read about the listings API', to: '/api-marketplace/listings' },
    { label: 'What is built and what is not', to: '/ai-roadmap' },
    { label: 'Investor hub', to: '/investor-hub' },
  ],
};
