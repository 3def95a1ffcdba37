import type { ContentPage } from '../model.ts';

export const marketAnalytics: ContentPage = {
  lede: 'Current asking prices on Haven Exchange, by state and type of community.',
  description:
    'Average price per bed, occupancy, and cap rate of senior-living communities for sale on Haven Exchange, by state and type, with the listing count for each.',
  keywords: ['senior housing prices by state', 'price per bed', 'cap rates by state'],
  sections: [
    {
      id: 'counted',
      heading: 'Which listings are counted',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Only listings that are approved and active or under contract. A listing without beds is left out of the price per bed, so each figure has its own count.',
          ],
        },
        {
          kind: 'example',
          title: 'Why the average is weighted',
          given: [
            { label: 'A small home with 20 beds', value: '$3,000,000' },
            { label: 'A campus with 180 beds', value: '$18,000,000' },
          ],
          working: [
            { line: '$3,000,000 ÷ 20', result: '$150,000 per bed in the small home' },
            { line: '$18,000,000 ÷ 180', result: '$100,000 per bed on the campus' },
            { line: '($3,000,000 + $18,000,000) ÷ (20 + 180)', result: '$105,000 per bed overall' },
            { line: '($150,000 + $100,000) ÷ 2', result: '$125,000 if both counted equally' },
          ],
          conclusion:
            'A buyer of both pays the third figure. The fourth doesn’t match any purchase.',
        },
      ],
    },
    {
      id: 'care',
      heading: 'Limits of these figures',
      blocks: [
        {
          kind: 'list',
          items: [
            'These are asking figures. Closed prices are often lower, and we don’t publish them here.',
            'Rows with fewer than five listings are marked as having few listings.',
            'A state with many nursing facilities looks cheap next to a state with none. Choose a type before you compare.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Set a state beside the country', to: '/market-intelligence' },
    { label: 'See the price ranges', to: '/advanced-analytics' },
    { label: 'Trends, map, and forecasts', to: '/market-insights' },
    { label: 'Browse communities for sale', to: '/investment-opportunities' },
  ],
};
