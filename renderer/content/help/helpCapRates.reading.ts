import type { ContentPage } from '../model.ts';

export const helpCapRates: ContentPage = {
  heading: 'Cap rates',
  lede: 'A cap rate is income divided by price. Most disagreements about a cap rate are about the income.',
  description:
    'What a cap rate means in senior living, how to normalize the income behind it, worked examples with fee and reserves, and published rates by care type.',
  keywords: ['cap rate', 'NOI', 'normalized T-12', 'senior housing valuation'],
  sections: [
    {
      id: 'meaning',
      heading: 'What a cap rate means',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Divide a year’s net operating income by the price to get the capitalization rate. Reversed, it gives a value: income divided by the rate buyers accept. A low rate means buyers pay more for a dollar of income, because they expect it to last or grow.',
            'It leaves out the loan, the owner’s taxes, and every year but one. For those, [Analysis tools](/help/analysis-tools) covers cash-on-cash return, coverage, and internal rate of return.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Going-in cap rate',
              text: 'Income at purchase divided by the price. State whether it is the past twelve months or the next twelve.',
            },
            {
              term: 'Stabilized cap rate',
              text: 'Income of the stabilized community divided by the price plus the cost of stabilizing it, including fill-up losses.',
            },
            {
              term: 'Exit cap rate',
              text: 'The rate at which a model sells the property at the end. The building will be older, so the rate shouldn’t be lower than the one you paid.',
            },
          ],
        },
      ],
    },
    {
      id: 'normalize',
      heading: 'Normalize the income first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A seller’s statement shows how the community was run. The price depends on how the next owner can run it. To get from one to the other, keep a ledger with one line and one document for each adjustment.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Add a market management fee',
              text: 'Around five percent of revenue is typical. If the owner charged three, add the missing two. If the owner charged nothing, add all five.',
            },
            {
              title: 'Add reserves',
              text: 'A yearly amount per unit for roofs, boilers, and carpets. The example uses $350; an old building needs more.',
            },
            {
              title: 'Remove costs that end with this owner',
              text: 'Salaries of family members, personal cars, a one-time lawsuit. Only with proof, and only if their work doesn’t need a replacement hire.',
            },
            {
              title: 'Be careful when removing agency labor',
              text: 'Agency nurses may be replaced by employees, whose wages must then be included. Remove the premium, not the hours.',
            },
            {
              title: 'Add the next tax bill',
              text: 'Many counties reassess at the sale price. Use the new value and the current rate.',
            },
          ],
        },
        {
          kind: 'example',
          title: 'An 80-unit community, from statement to value',
          given: [
            { label: 'Income, twelve months', value: '$6,000,000' },
            { label: 'Expenses with a 3% management fee', value: '$4,300,000' },
            { label: 'Agency premium to remove', value: '$120,000' },
            { label: 'Owner’s pay to remove', value: '$90,000' },
            { label: 'Added property tax', value: '$60,000' },
            { label: 'Reserves', value: '$350 a unit' },
          ],
          working: [
            { line: '$6,000,000 − $4,300,000', result: '$1,700,000 as stated' },
            { line: '$6,000,000 × (5% − 3%)', result: '$120,000 more fee' },
            { line: '80 units × $350', result: '$28,000 of reserves' },
            {
              line: '$4,300,000 + $120,000 + $28,000 − $120,000 − $90,000 + $60,000',
              result: '$4,298,000 of normalized expenses',
            },
            { line: '$6,000,000 − $4,298,000', result: '$1,702,000 of normalized income' },
            { line: '$1,702,000 ÷ $6,000,000', result: '28.37% margin' },
            { line: '$1,702,000 ÷ 7.5%', result: '$22,693,333 of value' },
            { line: '$22,693,333 ÷ 80 units', result: '$283,667 a unit' },
          ],
          conclusion:
            'The total barely changed, from $1,700,000 to $1,702,000, yet five lines did. A buyer who accepts the total without the lines can’t defend it to a lender, and one who rejects the agency adjustment gets $1,582,000 instead.',
        },
      ],
    },
    {
      id: 'compare',
      heading: 'Two listings at the same price',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Listing A asks $10,000,000 and advertises 8 percent on income before fee and reserves. Listing B asks the same at 7 percent, after both. A has 48 units and revenue of $2,900,000.',
          ],
        },
        {
          kind: 'example',
          title: 'Restating listing A',
          given: [
            { label: 'Advertised income', value: '$800,000' },
            { label: 'Revenue', value: '$2,900,000' },
            { label: 'Units', value: '48' },
          ],
          working: [
            { line: '$2,900,000 × 5%', result: '$145,000 management fee' },
            { line: '48 units × $350', result: '$16,800 reserves' },
            { line: '$800,000 − $145,000 − $16,800', result: '$638,200 income' },
            { line: '$638,200 ÷ $10,000,000', result: '6.38% cap rate' },
          ],
          conclusion:
            'On equal terms, A yields 6.38 percent and B yields 7. The building with the better-looking rate is the more expensive one.',
        },
      ],
    },
    {
      id: 'sensitivity',
      heading: 'The value of half a point',
      blocks: [
        {
          kind: 'example',
          title: 'The 80-unit community at three cap rates',
          given: [{ label: 'Normalized income', value: '$1,702,000' }],
          working: [
            { line: '$1,702,000 ÷ 7%', result: '$24,314,286' },
            { line: '$1,702,000 ÷ 8%', result: '$21,275,000' },
            { line: '$24,314,286 − $21,275,000', result: '$3,039,286 difference' },
            { line: '$100,000 ÷ 7.5%', result: '$1,333,333 for each $100,000 of income' },
          ],
          conclusion:
            'One point of cap rate changes this price by about three million dollars, and so does roughly $228,000 of yearly income. Focus on the income, which you can support with documents. The rate is set by what other buyers pay.',
        },
      ],
    },
    {
      id: 'by-care-type',
      heading: 'Rates by care type',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'More care means more labor, more regulation, and more government money, and buyers want a higher rate in return. The published figures below come from different years and property grades. They show the order of care types, not the price of your building.',
          ],
        },
        {
          kind: 'table',
          caption: 'Published cap rates',
          columns: [{ label: 'Care type' }, { label: 'Rate', isNumber: true }, { label: 'Basis' }],
          rows: [
            ['Active adult', '6.5%', 'Class A outside core markets, second half of 2024'],
            ['Independent living', '6.7%', '2019 sales'],
            ['Assisted living', '7.6%', 'Class A outside core markets, second half of 2024'],
            ['Memory care, freestanding', '9.5%', 'Average of sales'],
            ['Skilled nursing', '11.9%', '2019 sales; about 13% in trade reports since'],
          ],
          source:
            'Levin, 2019 release and note of May 2019; CBRE, second half of 2024, by GlobeSt; trade reports of 2025. Cushman reports that rates fell by 25 to 50 basis points during 2025.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'When a cap rate misleads',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A building in lease-up.** Income is negative or very small. Value the stabilized income, then subtract the cost and risk of getting there.',
            '**A life plan community.** Entrance fees are cash but not income, and refunds are owed. Use dated cash flows.',
            '**A lease.** A landlord’s rent and an operator’s earnings are two incomes with two rates. A rate for one says nothing about the other.',
            '**Supplemental Medicaid payments.** If you capitalize money that a rule change could end, you pay up front for income that may stop.',
            '**A license with dormant beds.** The option to use them has a value that trailing income doesn’t show.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Sellers and brokers state the cap rates on listings. Haven Exchange shows them as given and doesn’t recalculate them.',
        },
      ],
    },
  ],
  next: [
    { label: 'Value a community', to: '/valuation-calculator' },
    { label: 'Other tools and what they calculate', to: '/help/analysis-tools' },
    { label: 'Browse all communities', to: '/investment-opportunities' },
  ],
};
