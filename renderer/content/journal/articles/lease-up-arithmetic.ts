import type { Article } from '../article.ts';

export const leaseUpArithmetic: Article = {
  slug: 'lease-up-arithmetic',
  date: '2026-10-07',
  author: 'luis-ferreira',
  heading: 'Lease-up arithmetic',
  lede: 'A new building fills quickly, then slowly, and then it seems to stop. It has not stopped. It has reached the number of people who leave.',
  description:
    'Why communities stop filling before they are full: move-ins against move-outs, the ceiling they set, leads needed each month, and a loss reserve by stages.',
  keywords: ['lease-up', 'absorption', 'move-ins', 'operating deficit reserve', 'sales funnel'],
  sections: [
    {
      id: 'ceiling',
      heading: 'The ceiling nobody drew on the chart',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Pro formas fill a building in a straight line: four net move-ins a month until ninety-three percent. Straight lines come from dividing. Real ones bend, because the more people live in a building the more of them leave each month, while the sales office sells what it sells.',
            'Call the monthly share that leaves three percent. It is close to what was reported for assisted living in December 2025, when move-outs were 2.8 percent of inventory (NIC MAP). With five move-ins a month, the building stops growing when three percent of its residents make five.',
          ],
        },
        {
          kind: 'example',
          title: 'Where five move-ins a month end',
          given: [
            { label: 'Units', value: '120' },
            { label: 'Leaving each month', value: '3% of occupied units' },
            { label: 'Move-ins each month', value: '5, later 3' },
          ],
          working: [
            { line: '5 ÷ 3%', result: '167 units, more than there are' },
            { line: '3 ÷ 3%', result: '100 units' },
            { line: '100 ÷ 120 units', result: '83.3%' },
            { line: '120 × 93% × 3%', result: '3.3 move-ins a month merely to hold 93%' },
          ],
          conclusion:
            'Three a month, forever, never fills this building past 83 percent. If a community has stood at 83 for a year, no patience will move it. Sell more, or lose fewer.',
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
            'Here is the curve at five move-ins a month. Each month adds five and loses three percent of those who were there at its start. Fractions are kept, since this is a model and nobody moves in by halves.',
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
            'Our model from an empty start, rounded to units; 0.97 of the month before, plus five.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The straight line, four net each month, would have been there in month 28. The curve passes 93 percent in its thirty-seventh. Those nine months are the difference between a reserve that lasts and a telephone call to partners.',
          ],
        },
      ],
    },
    {
      id: 'funnel',
      heading: 'Backward through the funnel',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Move-ins are made of tours and tours of inquiries. Bild reported for 2024 that 16.5 percent of all leads toured and 23.7 percent of tours moved in; from inquiry to move-in it gave about 6 percent, on its own base. Take care which base a share has before you multiply two of them.',
          ],
        },
        {
          kind: 'example',
          title: 'What five move-ins need',
          given: [
            { label: 'Lead to tour', value: '16.5%' },
            { label: 'Tour to move-in', value: '23.7%' },
          ],
          working: [
            { line: '5 ÷ 23.7%', result: '21.1 tours a month' },
            { line: '21.1 ÷ 16.5%', result: '128 leads a month' },
            { line: '16.5% × 23.7%', result: '3.9% of leads in the end' },
          ],
          conclusion:
            'One salesperson can give about one good tour a day and call back perhaps ten people. Twenty-one tours and 128 leads are a full person and a half. A pro forma with one has chosen its own curve.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The cheapest improvement is speed. The same source found that an average lead waited 21 hours for a call. Families who inquire on a Sunday evening have often decided by Tuesday, and they decide for somebody who answered.',
          ],
        },
      ],
    },
    {
      id: 'reserve',
      heading: 'The reserve, by stages',
      blocks: [
        {
          kind: 'table',
          caption: 'Losses of the model, in stages',
          columns: [
            { label: 'Months' },
            { label: 'Average loss a month', isNumber: true },
            { label: 'Stage', isNumber: true },
            { label: 'Total so far', isNumber: true },
          ],
          rows: [
            ['1–6', '$185,000', '$1,110,000', '$1,110,000'],
            ['7–12', '$120,000', '$720,000', '$1,830,000'],
            ['13–18', '$65,000', '$390,000', '$2,220,000'],
            ['19–24', '$20,000', '$120,000', '$2,340,000'],
          ],
          source: 'Invented losses for the building above; break-even at about 86 units.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Nearly half the money is gone in half a year, while everybody is still cheerful. If move-ins are four instead of five, break-even moves from month 24 to month 35, and the late stages, which look small, each last longer. I size the reserve on the slower case and let the faster one be a pleasant surprise.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Ask each month for gross move-ins, move-outs and net. Net alone hides the ceiling.',
            'Split move-outs: death, higher care, money, dissatisfaction. Only two of the four can be influenced.',
            'Watch length of stay of the first cohort. Buildings that open with very frail residents empty again in year two.',
            'Count concessions. A unit filled by three free months is filled a quarter later.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Calculate a fill-up', to: '/help/analysis-tools' },
    { label: 'Model the investment', to: '/investment-calculator' },
  ],
};
