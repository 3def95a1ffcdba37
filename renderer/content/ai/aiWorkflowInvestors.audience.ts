import type { ContentPage } from '../model.ts';

export const aiWorkflowInvestors: ContentPage = {
  heading: 'AI in an investment process',
  lede: 'Committees do not object to speed. They object to a figure whose origin nobody can show. A process with a model in it has to be easier to audit than the one before.',
  description:
    'Where a language model belongs in an institutional senior-living process, what one misread figure costs, and which controls a committee should ask to see.',
  keywords: ['investment committee', 'AI due diligence', 'senior housing investor', 'audit trail'],
  sections: [
    {
      id: 'cost',
      heading: 'What one misread word costs',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Occupancy is the word that machines and people misread most. Physical occupancy counts who sleeps there; financial occupancy counts who pays. A reader that takes 90 percent from a tour sheet where the ledger supports 85 has made no arithmetic error at all.',
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
            'Two million dollars hang on a definition. No model should resolve it silently: it has to say which figure it found where, and leave the choice open.',
        },
      ],
    },
    {
      id: 'hand-over',
      heading: 'Hand over reading, keep judging',
      blocks: [
        {
          kind: 'table',
          caption: 'Work of an acquisitions team, sorted by who should do it',
          columns: [{ label: 'Work' }, { label: 'Hand it over' }, { label: 'Because' }],
          rows: [
            [
              'Forty teasers to four calls',
              'Yes',
              'A wrong discard is cheap, and a sample shows the rate',
            ],
            ['Ledger lines to your chart', 'Yes', 'Totals prove the mapping'],
            ['Leases and vendor contracts to a list of dates', 'Yes', 'Each date has a page'],
            [
              'Survey history to a judgment of the operator',
              'No',
              'Severity needs the context of a state',
            ],
            [
              'Market rent from three listings',
              'No',
              'Three listings are no market, whoever reads them',
            ],
            ['Cap rate', 'No', 'It is the opinion that you are paid for'],
            ['A covenant test', 'No', 'It is a formula; a spreadsheet is exact and a model is not'],
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
            '**Origin.** Each figure of the memorandum links to document, page and version. Figures typed from a model’s answer are not accepted.',
            '**Two runs.** Extraction is done twice, independently, and only differences are shown to a person. Agreement is no proof, but disagreement is a free alarm.',
            '**A closed list.** The approved tools, with contract, place of processing, training use and deletion period of each. Everything else is a breach and not an experiment.',
            '**A back test.** Ten closed deals run through the process, compared with what was true in hindsight. Publish the misses inside the firm.',
            '**A stop rule.** If rent roll and revenue differ by more than a fixed share, the process halts until somebody finds out why.',
            '**No self-review.** The session that drafted a section does not check it, and neither does the analyst who ran it.',
          ],
        },
      ],
    },
    {
      id: 'information',
      heading: 'Information that is not yours to spread',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Confidential listings carry a cover name until the broker lets you in, and an NDA usually limits who sees the room to people who need it for the evaluation. A provider that keeps prompts, or trains on them, is one more recipient. Name it in the NDA, use an arrangement that keeps nothing, or leave the document out.',
            'If you hold securities of operators or landlords, a data room may contain what the market does not know. Searching it together with research of the public side is how walls are breached by accident, so keep the two in separate tools and not merely in separate folders.',
          ],
        },
      ],
    },
    {
      id: 'here',
      heading: 'What the exchange itself does today',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Counts',
              text: 'Live listings, their value and their brokers are counted by the database as they change. They are sums, with no estimate in them.',
            },
            {
              term: 'Shows what you may see',
              text: 'A figure that is closed to you does not reach your browser, so no assistant of yours can quote it by mistake.',
            },
            {
              term: 'Answers programs',
              text: 'The [listings interface](/api-marketplace/listings) hands live listings to your own model or warehouse, as rows or as a spreadsheet.',
            },
            {
              term: 'Does not predict',
              text: 'No score, no ranking by likelihood of sale, no suggested bid. If that comes, its inputs and its misses will be shown beside it.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'May we connect our own model to the exchange?',
      answer:
        'Yes, to what you may read yourself. A program signs in as its owner and gets the owner’s rows; there is no wider access to buy. The pages of the programming interface show what can be asked.',
    },
    {
      question: 'Does the exchange train a model on what members upload?',
      answer:
        'No. No model is called or trained. Files in your own storage can be read by nobody but you, our staff included.',
    },
  ],
  next: [
    { label: 'Read the listings interface', to: '/api-marketplace/listings' },
    { label: 'What is built and what is not', to: '/ai-roadmap' },
    { label: 'The investor’s desk', to: '/investor-hub' },
  ],
};
