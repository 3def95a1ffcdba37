import type { ContentPage } from '../model.ts';

export const advancedAnalytics: ContentPage = {
  heading: 'Advanced analytics',
  lede: 'An average hides whether everybody asks about the same or nobody does. Here is the middle half of what is for sale, state by state and kind by kind.',
  description:
    'How far apart asking prices a bed, occupancy and cap rates lie: quartiles of live senior-living listings by state and by kind, with their counts.',
  keywords: ['quartiles', 'price range per bed', 'senior housing distribution'],
  sections: [
    {
      id: 'quartiles',
      heading: 'A quarter, a half, three quarters',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Line up all communities by price a bed. The bar begins where a quarter of them lie below and ends where a quarter lie above. A short bar is a market that agrees with itself, and a long one is several markets under one name.',
            'The cheapest and the dearest are outside on purpose: the one burned out in March and the one with an ocean both say little about yours.',
          ],
        },
      ],
    },
    {
      id: 'exact',
      heading: 'How exact that is',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The exchange keeps counts in steps as listings come and go, instead of sorting all of them for each reader. Within a step positions are spread evenly. With a dozen listings the middle may therefore be off by part of a step, and the table says how wide a step is.',
          ],
        },
        {
          kind: 'example',
          title: 'A middle found by counting',
          given: [
            { label: 'From $100,000 to $105,000 a bed', value: '4 listings' },
            { label: 'From $105,000 to $110,000', value: '6 listings' },
            { label: 'From $110,000 to $115,000', value: '2 listings' },
          ],
          working: [
            { line: '(4 + 6 + 2) ÷ 2', result: '6 listings lie below the middle' },
            { line: '$105,000 + (6 − 4) ÷ 6 × $5,000', result: '$106,667' },
          ],
          conclusion:
            'Two of the six in the second step are needed, so the middle lies a third into it.',
        },
      ],
    },
  ],
  next: [
    { label: 'Averages instead of ranges', to: '/market-analytics' },
    { label: 'Value a community', to: '/valuation-calculator' },
    { label: 'Journal', to: '/senior-housing-journal' },
  ],
};
