import type { ContentPage } from '../model.ts';

export const predictiveAnalytics: ContentPage = {
  heading: 'Predictive analytics',
  lede: 'We don’t predict prices. These scenarios show what today’s averages become if income or cap rates change.',
  description:
    'Scenarios instead of forecasts: what a bed in a given state and type would be worth if income and cap rate changed, based on averages of live listings.',
  keywords: ['senior housing scenarios', 'sensitivity analysis', 'cap rate sensitivity'],
  sections: [
    {
      id: 'no-model',
      heading: 'Why there is no price forecast',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A forecast model needs hundreds of closed sales in one place and of one type. Senior living has a few thousand a year nationwide, and most are never published. That is too little data for a reliable forecast.',
            'Monthly occupancy and asking figures are different. [Market insights](/market-insights) forecasts them three months ahead by linear regression or by season, whichever was closer in the last six months, and shows that error. With less than twelve months, it gives no forecast and says why.',
            'For prices, this page divides income by cap rate. You estimate income and the yield buyers will require. The grid shows the cost of being wrong.',
          ],
        },
      ],
    },
    {
      id: 'moves',
      heading: 'What changes income and cap rate',
      blocks: [
        {
          kind: 'table',
          caption: 'How each change moves you on the grid',
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
          title: 'Two half-point cap rate increases',
          given: [{ label: 'Income per bed', value: '$12,000 a year' }],
          working: [
            { line: '$12,000 ÷ 7%', result: '$171,429' },
            { line: '$12,000 ÷ 7.5%', result: '$160,000' },
            { line: '$12,000 ÷ 12%', result: '$100,000' },
            { line: '$12,000 ÷ 12.5%', result: '$96,000' },
          ],
          conclusion:
            'The same half point takes 6.7 percent off the value of an assisted living bed and 4 percent off a nursing bed. Values at low cap rates are the most sensitive.',
        },
      ],
    },
  ],
  next: [
    { label: 'Do it for one community', to: '/valuation-calculator' },
    { label: 'See where the averages come from', to: '/market-analytics' },
    { label: 'Read about lease-up', to: '/senior-housing-journal' },
  ],
};
