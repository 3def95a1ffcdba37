import type { ContentPage } from '../model.ts';

export const helpAnalysisTools: ContentPage = {
  heading: 'Analysis tools',
  lede: 'Which calculation to use for which question, with one purchase worked through so that you can check any tool by hand.',
  description:
    'Choose the right senior-living calculation: loan sizing with HUD tests, coverage, cash-on-cash, IRR, and lease-up reserves, each with a worked example.',
  keywords: ['DSCR', 'HUD 232 loan sizing', 'IRR', 'cash-on-cash', 'lease-up reserve'],
  sections: [
    {
      id: 'which-tool',
      heading: 'Start from the question',
      blocks: [
        {
          kind: 'table',
          caption: 'Questions and the metrics that answer them',
          columns: [{ label: 'Question' }, { label: 'Metric' }, { label: 'Inputs' }],
          rows: [
            ['What is it worth?', 'Income ÷ cap rate', 'Normalized income, cap rate'],
            [
              'How much will a lender lend?',
              'The lowest of value, coverage, and cost',
              'Loan terms, appraisal',
            ],
            ['Can it cover its debt?', 'Income ÷ debt service', 'Loan, income after reserves'],
            ['What does my cash earn this year?', 'Cash flow ÷ equity', 'Both of the above'],
            ['What does it earn over the hold?', 'IRR and equity multiple', 'Dated cash flows'],
            ['How long until it’s full?', 'Units to fill ÷ net move-ins', 'Census by month'],
            ['What if I’m wrong?', 'Sensitivity of any of these', 'A low and a high case'],
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Valuation calculator',
              text: 'Finds income, cap rate, or price, whichever is missing.',
              to: '/valuation-calculator',
            },
            {
              title: 'Investment calculator',
              text: 'Turns price, loan, and cash flows into returns.',
              to: '/investment-calculator',
            },
            {
              title: 'Financial analysis',
              text: 'Ten-year models with loans, scenarios, and versions, for members.',
              to: '/financial-analysis',
            },
            {
              title: 'Comparison',
              text: 'Several communities in one table, for members.',
              to: '/property-comparison-tool',
            },
          ],
        },
      ],
    },
    {
      id: 'size-the-loan',
      heading: 'Size the loan with every test',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Lenders apply several tests and lend the lowest result. HUD’s program for existing buildings, Section 232/223(f), states them explicitly: a share of value, a share of the purchase cost, and a coverage of 1.45. The yearly insurance premium counts as debt service, so it is added to the mortgage constant.',
          ],
        },
        {
          kind: 'example',
          title: 'A HUD-insured purchase loan',
          given: [
            { label: 'Income after fee and reserves', value: '$1,450,000' },
            { label: 'Appraised value and price', value: '$18,000,000 and $17,500,000' },
            { label: 'Rate and term', value: '6%, 35 years, paid monthly' },
            { label: 'Mortgage constant at these terms', value: '6.8422765%' },
            { label: 'Yearly premium', value: '0.65%' },
          ],
          working: [
            { line: '$1,450,000 ÷ 1.45', result: '$1,000,000 available for debt' },
            { line: '6.8422765% + 0.65%', result: '7.4922765% with the premium' },
            { line: '$1,000,000 ÷ 7.4922765%', result: '$13,347,078 by coverage' },
            { line: '$18,000,000 × 80%', result: '$14,400,000 by value' },
            { line: '$17,500,000 × 85%', result: '$14,875,000 by cost' },
            { line: '$13,347,078 × 1%', result: '$133,471 premium at closing' },
            { line: '$13,347,078 ÷ $18,000,000', result: '74.15% of value' },
          ],
          conclusion:
            'Coverage sets the limit. The loan is $13,347,078, more than a million dollars below what the value test alone suggests. At a lower interest rate, another test would be the limit, so run all three each time.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The limits are those of the program for profit-motivated borrowers. The two premiums come from secondary sources. Confirm them against the notice, 87 FR 49877, or with your lender.',
          ],
        },
      ],
    },
    {
      id: 'cash-on-cash',
      heading: 'First-year cash return',
      blocks: [
        {
          kind: 'example',
          title: 'The same purchase, from income to cash return',
          given: [
            { label: 'Income', value: '$1,450,000' },
            { label: 'Debt service with premium', value: '$1,000,000' },
            { label: 'Closing costs other than the premium', value: '$350,000' },
          ],
          working: [
            { line: '$1,450,000 − $1,000,000', result: '$450,000 of cash flow' },
            { line: '$17,500,000 − $13,347,078', result: '$4,152,922 of the price paid in equity' },
            { line: '$4,152,922 + $133,471 + $350,000', result: '$4,636,393 of total equity' },
            { line: '$450,000 ÷ $4,636,393', result: '9.71% cash-on-cash' },
            { line: '$1,450,000 ÷ $17,500,000', result: '8.29% without a loan' },
            { line: '$1,450,000 ÷ $13,347,078', result: '10.86% debt yield' },
          ],
          conclusion:
            'The loan raises the cash return from 8.29 to 9.71 percent. That is little reward for the risk of debt if income can fall: a ten percent drop takes $145,000 off $450,000, nearly a third.',
        },
      ],
    },
    {
      id: 'irr',
      heading: 'Check an internal rate of return',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A spreadsheet finds the rate by trial and error. You can verify it without one: discount each year’s cash flow at the rate and check that the total equals the amount invested. Take $5,000,000 invested, four years of rising distributions, and a sale in the fifth. The rate is 13.46 percent.',
          ],
        },
        {
          kind: 'example',
          title: 'Five cash flows at 13.46%',
          given: [
            { label: 'Invested', value: '$5,000,000' },
            { label: 'Years 1 to 4', value: '$400,000, $425,000, $450,000, $475,000' },
            { label: 'Year 5, including sale', value: '$7,000,000' },
          ],
          working: [
            { line: '$400,000 ÷ 1.1346', result: '$352,547' },
            { line: '$425,000 ÷ (1.1346 × 1.1346)', result: '$330,144' },
            { line: '$450,000 ÷ (1.1346 × 1.1346 × 1.1346)', result: '$308,095' },
            { line: '$475,000 ÷ (1.1346 × 1.1346 × 1.1346 × 1.1346)', result: '$286,631' },
            {
              line: '$7,000,000 ÷ (1.1346 × 1.1346 × 1.1346 × 1.1346 × 1.1346)',
              result: '$3,722,924',
            },
            {
              line: '$352,547 + $330,144 + $308,095 + $286,631 + $3,722,924',
              result: '$5,000,341',
            },
            {
              line: '($400,000 + $425,000 + $450,000 + $475,000 + $7,000,000) ÷ $5,000,000',
              result: '1.75× equity multiple',
            },
          ],
          conclusion:
            'The total is off by $341 because the rate is rounded. Three quarters of the present value arrives in the last year, nearly all of it from the sale, so spend more time on the exit cap rate than on rent growth in year three.',
        },
      ],
    },
    {
      id: 'lease-up',
      heading: 'Fill-up and the reserve it needs',
      blocks: [
        {
          kind: 'example',
          title: 'A 96-unit community with 24 residents',
          given: [
            { label: 'Occupied now', value: '24 units' },
            { label: 'Break-even', value: '68 units' },
            { label: 'Stabilized', value: '88 units' },
            { label: 'Net move-ins', value: '3 a month' },
            { label: 'Loss this month', value: '$60,000' },
          ],
          working: [
            { line: '(88 − 24) ÷ 3 a month', result: '21.3 months to stabilize' },
            { line: '(68 − 24) ÷ 3 a month', result: '14.7 months to break-even' },
            { line: '($60,000 ÷ 2) × 14.7 months', result: '$441,000 of losses until then' },
            { line: '(68 − 24) ÷ 2 a month', result: '22 months with one fewer move-in a month' },
            { line: '($60,000 ÷ 2) × 22 months', result: '$660,000 of losses in that case' },
          ],
          conclusion:
            'Losses are assumed to shrink evenly, so the calculation uses half. One fewer net move-in a month adds about half again to the reserve, which gross move-ins would have hidden. Any debt service is additional.',
        },
      ],
    },
    {
      id: 'habits',
      heading: 'Three good habits',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Define the income.** Before or after fee, reserves, and rent. That settles half of all disagreements.',
            '**Change one pair of inputs at a time.** Cap rate and income, interest rate and loan-to-value, occupancy and rate. A nine-cell table tells you more than a single scenario labeled conservative.',
            '**Record the source of each number.** Note the date of the rent roll and the broker who supplied the survey. The committee and the lender’s appraiser will ask.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Results are calculations based on your inputs. They are not an appraisal, a lender’s commitment, or advice.',
        },
      ],
    },
  ],
  next: [
    { label: 'Open the investment calculator', to: '/investment-calculator' },
    { label: 'Understand cap rates', to: '/help/cap-rates' },
    { label: 'Look up a term', to: '/senior-living-glossary' },
  ],
};
