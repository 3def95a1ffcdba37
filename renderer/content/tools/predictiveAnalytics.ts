import type { ContentPage } from '../model.ts';

export const predictiveAnalytics: ContentPage = {
  heading: 'Predictive analytics',
  lede: 'We do not predict prices, and distrust pages that do. What can be shown is arithmetic: what today’s averages turn into if income or yield move.',
  description:
    'Scenarios instead of forecasts: what a bed in a chosen state and kind would be worth if income and cap rate moved, from averages of live listings.',
  keywords: ['senior housing scenarios', 'sensitivity analysis', 'cap rate sensitivity'],
  sections: [
    {
      id: 'no-model',
      heading: 'Why there is no model here',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A model learns from closed sales, hundreds of them in one place and of one kind. Senior living has a few thousand a year in the whole country, most of them never published. Anything that draws a line into next year from that is decoration.',
            'So this page divides. You bring the opinion about income and about what buyers will require; the grid shows what it costs to be wrong.',
          ],
        },
      ],
    },
    {
      id: 'moves',
      heading: 'What moves the two numbers',
      blocks: [
        {
          kind: 'table',
          caption: 'From a cause to a row or a column',
          columns: [{ label: 'If' }, { label: 'Then' }, { label: 'Go' }],
          rows: [
            ['Wages rise faster than rates', 'Income falls', 'Up the rows'],
            ['A competitor opens', 'Occupancy, then income, falls', 'Up the rows'],
            ['Treasury yields fall', 'Buyers require less', 'To the left'],
            ['A lender leaves the sector', 'Buyers require more', 'To the right'],
          ],
        },
        {
          kind: 'example',
          title: 'Half a point, twice',
          given: [{ label: 'Income a bed', value: '$12,000 a year' }],
          working: [
            { line: '$12,000 ÷ 7%', result: '$171,429' },
            { line: '$12,000 ÷ 7.5%', result: '$160,000' },
            { line: '$12,000 ÷ 12%', result: '$100,000' },
            { line: '$12,000 ÷ 12.5%', result: '$96,000' },
          ],
          conclusion:
            'The same half point takes 6.7 percent off an assisted living bed and 4 percent off a nursing bed. Low rates are the fragile ones.',
        },
      ],
    },
  ],
  next: [
    { label: 'Do it for one community', to: '/valuation-calculator' },
    { label: 'Where the averages come from', to: '/market-analytics' },
    { label: 'Read about lease-up', to: '/senior-housing-journal' },
  ],
};
