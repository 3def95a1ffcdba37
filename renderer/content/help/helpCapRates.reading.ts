import type { ContentPage } from '../model.ts';

export const helpCapRates: ContentPage = {
  heading: 'Cap rates',
  lede: 'A cap rate is income divided by price. Nearly every argument about one is an argument about the income.',
  description:
    'What a cap rate tells in senior living, how to normalize the income below it, worked examples with fee and reserves, and published rates by care type.',
  keywords: ['cap rate', 'NOI', 'normalized T-12', 'senior housing valuation'],
  sections: [
    {
      id: 'meaning',
      heading: 'What it says',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Divide a year’s net operating income by the price and you have the capitalization rate. Turn it around and it values: income divided by the rate buyers accept gives a price. A low rate means that buyers pay much for a dollar of income, because they expect it to last or to grow.',
            'It leaves out the loan, the taxes of the owner, and every year but one. For those, [Analysis tools](/help/analysis-tools) has cash-on-cash return, coverage and internal rate of return.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Going-in cap rate',
              text: 'Income at purchase over the price. State whether it is the past twelve months or the coming ones.',
            },
            {
              term: 'Stabilized cap rate',
              text: 'The income of a settled community over price plus what it costs to get there, losses of the fill-up included.',
            },
            {
              term: 'Exit cap rate',
              text: 'The rate at which a model sells in the end. The building will be older, so it should not be lower than the rate you paid.',
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
            'A seller’s statement shows how the place was run. The price depends on how the next owner can run it. The step between the two is a ledger with one line for each adjustment and a document for each line.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Put in a market management fee',
              text: 'Around five percent of revenue is usual. If the owner took three, charge the missing two; if the owner took nothing, charge all five.',
            },
            {
              title: 'Put in reserves',
              text: 'A yearly amount a unit for roofs, boilers and carpets. The example uses $350; an old building needs more.',
            },
            {
              title: 'Take out what ends with this owner',
              text: 'Salaries of family members, personal cars, one lawsuit. Only with proof, and only if nobody has to be hired in their place.',
            },
            {
              title: 'Take out agency labor with care',
              text: 'Rented nurses may be replaced by employed ones, whose wages then belong in. Remove the premium and not the hours.',
            },
            {
              title: 'Put in the next tax bill',
              text: 'Many counties reassess at the price. Use the new value and the present rate.',
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
            'The total hardly moved, from $1,700,000 to $1,702,000, yet five lines changed. A buyer who accepts the sum without the lines cannot defend it to a lender, and one who rejects the agency adjustment is at $1,582,000 instead.',
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
            'Listing A asks $10,000,000 and advertises 8 percent on an income before fee and reserves. Listing B asks the same at 7 percent, after both. A has 48 units and revenue of $2,900,000.',
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
            'On equal terms A yields 6.38 percent and B yields 7. The better-looking rate belongs to the dearer building.',
        },
      ],
    },
    {
      id: 'sensitivity',
      heading: 'What half a point is worth',
      blocks: [
        {
          kind: 'example',
          title: 'The 80-unit community at three rates',
          given: [{ label: 'Normalized income', value: '$1,702,000' }],
          working: [
            { line: '$1,702,000 ÷ 7%', result: '$24,314,286' },
            { line: '$1,702,000 ÷ 8%', result: '$21,275,000' },
            { line: '$24,314,286 − $21,275,000', result: '$3,039,286 between them' },
            { line: '$100,000 ÷ 7.5%', result: '$1,333,333 for each $100,000 of income' },
          ],
          conclusion:
            'One point of rate moves this price by about three million dollars, and so does roughly $228,000 of yearly income. Argue about the income, where documents decide; the rate is set by other people’s purchases.',
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
            'More care means more labor, more regulation and more government money, and buyers ask for a higher rate in return. The published figures below are of different years and grades; they show the order and not the price of your building.',
          ],
        },
        {
          kind: 'table',
          caption: 'Published cap rates',
          columns: [
            { label: 'Care type' },
            { label: 'Rate', isNumber: true },
            { label: 'Of what' },
          ],
          rows: [
            ['Active adult', '6.5%', 'Class A outside core markets, second half of 2024'],
            ['Independent living', '6.7%', 'Sales of 2019'],
            ['Assisted living', '7.6%', 'Class A outside core markets, second half of 2024'],
            ['Memory care, freestanding', '9.5%', 'Average of sales'],
            ['Skilled nursing', '11.9%', 'Sales of 2019; about 13% in trade reports since'],
          ],
          source:
            'Levin, 2019 release and note of May 2019; CBRE, second half of 2024, by GlobeSt; trade reports of 2025. Cushman says rates fell by 25 to 50 basis points during 2025.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Where a cap rate misleads',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A building in lease-up.** Income is negative or tiny. Value the stabilized income, then subtract the cost and the risk of getting there.',
            '**A life plan community.** Entrance fees are cash without being income, and refunds are owed. Use dated cash flows.',
            '**A lease.** A landlord’s rent and an operator’s earnings are two incomes with two rates; a rate for one says nothing about the other.',
            '**Supplemental Medicaid payments.** Capitalizing money that a rule may end turns it into a price you have paid.',
            '**A license with dormant beds.** The option to use them is worth something that no trailing income shows.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Cap rates on listings are stated by sellers and brokers. Haven Exchange shows them as given and does not recompute them.',
        },
      ],
    },
  ],
  next: [
    { label: 'Value a community', to: '/valuation-calculator' },
    { label: 'Other tools and what they answer', to: '/help/analysis-tools' },
    { label: 'Browse all communities', to: '/investment-opportunities' },
  ],
};
