import type { ContentPage } from '../model.ts';

export const advancedAnalytics: ContentPage = {
  heading: 'Advanced analytics',
  lede: 'Averages hide how widely listings vary. See the middle half of the listings for sale, by state and by type.',
  description:
    'See how widely asking prices per bed, occupancy, and cap rates vary: quartiles of live senior-living listings by state and type, with counts.',
  keywords: ['quartiles', 'price range per bed', 'senior housing distribution'],
  sections: [
    {
      id: 'quartiles',
      heading: 'Reading the quartiles',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'All communities are sorted by price per bed. The bar starts where a quarter of them are below and ends where a quarter are above. A short bar means prices in the market are similar. A long bar usually means several different markets in one.',
            'The cheapest and the most expensive listings are left out on purpose. Neither a fire-damaged building nor one with an ocean view says much about yours.',
          ],
        },
      ],
    },
    {
      id: 'exact',
      heading: 'How precise the figures are',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Haven Exchange counts listings in price steps as they come and go, instead of sorting all of them for each visitor. Positions within a step are spread evenly. With a dozen listings, the median can be off by part of a step. The table shows how wide a step is.',
          ],
        },
        {
          kind: 'example',
          title: 'A median from counts',
          given: [
            { label: 'From $100,000 to $105,000 per bed', value: '4 listings' },
            { label: 'From $105,000 to $110,000', value: '6 listings' },
            { label: 'From $110,000 to $115,000', value: '2 listings' },
          ],
          working: [
            { line: '(4 + 6 + 2) ÷ 2', result: '6 listings are below the median' },
            { line: '$105,000 + (6 − 4) ÷ 6 × $5,000', result: '$106,667' },
          ],
          conclusion:
            'Two of the six listings in the second step are needed, so the median is a third of the way into it.',
        },
      ],
    },
  ],
  next: [
    { label: 'See averages', to: '/market-analytics' },
    { label: 'Value a community', to: '/valuation-calculator' },
    { label: 'Journal', to: '/senior-housing-journal' },
  ],
};
