import type { ContentPage } from '../model.ts';

export const valuationCalculator: ContentPage = {
  lede: 'Units, rates and costs in, a value out, with every step in between. Change any number and see what it is worth.',
  description:
    'Work out the net operating income of a senior-living community and its value by cap rate, with price per unit and bed, break-even occupancy and a grid.',
  keywords: ['senior living valuation', 'cap rate calculator', 'NOI calculator', 'price per bed'],
  sections: [
    {
      id: 'example',
      heading: 'The example, worked through',
      blocks: [
        {
          kind: 'example',
          title: 'Eighty units, nine in ten of them occupied',
          given: [
            { label: 'Units and licensed beds', value: '80 and 92' },
            { label: 'Occupancy and rate', value: '90%, $5,500 a month' },
            { label: 'Other income', value: '$60,000 a year' },
            { label: 'Expenses before fee and reserves', value: '$3,300,000' },
            { label: 'Management fee and reserve', value: '5%, $350 a unit' },
            { label: 'Cap rate', value: '7.5%' },
          ],
          working: [
            { line: '80 units × $5,500 × 12 months', result: '$5,280,000 if full' },
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
            { line: '$16,578,667 ÷ 92', result: '$180,203 a licensed bed' },
          ],
          conclusion:
            'One more occupied unit brings $66,000 a year and, after the fee, $62,700 of income if no cost follows it. At this rate that is $836,000 of value, which is why everybody argues about occupancy.',
        },
        {
          kind: 'example',
          title: 'The one more unit, checked',
          given: [{ label: 'Rate, fee and cap rate', value: '$5,500, 5%, 7.5%' }],
          working: [
            { line: '$5,500 × 12 months', result: '$66,000' },
            { line: '$66,000 × (1 − 5%)', result: '$62,700' },
            { line: '$62,700 ÷ 7.5%', result: '$836,000' },
          ],
          conclusion:
            'Care, food and hours do follow a resident, so take this as the upper end of the truth.',
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
              text: 'Income less all running costs, the manager’s fee and a reserve for repairs. Interest, tax on profit and depreciation stay out.',
            },
            {
              term: 'Margin',
              text: 'The share of income that is left. A figure far above its neighbors usually means that a cost is missing, most often the fee.',
            },
            {
              term: 'Value',
              text: 'Income divided by the cap rate. It answers what a buyer who wants that yield would pay for this year, and knows nothing of the next.',
            },
            {
              term: 'A unit and a licensed bed',
              text: 'Two divisors that must not be mixed: a shared room is one unit and two beds. Compare like with like.',
            },
            {
              term: 'Break-even occupancy',
              text: 'The share of units that must be paid for before anything is left. Debt comes on top; the investment calculator adds it.',
            },
          ],
        },
      ],
    },
    {
      id: 'presets',
      heading: 'Where the communities to begin with come from',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The three newest listings that tell price, units, occupancy, monthly rate and cap rate. No seller hands out expenses on a public page, so these are inferred: whatever lies between the income of the occupied units and the income that price and cap rate imply.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'An appraisal looks at sales, at the building and at replacement too. A division does not.',
        },
      ],
    },
    {
      id: 'address',
      heading: 'Share or keep a result',
      blocks: [
        {
          kind: 'list',
          items: [
            'The address of the page holds your numbers. Copy it, and whoever opens it sees the same result.',
            'Nothing is stored or sent: close the page without the address, and the numbers are gone.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Add a loan and a sale', to: '/investment-calculator' },
    { label: 'Understand cap rates', to: '/help/cap-rates' },
    { label: 'See what is asked elsewhere', to: '/market-analytics' },
  ],
};
