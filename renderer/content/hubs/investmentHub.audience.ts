import type { ContentPage } from '../model.ts';

export const investmentHub: ContentPage = {
  lede: 'Six decisions stand between a listing and a wire. Each has a tool, and each tool wants a different number from you.',
  description:
    'From screening to closing in six decisions: which tool of the exchange serves each one, a ten-minute screen worked through, and when to say no early.',
  keywords: ['senior living investment tools', 'deal screening', 'deal rooms', 'syndication'],
  sections: [
    {
      id: 'six',
      heading: 'Six decisions in order',
      blocks: [
        {
          kind: 'table',
          caption: 'What is decided, with what, and what ends it',
          columns: [{ label: 'Decision' }, { label: 'Where' }, { label: 'Reason to stop' }],
          rows: [
            [
              'Is it worth a call?',
              'Listings and comparison',
              'Income yields less than your debt costs',
            ],
            [
              'What may it be worth?',
              'Valuation calculator',
              'Asking price needs a margin nobody reaches',
            ],
            ['What will be lent?', 'Financial analysis', 'Coverage leaves too much equity'],
            [
              'Who owns what of it?',
              'Syndication and capital matching',
              'The promote needs the best case',
            ],
            ['Is it as described?', 'Deal room and checklist', 'Survey, staffing or title'],
            [
              'Does it still work after closing?',
              'Portfolio',
              'Budget missed two quarters running',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Stopping is cheap at the top of this table and costs six figures at the bottom. Engineers, environmental reports, appraisers and counsel bill from the fifth row on, whether you close or not.',
          ],
        },
      ],
    },
    {
      id: 'screen',
      heading: 'A screen that takes ten minutes',
      blocks: [
        {
          kind: 'example',
          title: 'Sixty-four units, asked at $11,200,000',
          given: [
            { label: 'Income stated, before fee and reserves', value: '$1,040,000' },
            { label: 'Revenue', value: '$3,900,000' },
            { label: 'Fee and reserves', value: '5% of revenue and $400 a unit' },
            { label: 'Loan constant at today’s terms', value: '8.2%' },
            { label: 'Coverage the bank wants', value: '1.40' },
          ],
          working: [
            { line: '$3,900,000 × 5%', result: '$195,000 fee' },
            { line: '64 units × $400', result: '$25,600 reserves' },
            { line: '$1,040,000 − $195,000 − $25,600', result: '$819,400 income' },
            { line: '$819,400 ÷ $11,200,000', result: '7.32% on the price' },
            { line: '$819,400 ÷ 1.40 ÷ 8.2%', result: '$7,137,631 loan by coverage' },
            { line: '$11,200,000 − $7,137,631', result: '$4,062,369 of equity before costs' },
          ],
          conclusion:
            'The property yields 7.32 percent and the debt costs 8.2 percent of itself a year, principal included. Borrowing lowers the cash yield here. Either the income can be raised by something you can name, or the price is wrong, or you pass.',
        },
      ],
    },
    {
      id: 'where',
      heading: 'Where each tool is',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Valuation calculator',
              text: 'For a first opinion: income, rate, price by bed and by unit.',
              to: '/valuation-calculator',
            },
            {
              title: 'Investment calculator',
              text: 'For the years after: loan, cash flow, sale, return.',
              to: '/investment-calculator',
            },
            {
              title: 'Market analytics',
              text: 'For the town around the building, as far as listings and published figures tell.',
              to: '/market-analytics',
            },
            {
              title: 'Deal rooms',
              text: 'For documents and questions once a broker lets you in. Part of the paid workspace.',
              to: '/deal-rooms',
            },
            {
              title: 'Syndication',
              text: 'For those who raise equity and for those who put it in.',
              to: '/syndication',
            },
            {
              title: 'Portfolio',
              text: 'For what you own already: figures, documents and dates in one place.',
              to: '/portfolio',
            },
          ],
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Rules that save money',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Underwrite the operator before the building.** A manager with open citations in the same state cannot be cured by a low price.',
            '**Take the price down, never the reserve.** The reserve is spent in any case; the only question is whether it was planned.',
            '**Let the seller’s story cost something.** If a renovation will lift rents, an earn-out will bear it. A seller who refuses has told you what they think.',
            '**Fix your walk-away number in writing** before the best-and-final letter arrives. Afterward the number grows.',
            '**Count your own hours.** A deal that needs a weekly flight is dearer than its model says.',
          ],
        },
      ],
    },
    {
      id: 'access',
      heading: 'What you need an account for',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Calculators and listings are open to everybody; addresses and broker contacts want a plan. [Comparing](/property-comparison-tool), [saving](/saved-properties) and [financial analysis](/financial-analysis) will want an account, [deal rooms](/deal-rooms) and [transactions](/transactions) a plan.',
            'Investors often come in two kinds, and the menus follow them: [buyers](/for-buyers) who will run or oversee the place, and [investors](/for-investors) who place capital with somebody else. If you are new to the trade, the [learning paths](/education/learning-paths) start with how a community earns its money.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'A screen rejects; it never approves. No result of a calculator is an appraisal or advice.',
        },
      ],
    },
  ],
  next: [
    { label: 'Open the investment calculator', to: '/investment-calculator' },
    { label: 'See what is for sale', to: '/investment-opportunities' },
    { label: 'Follow the market', to: '/market-insights-hub' },
  ],
};
