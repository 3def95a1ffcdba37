import type { ContentPage } from '../model.ts';

export const investmentCalculator: ContentPage = {
  lede: 'A price, a loan and a sale some years on: what your cash earns, how much a lender would lend, and what if the exit is worse.',
  description:
    'Size a loan by price and coverage and see cash-on-cash return, internal rate of return, equity multiple and yearly cash of a senior-living purchase.',
  keywords: ['IRR calculator', 'cash-on-cash return', 'loan sizing', 'senior living investment'],
  sections: [
    {
      id: 'example',
      heading: 'The numbers above, by hand',
      blocks: [
        {
          kind: 'example',
          title: 'How much is lent, and what the first year leaves',
          given: [
            { label: 'Price and closing costs', value: '$16,500,000 and 2%' },
            { label: 'Net operating income', value: '$1,243,400' },
            { label: 'Lender’s limits', value: '65% of the price, coverage of 1.35' },
            { label: 'Interest and term', value: '6.5%, thirty years, paid monthly' },
            { label: 'Yearly debt service for each dollar', value: '7.584816%' },
          ],
          working: [
            { line: '$16,500,000 × 65%', result: '$10,725,000 by price' },
            { line: '$1,243,400 ÷ 1.35 ÷ 7.584816%', result: '$12,143,169 by coverage' },
            { line: '$10,725,000 × 7.584816%', result: '$813,472 of debt service' },
            { line: '$1,243,400 ÷ $813,472', result: '1.53× coverage' },
            { line: '$16,500,000 × (1 + 2%) − $10,725,000', result: '$6,105,000 of cash' },
            { line: '($1,243,400 − $813,472) ÷ $6,105,000', result: '7.04% cash-on-cash' },
          ],
          conclusion:
            'Price decides the loan here and coverage has room. Raise the interest to nine percent and it is the other way round.',
        },
        {
          kind: 'example',
          title: 'Seven years later',
          given: [
            { label: 'Income of year eight, 3% more each year', value: '$1,529,225' },
            { label: 'Cap rate at the sale', value: '7.75%' },
            { label: 'Owed after 84 payments', value: '$9,697,142' },
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
            'The rate of return of these cash flows is 14.02 percent a year. Seven tenths of what comes back comes on the last day.',
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
              text: 'The one yearly rate that makes all later cash worth today’s outlay. Where cash turns more than once there may be several; the calculator then says so and names none.',
            },
            {
              term: 'Equity multiple',
              text: 'How often your cash comes back, without regard to when. Doubling in three years and in ten look alike here.',
            },
            {
              term: 'Coverage',
              text: 'Income by debt service. Lenders fix a least figure because a covenant is tested on it every quarter.',
            },
            {
              term: 'Cash-on-cash',
              text: 'What the first year leaves after the lender, by the cash you brought. It ignores both growth and sale.',
            },
            {
              term: 'Worth today',
              text: 'All flows discounted at the return you require. Positive means that the price leaves you more than that.',
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
            'Income taxes, depreciation and the fees of a fund.',
            'Money for renovation and for the months until new units fill. Add both to the closing costs.',
            'Loans with years of interest only, floating rates and prepayment penalties.',
            'Flows within a year: each year’s cash counts at its end, which is slightly unkind to you.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Work out the income first', to: '/valuation-calculator' },
    { label: 'Find communities for sale', to: '/investment-opportunities' },
    { label: 'Look up a term', to: '/senior-living-glossary' },
  ],
};
