import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const underwritingCalculators: FeaturePage = {
  state: stateOfScreens(['valuationCalculator', 'investmentCalculator', 'financialAnalysis']),
  heading: 'Underwriting calculators',
  lede: 'Calculators whose fields use the same names as your documents: licensed beds, payor days, agency hours, mortgage premium. Each shows its formula so that you can check it.',
  shot: {
    name: 'valuation',
    alt: 'Valuation calculator: inputs of a community on the left, income, value and sensitivity on the right',
  },
  description:
    'Calculators for senior-living deals: value, coverage, HUD-insured loans, revenue by payor, returns, lease-up and sensitivity, with formulas and an example.',
  keywords: [
    'senior living underwriting',
    'HUD 232 calculator',
    'DSCR calculator',
    'NOI calculator',
    'payor mix revenue',
  ],
  sections: [
    {
      id: 'which',
      heading: 'Which calculator to use',
      blocks: [
        {
          kind: 'table',
          caption: 'Questions and formulas',
          columns: [{ label: 'Question' }, { label: 'Calculation' }, { label: 'Watch for' }],
          rows: [
            [
              'What is it worth?',
              'Income ÷ cap rate',
              'Whether the income is after fee and reserves',
            ],
            [
              'What does it really earn?',
              'Trailing twelve months with a ledger of adjustments',
              'A document for each adjustment',
            ],
            [
              'How much can I borrow?',
              'The lowest of the coverage, value, and cost tests',
              'Which of the three is the limit',
            ],
            [
              'And with HUD insurance?',
              '(Income ÷ 1.45) ÷ (constant + premium)',
              'The premium counts as debt service',
            ],
            [
              'How much revenue will it bring in?',
              'Days × rate, summed by payor',
              'Medicaid rates change once a year',
            ],
            [
              'What do I earn?',
              'Cash-on-cash, equity multiple, dated IRR',
              'Most of it depends on the exit',
            ],
            [
              'How long until it’s full?',
              'Gap ÷ net move-ins per month',
              'Move-outs increase as it fills',
            ],
            ['Can the rent be paid?', 'EBITDAR ÷ rent', 'Before or after the management fee'],
            ['What if I’m wrong?', 'Two inputs in a grid', 'Change income and rate together'],
          ],
        },
      ],
    },
    {
      id: 'grid',
      heading: 'Sensitivity grid',
      blocks: [
        {
          kind: 'table',
          caption: 'Value of a community by income and cap rate',
          columns: [
            { label: 'Income' },
            { label: '7.25%', isNumber: true },
            { label: '7.75%', isNumber: true },
            { label: '8.25%', isNumber: true },
          ],
          rows: [
            ['$750,000', '$10,344,828', '$9,677,419', '$9,090,909'],
            ['$825,000', '$11,379,310', '$10,645,161', '$10,000,000'],
            ['$900,000', '$12,413,793', '$11,612,903', '$10,909,091'],
          ],
          source: 'Income divided by cap rate, nothing else.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The corners of the grid differ by more than three million dollars, and each is a view someone could honestly hold. The calculators show this grid next to the result, because a single figure looks more certain than it is.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Value a community', to: '/valuation-calculator' },
    { label: 'Investment calculator', to: '/investment-calculator' },
    { label: 'Financial analysis', to: '/financial-analysis' },
  ],
};
