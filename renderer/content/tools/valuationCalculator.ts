import type { ContentPage } from '../model.ts';

export const valuationCalculator: ContentPage = {
  lede: 'Enter units, rates, and costs to see a value and every step of the calculation. Change any number to see the effect.',
  description:
    'Calculate the net operating income of a senior-living community and its value by cap rate, with price per unit and bed, break-even occupancy, and a grid.',
  keywords: ['senior living valuation', 'cap rate calculator', 'NOI calculator', 'price per bed'],
  sections: [
    {
      id: 'example',
      heading: 'Worked example',
      blocks: [
        {
          kind: 'example',
          title: 'Eighty units at 90 percent occupancy',
          given: [
            { label: 'Units and licensed beds', value: '80 and 92' },
            { label: 'Occupancy and rate', value: '90%, $5,500 a month' },
            { label: 'Other income', value: '$60,000 a year' },
            { label: 'Expenses before fee and reserves', value: '$3,300,000' },
            { label: 'Management fee and reserve', value: '5%, $350 a unit' },
            { label: 'Cap rate', value: '7.5%' },
          ],
          working: [
            { line: '80 units × $5,500 × 12 months', result: '$5,280,000 at full occupancy' },
            { line: '$5,280,000 × 90% + $60,000', result: '$4,812,000 of income' },
            { line: '$4,812,000 × 5%', result: '$240,600 management fee' },
            { line: '80 units × $350', result: '$28,000 of reserves' },
            {
              line: '$4,812,000 − $3,300,000 − $240,600 − $28,000',
              result: '$1,243,400 net operating income',
            },
            { line: '$1,243,400 ÷ $4,812,000', result: '25.84% margin' },
            { line: '$1,243,400 ÷ 7.5%', result: '$16,578,667 value' },
            { line: '$16,578,667 ÷ 80', result: '$207,233 a unit' },
            { line: '$16,578,667 ÷ 92', result: '$180,203 per licensed bed' },
          ],
          conclusion:
            'One more occupied unit adds $66,000 a year and, after the fee, $62,700 of income if other costs don’t rise. At this cap rate that is $836,000 of value, which is why occupancy matters so much.',
        },
        {
          kind: 'example',
          title: 'Value of one more occupied unit',
          given: [{ label: 'Rate, fee and cap rate', value: '$5,500, 5%, 7.5%' }],
          working: [
            { line: '$5,500 × 12 months', result: '$66,000' },
            { line: '$66,000 × (1 − 5%)', result: '$62,700' },
            { line: '$62,700 ÷ 7.5%', result: '$836,000' },
          ],
          conclusion:
            'Each resident adds care, food, and staff hours, so treat this as the upper limit.',
        },
      ],
    },
    {
      id: 'figures',
      heading: 'What each result means',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Net operating income',
              text: 'Income minus all operating costs, the management fee, and a repair reserve. Interest, income tax, and depreciation are not included.',
            },
            {
              term: 'Margin',
              text: 'The share of income left after costs. A figure far above similar communities usually means a cost is missing, most often the fee.',
            },
            {
              term: 'Value',
              text: 'Income divided by the cap rate. It shows what a buyer who wants that yield would pay based on this year. It says nothing about next year.',
            },
            {
              term: 'Per unit and per licensed bed',
              text: 'Don’t mix the two. A shared room is one unit and two beds. Compare like with like.',
            },
            {
              term: 'Break-even occupancy',
              text: 'The share of units that must be occupied and paid for before there is any income left. Debt payments are not included here. The investment calculator adds them.',
            },
          ],
        },
      ],
    },
    {
      id: 'presets',
      heading: 'Where the sample communities come from',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The samples are the three newest listings that show price, units, occupancy, monthly rate, and cap rate. Sellers don’t publish expenses, so we estimate them as the difference between income from occupied units and the income implied by price and cap rate.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'An appraisal also looks at comparable sales, the building, and replacement cost. This calculation doesn’t.',
        },
      ],
    },
    {
      id: 'address',
      heading: 'Share or save a result',
      blocks: [
        {
          kind: 'list',
          items: [
            'The page URL contains your numbers. Copy it, and anyone who opens it sees the same result.',
            'Nothing is stored or sent. If you close the page without saving the URL, the numbers are lost.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Add a loan and a sale', to: '/investment-calculator' },
    { label: 'Understand cap rates', to: '/help/cap-rates' },
    { label: 'Compare asking prices', to: '/market-analytics' },
  ],
};
