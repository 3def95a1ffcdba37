import type { ContentPage } from '../model.ts';

export const marketAnalytics: ContentPage = {
  lede: 'What sellers ask on this exchange, by state and by kind of community, counted the moment you look.',
  description:
    'Average price a bed, occupancy and cap rate of senior-living communities for sale on the exchange, by state and kind, with how many stand behind each.',
  keywords: ['senior housing prices by state', 'price per bed', 'cap rates by state'],
  sections: [
    {
      id: 'counted',
      heading: 'What is counted',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every listing that is approved and active or under contract, and no other. A listing without beds says nothing about a bed and is left out of that figure alone; so each figure has a count of its own.',
          ],
        },
        {
          kind: 'example',
          title: 'Why the average is weighted',
          given: [
            { label: 'A house of 20 beds', value: '$3,000,000' },
            { label: 'A campus of 180 beds', value: '$18,000,000' },
          ],
          working: [
            { line: '$3,000,000 ÷ 20', result: '$150,000 a bed in the house' },
            { line: '$18,000,000 ÷ 180', result: '$100,000 a bed on the campus' },
            { line: '($3,000,000 + $18,000,000) ÷ (20 + 180)', result: '$105,000 a bed in all' },
            { line: '($150,000 + $100,000) ÷ 2', result: '$125,000 if each counted alike' },
          ],
          conclusion:
            'A buyer of both pays the third figure. The fourth is an average of opinions and describes no purchase.',
        },
      ],
    },
    {
      id: 'care',
      heading: 'Read with care',
      blocks: [
        {
          kind: 'list',
          items: [
            'These are asking figures. Closed prices are lower as often as not, and are nobody’s to publish here.',
            'Four listings are four listings: rows that rest on fewer than five say that they are few.',
            'A state with many nursing facilities looks cheap beside one with none. Choose a kind before you compare.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Set a state beside the country', to: '/market-intelligence' },
    { label: 'See how far prices spread', to: '/advanced-analytics' },
    { label: 'Browse communities for sale', to: '/investment-opportunities' },
  ],
};
