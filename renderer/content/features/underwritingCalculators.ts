import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const underwritingCalculators: FeaturePage = {
  state: stateOfScreens(['valuationCalculator', 'investmentCalculator', 'financialAnalysis']),
  heading: 'Underwriting calculators',
  lede: 'Calculators whose fields use the same names as your documents: licensed beds, payor days, agency hours, mortgage premium. Each shows its formula so that you can check it.',
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
      id: 'payors',
      heading: 'Nursing facility revenue by payor',
      blocks: [
        {
          kind: 'example',
          title: 'One month of a 90-bed facility with 76 residents',
          given: [
            { label: 'Medicaid', value: '48 residents at $248 a day' },
            { label: 'Medicare', value: '9 residents at $585 a day' },
            { label: 'Managed Medicare', value: '8 residents at $470 a day' },
            { label: 'Private and other', value: '11 residents at $330 a day' },
          ],
          working: [
            { line: '48 × $248 × 30 days', result: '$357,120' },
            { line: '9 × $585 × 30 days', result: '$157,950' },
            { line: '8 × $470 × 30 days', result: '$112,800' },
            { line: '11 × $330 × 30 days', result: '$108,900' },
            { line: '$357,120 + $157,950 + $112,800 + $108,900', result: '$736,770' },
            { line: '$736,770 ÷ (76 × 30)', result: '$323.14 per resident day' },
            { line: '(9 + 8 + 11) ÷ 76', result: '36.8% quality mix' },
          ],
          conclusion:
            'Three Medicare residents replaced by Medicaid residents cost $30,330 a month at the same census. Occupancy doesn’t show it, so underwrite the payor mix as well as the beds.',
        },
      ],
    },
    {
      id: 'check',
      heading: 'How the $30,330 is calculated',
      blocks: [
        {
          kind: 'example',
          title: 'Three residents change payor',
          given: [{ label: 'Daily rates', value: '$585 and $248' }],
          working: [{ line: '3 × ($585 − $248) × 30 days', result: '$30,330 a month' }],
          conclusion:
            'Costs fall a little too, since residents get fewer therapy hours, but not by nearly that much.',
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
    {
      id: 'honest',
      heading: 'What the calculators won’t do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Guess an input. An empty field stays empty and shows what depends on it.',
            'Apply the federal staffing floor of 3.48 hours for nursing facilities, which was repealed effective February 2, 2026. State minimums apply.',
            'Replace an appraisal, a lender’s sizing, or the handbook of an insurance program.',
            'Send your numbers to anyone. What you enter is yours until you save or share it.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'The [analysis tools](/help/analysis-tools) guide works through a HUD-insured purchase, a return, and a lease-up line by line.',
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
