import type { ContentPage } from '../model.ts';

export const investmentCalculator: ContentPage = {
  lede: 'Enter a price, a loan, and a sale date. See your cash returns, the loan a lender would make, and the effect of a worse exit.',
  description:
    'Size a loan by price and coverage, and see cash-on-cash return, internal rate of return, equity multiple, and annual cash flow for a senior-living purchase.',
  keywords: ['IRR calculator', 'cash-on-cash return', 'loan sizing', 'senior living investment'],
  sections: [
    {
      id: 'example',
      heading: 'The calculation step by step',
      blocks: [
        {
          kind: 'example',
          title: 'Loan size and first-year cash flow',
          given: [
            { label: 'Price and closing costs', value: '$16,500,000 and 2%' },
            { label: 'Net operating income', value: '$1,243,400' },
            { label: 'Lender’s limits', value: '65% of the price, coverage of 1.35' },
            { label: 'Interest rate and term', value: '6.5%, thirty years, monthly payments' },
            { label: 'Annual debt service per dollar', value: '7.584816%' },
          ],
          working: [
            { line: '$16,500,000 × 65%', result: '$10,725,000 by price' },
            { line: '$1,243,400 ÷ 1.35 ÷ 7.584816%', result: '$12,143,169 by coverage' },
            { line: '$10,725,000 × 7.584816%', result: '$813,472 of debt service' },
            { line: '$1,243,400 ÷ $813,472', result: '1.53× coverage' },
            { line: '$16,500,000 × (1 + 2%) − $10,725,000', result: '$6,105,000 cash required' },
            { line: '($1,243,400 − $813,472) ÷ $6,105,000', result: '7.04% cash-on-cash' },
          ],
          conclusion:
            'The price limits the loan here, and coverage has room. At nine percent interest, coverage would be the limit.',
        },
        {
          kind: 'example',
          title: 'Sale after seven years',
          given: [
            { label: 'Income in year eight, growing 3% a year', value: '$1,529,225' },
            { label: 'Cap rate at sale', value: '7.75%' },
            { label: 'Loan balance after 84 payments', value: '$9,697,142' },
          ],
          working: [
            { line: '$1,529,225 ÷ 7.75%', result: '$19,731,935 sale price' },
            {
              line: '$19,731,935 × (1 − 2%) − $9,697,142',
              result: '$9,640,154 after costs and loan',
            },
            {
              line: '($429,928 + $467,230 + $505,652 + $545,225 + $585,986 + $627,970 + $10,311,370) ÷ $6,105,000',
              result: '2.21× equity multiple',
            },
          ],
          conclusion:
            'The internal rate of return of these cash flows is 14.02 percent a year. Seven tenths of the total arrives at the sale.',
        },
      ],
    },
    {
      id: 'results',
      heading: 'How to read the results',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Internal rate of return',
              text: 'The one annual rate at which all later cash flows equal today’s investment. If cash flow changes sign more than once there can be several such rates. The calculator then says so and shows none.',
            },
            {
              term: 'Equity multiple',
              text: 'How many times you get your cash back, regardless of when. Doubling your cash in three years and in ten gives the same multiple.',
            },
            {
              term: 'Coverage',
              text: 'Income divided by debt service. Lenders set a minimum and test it every quarter as a loan covenant.',
            },
            {
              term: 'Cash-on-cash',
              text: 'First-year cash flow after debt service, divided by the cash you invested. It ignores growth and the sale.',
            },
            {
              term: 'Net present value',
              text: 'All cash flows discounted at your required return. A positive value means the price earns you more than that.',
            },
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What is left out',
      blocks: [
        {
          kind: 'list',
          items: [
            'Income taxes, depreciation, and fund fees.',
            'Renovation costs and the months until new units fill. Add both to the closing costs.',
            'Interest-only periods, floating rates, and prepayment penalties.',
            'Timing within a year. Each year’s cash counts at year end, which slightly understates your return.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Calculate the income first', to: '/valuation-calculator' },
    { label: 'Find communities for sale', to: '/investment-opportunities' },
    { label: 'Look up a term', to: '/senior-living-glossary' },
  ],
};
