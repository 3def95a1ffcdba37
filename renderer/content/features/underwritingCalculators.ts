import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const underwritingCalculators: FeaturePage = {
  state: stateOfScreens(['valuationCalculator', 'investmentCalculator', 'financialAnalysis']),
  heading: 'Underwriting calculators',
  lede: 'Calculators whose fields have the names your documents have: licensed beds, payor days, agency hours, mortgage premium. Each shows its formula, so that you can disagree with it.',
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
      heading: 'Which calculator answers which question',
      blocks: [
        {
          kind: 'table',
          caption: 'Questions and formulas',
          columns: [{ label: 'You ask' }, { label: 'It computes' }, { label: 'Watch' }],
          rows: [
            ['What is it worth?', 'Income ÷ cap rate', 'Fee and reserves inside the income'],
            [
              'What does it really earn?',
              'Twelve months with a ledger of adjustments',
              'A document for each line',
            ],
            [
              'How much can I borrow?',
              'The least of coverage, value and cost',
              'Which of the three binds',
            ],
            [
              'And with HUD insurance?',
              '(Income ÷ 1.45) ÷ (constant + premium)',
              'The premium counts as debt service',
            ],
            [
              'What will it take in?',
              'Days × rate, summed by payor',
              'Medicaid rates move once a year',
            ],
            ['What do I earn?', 'Cash-on-cash, multiple, dated IRR', 'The exit carries most of it'],
            [
              'How long until it is full?',
              'Gap ÷ net move-ins a month',
              'Move-outs grow as it fills',
            ],
            ['Can the rent be paid?', 'EBITDAR ÷ rent', 'Before or after the management fee'],
            ['What if I am wrong?', 'Two inputs across a grid', 'Move income and rate together'],
          ],
        },
      ],
    },
    {
      id: 'payors',
      heading: 'Revenue by payor, as a nursing facility earns it',
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
            { line: '$736,770 ÷ (76 × 30)', result: '$323.14 a resident day' },
            { line: '(9 + 8 + 11) ÷ 76', result: '36.8% quality mix' },
          ],
          conclusion:
            'Three Medicare residents who leave and are replaced by Medicaid cost $30,330 a month at full census. Occupancy does not show it, so underwrite the mix and not only the beds.',
        },
      ],
    },
    {
      id: 'check',
      heading: 'The check behind the last sentence',
      blocks: [
        {
          kind: 'example',
          title: 'Three residents change payor',
          given: [{ label: 'Daily rates', value: '$585 and $248' }],
          working: [{ line: '3 × ($585 − $248) × 30 days', result: '$30,330 a month' }],
          conclusion: 'Costs fall a little too, as therapy hours do. They do not fall by that.',
        },
      ],
    },
    {
      id: 'grid',
      heading: 'Sensitivity is the point',
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
          source: 'Income divided by rate, nothing else.',
        },
        {
          kind: 'text',
          paragraphs: [
            'From corner to corner lie more than three million dollars, and each corner is somebody’s honest view. The calculators draw this grid beside the result, since a single figure invites trust that it has not earned.',
          ],
        },
      ],
    },
    {
      id: 'honest',
      heading: 'What they will not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Guess an input. An empty field stays empty and says what depends on it.',
            'Apply the federal staffing floor of 3.48 hours for nursing facilities: it was repealed with effect from February 2, 2026. State minimums apply.',
            'Replace an appraisal, a lender’s sizing or the handbook of an insurance program.',
            'Send your numbers to anybody. What you enter is yours until you save or share it.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'The guide to [analysis tools](/help/analysis-tools) works through a HUD-insured purchase, a return and a lease-up line by line.',
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
