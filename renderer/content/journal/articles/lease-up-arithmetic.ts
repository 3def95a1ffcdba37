import type { Article } from '../article.ts';

export const leaseUpArithmetic: Article = {
  slug: 'lease-up-arithmetic',
  date: '2026-10-07',
  author: 'luis-ferreira',
  heading: 'Lease-up arithmetic',
  lede: 'A new building fills quickly at first, then slows. It levels off when monthly move-outs equal move-ins.',
  description:
    'Why communities stop filling before they are full: move-ins and move-outs, the resulting ceiling, leads needed each month and a loss reserve in stages.',
  keywords: ['lease-up', 'absorption', 'move-ins', 'operating deficit reserve', 'sales funnel'],
  sections: [
    {
      id: 'ceiling',
      heading: 'The occupancy ceiling',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Pro formas fill a building in a straight line: four net move-ins a month until ninety-three percent. Actual lease-ups flatten. The more people live in a building, the more leave each month, while the number of sales stays the same.',
            'Call the monthly share that leaves three percent. It is close to what was reported for assisted living in December 2025, when move-outs were 2.8 percent of inventory (NIC MAP). With five move-ins a month, the building stops growing when three percent of its residents make five.',
          ],
        },
        {
          kind: 'example',
          title: 'Where five move-ins a month level off',
          given: [
            { label: 'Units', value: '120' },
            { label: 'Leaving each month', value: '3% of occupied units' },
            { label: 'Move-ins each month', value: '5, later 3' },
          ],
          working: [
            { line: '5 ÷ 3%', result: '167 units, more than the building has' },
            { line: '3 ÷ 3%', result: '100 units' },
            { line: '100 ÷ 120 units', result: '83.3%' },
            { line: '120 × 93% × 3%', result: '3.3 move-ins a month just to hold 93%' },
          ],
          conclusion:
            'At three move-ins a month, this building never fills past 83 percent. If a community has been at 83 percent for a year, waiting won’t change it. Increase move-ins or reduce move-outs.',
        },
      ],
    },
    {
      id: 'curve',
      heading: 'The same building by quarters',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'This is the curve at five move-ins a month. Each month adds five and loses three percent of the units occupied at its start. Fractions are kept because this is a model.',
          ],
        },
        {
          kind: 'bars',
          title: 'Occupied units of 120, five move-ins a month, three percent leaving',
          unit: 'units',
          bars: [
            { label: 'Month 6', value: 28 },
            { label: 'Month 12', value: 51 },
            { label: 'Month 18', value: 70 },
            { label: 'Month 24', value: 86 },
            { label: 'Month 30', value: 100 },
            { label: 'Month 36', value: 111 },
          ],
          source:
            'Our model from an empty start, rounded to units; each month is 0.97 of the previous month plus five.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The straight line of four net move-ins a month reaches 93 percent in month 28. The curve passes it in month 37. Those nine months decide whether the reserve lasts or you need to ask partners for more capital.',
          ],
        },
      ],
    },
    {
      id: 'funnel',
      heading: 'Leads needed',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Move-ins come from tours, and tours come from inquiries. Bild reported for 2024 that 16.5 percent of all leads toured and 23.7 percent of tours moved in. It also reported about 6 percent from inquiry to move-in, measured on a different base. Check the base of each rate before you multiply two of them.',
          ],
        },
        {
          kind: 'example',
          title: 'What five move-ins require',
          given: [
            { label: 'Lead to tour', value: '16.5%' },
            { label: 'Tour to move-in', value: '23.7%' },
          ],
          working: [
            { line: '5 ÷ 23.7%', result: '21.1 tours a month' },
            { line: '21.1 ÷ 16.5%', result: '128 leads a month' },
            { line: '16.5% × 23.7%', result: '3.9% of leads move in' },
          ],
          conclusion:
            'One salesperson can give about one good tour a day and return perhaps ten calls. Twenty-one tours and 128 leads take one and a half full-time salespeople. If the pro forma pays for only one, the building will fill more slowly.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The cheapest improvement is faster response. The same source found that leads waited 21 hours on average for a call. Families who inquire on a Sunday evening have often decided by Tuesday, usually for a community that answered.',
          ],
        },
      ],
    },
    {
      id: 'reserve',
      heading: 'The reserve in stages',
      blocks: [
        {
          kind: 'table',
          caption: 'Losses in the model, by stage',
          columns: [
            { label: 'Months' },
            { label: 'Average loss a month', isNumber: true },
            { label: 'Stage total', isNumber: true },
            { label: 'Total so far', isNumber: true },
          ],
          rows: [
            ['1–6', '$185,000', '$1,110,000', '$1,110,000'],
            ['7–12', '$120,000', '$720,000', '$1,830,000'],
            ['13–18', '$65,000', '$390,000', '$2,220,000'],
            ['19–24', '$20,000', '$120,000', '$2,340,000'],
          ],
          source: 'Example losses for the building above; break-even at about 86 units.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Nearly half the money is spent in the first six months. If move-ins are four instead of five, break-even moves from month 24 to month 35, and each of the later stages lasts longer. Size the reserve for the slower case.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Ask each month for gross move-ins, move-outs and net. Net alone doesn’t show the ceiling.',
            'Split move-outs into deaths, higher care needs, money and dissatisfaction. You can influence only two of the four.',
            'Watch the length of stay of the first cohort. Buildings that open with very frail residents lose them in year two.',
            'Count concessions. A unit filled with three free months produces revenue a quarter later.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Calculate a lease-up', to: '/help/analysis-tools' },
    { label: 'Model the investment', to: '/investment-calculator' },
  ],
};
