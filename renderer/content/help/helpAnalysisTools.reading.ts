import type { ContentPage } from '../model.ts';

export const helpAnalysisTools: ContentPage = {
  heading: 'Analysis tools',
  lede: 'Which calculation answers which question, with one purchase worked through so that you can check any tool with a pencil.',
  description:
    'Choose the right senior-living calculation: loan sizing with HUD tests, coverage, cash-on-cash, IRR and lease-up reserves, each with a worked example.',
  keywords: ['DSCR', 'HUD 232 loan sizing', 'IRR', 'cash-on-cash', 'lease-up reserve'],
  sections: [
    {
      id: 'which-tool',
      heading: 'Start from the question',
      blocks: [
        {
          kind: 'table',
          caption: 'Questions and the figures that answer them',
          columns: [{ label: 'Question' }, { label: 'Figure' }, { label: 'Needs' }],
          rows: [
            ['What is it worth?', 'Income ÷ cap rate', 'Normalized income, a rate'],
            [
              'What will a lender lend?',
              'Least of value, coverage and cost',
              'Loan terms, appraisal',
            ],
            ['Can it pay its debt?', 'Income ÷ debt service', 'Loan, income after reserves'],
            ['What does my cash earn this year?', 'Cash flow ÷ equity', 'Both of the above'],
            ['What does it earn over the hold?', 'IRR and equity multiple', 'Dated cash flows'],
            ['How long until it is full?', 'Units to fill ÷ net move-ins', 'Census by month'],
            ['What if I am wrong?', 'Sensitivity of any of these', 'A low and a high case'],
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Valuation calculator',
              text: 'Income, cap rate and price, whichever is missing.',
              to: '/valuation-calculator',
            },
            {
              title: 'Investment calculator',
              text: 'Price, loan and cash flows into returns.',
              to: '/investment-calculator',
            },
            {
              title: 'Financial analysis',
              text: 'The longer forms, for members.',
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
      heading: 'Size the loan by every test',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Lenders apply several tests and lend the smallest result. HUD’s program for existing buildings, Section 232/223(f), shows them most openly: a share of value, a share of the purchase cost, and a coverage of 1.45. The yearly insurance premium counts as debt service, so it is added to the mortgage constant.',
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
            'Coverage decides: the loan is $13,347,078, more than a million dollars below what the value test alone suggests. At a lower interest rate another test would bind, so run all three each time.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The limits are those of the program for profit-motivated borrowers. The two premiums come from secondary sources: confirm them against the notice, 87 FR 49877, or with your lender.',
          ],
        },
      ],
    },
    {
      id: 'cash-on-cash',
      heading: 'What the cash earns in the first year',
      blocks: [
        {
          kind: 'example',
          title: 'The same purchase, from income to yield',
          given: [
            { label: 'Income', value: '$1,450,000' },
            { label: 'Debt service with premium', value: '$1,000,000' },
            { label: 'Closing costs besides the premium', value: '$350,000' },
          ],
          working: [
            { line: '$1,450,000 − $1,000,000', result: '$450,000 of cash flow' },
            { line: '$17,500,000 − $13,347,078', result: '$4,152,922 of price in equity' },
            { line: '$4,152,922 + $133,471 + $350,000', result: '$4,636,393 of equity in all' },
            { line: '$450,000 ÷ $4,636,393', result: '9.71% cash-on-cash' },
            { line: '$1,450,000 ÷ $17,500,000', result: '8.29% without a loan' },
            { line: '$1,450,000 ÷ $13,347,078', result: '10.86% debt yield' },
          ],
          conclusion:
            'The loan lifts the yield on cash from 8.29 to 9.71 percent. That is thin pay for the risk of debt if income can fall: a drop of ten percent takes $145,000 off $450,000, nearly a third.',
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
            'A spreadsheet finds the rate by trial. You can verify it without one: discount each year at the rate and see whether the sum is what was invested. Take $5,000,000 invested, four years of rising distributions, and a sale in the fifth. The rate is 13.46 percent.',
          ],
        },
        {
          kind: 'example',
          title: 'Five cash flows at 13.46%',
          given: [
            { label: 'Invested', value: '$5,000,000' },
            { label: 'Years 1 to 4', value: '$400,000, $425,000, $450,000, $475,000' },
            { label: 'Year 5 with sale', value: '$7,000,000' },
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
            'The sum is $341 off because the rate is rounded. Three quarters of the present value arrives in the last year, nearly all of it from the sale, so the exit cap rate deserves more of your time than the rent growth of year three.',
        },
      ],
    },
    {
      id: 'lease-up',
      heading: 'Fill-up and the money it takes',
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
            { line: '(68 − 24) ÷ 2 a month', result: '22 months if one move-in fewer' },
            { line: '($60,000 ÷ 2) × 22 months', result: '$660,000 of losses in that case' },
          ],
          conclusion:
            'Losses are taken to shrink evenly, hence the half. One net move-in a month fewer adds about half again to the reserve; gross move-ins would have hidden it. Debt service, if any, comes on top.',
        },
      ],
    },
    {
      id: 'habits',
      heading: 'Three habits',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Name the income.** Before or after fee, reserves, rent. Half of all disagreements end there.',
            '**Change one thing at a time.** Cap rate against income, interest rate against loan share, occupancy against rate. A table of nine cells says more than one scenario called conservative.',
            '**Keep the source beside the number.** Rent roll of which date, survey of which broker. You will be asked in committee and by the lender’s appraiser.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Results are arithmetic on what you enter. They are no appraisal, no commitment of a lender and no advice.',
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
