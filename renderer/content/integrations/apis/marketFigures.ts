import type { ApiPage } from '../apiPage.ts';

export const marketFigures: ApiPage = {
  heading: 'Market figures API',
  lede: 'Three calls open to everyone: totals of what is for sale, ratings of the exchange, and search suggestions for places and names.',
  description:
    'Call the counted figures of Haven Exchange from a program: live listings and their value, ratings in sum, and search suggestions while somebody types.',
  keywords: ['market statistics API', 'autocomplete API', 'ratings', 'remote procedure call'],
  sections: [
    {
      id: 'sums',
      heading: 'Market totals',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'listings', text: 'Approved listings that are active or under contract.' },
            { term: 'recent', text: 'Listings added in the last thirty days.' },
            {
              term: 'value',
              text: 'Sum of asking prices in dollars. Listings with a price on request count as zero.',
            },
            {
              term: 'brokers',
              text: 'Accounts with that role, or if there are none, accounts with a live listing.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'The sum of asking prices is not a market value, and a portfolio and its individual communities would both be counted. Quote it as the total of asking prices, with the date.',
        },
      ],
      exchanges: [
        {
          title: 'The figures on the home page',
          as: 'visitor',
          method: 'POST',
          path: '/rest/v1/rpc/hero_statistics',
          body: { json: {} },
          status: 200,
          answer: { json: { listings: 58, recent: 29, value: 1086200000, brokers: 4 } },
        },
      ],
    },
    {
      id: 'suggest',
      heading: 'Search suggestions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Suggestions start at the second letter and match the beginning of any word in a place, community or brokerage name. The frequency is the number of matching live listings. You get eight by default and at most twenty. Wait 200 milliseconds after each keystroke before you send a request.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            { title: 'One letter', text: 'Returns an empty list, not an error.' },
            {
              title: 'Two letters or more',
              text: 'Case, punctuation and double spaces are ignored.',
            },
            {
              title: 'Selected suggestion',
              text: 'Search by suggestion_type: a location by city and state, a property by name, a broker by brokerage.',
            },
          ],
        },
      ],
      exchanges: [
        {
          title: 'Suggestions for “as”',
          as: 'visitor',
          method: 'POST',
          path: '/rest/v1/rpc/get_search_suggestions',
          body: { json: { partial_term: 'as', suggestion_limit: 2 } },
          status: 200,
          answer: {
            json: [
              { suggestion: 'Asheville, NC', suggestion_type: 'location', frequency: 1 },
              { suggestion: 'Aspen Grove of Rochester', suggestion_type: 'property', frequency: 1 },
            ],
          },
        },
      ],
    },
    {
      id: 'ratings',
      heading: 'Anonymous ratings',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Returns the number of ratings, the star distribution and the newest written reviews. Without ratings, the average is null. Don’t show it as zero.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Before the first rating',
          as: 'visitor',
          method: 'POST',
          path: '/rest/v1/rpc/rating_summary',
          body: { json: {} },
          status: 200,
          answer: {
            json: {
              count: 0,
              average: null,
              stars: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
              recent: [],
            },
          },
        },
      ],
    },
    {
      id: 'cache',
      heading: 'Freshness and rate',
      blocks: [
        {
          kind: 'table',
          caption: 'How long to cache a response',
          columns: [{ label: 'Call' }, { label: 'Changes' }, { label: 'Cache for' }],
          rows: [
            ['hero_statistics', 'With each listing that comes or goes', '10 minutes'],
            ['get_search_suggestions', 'With each live listing', '60 seconds per term'],
            ['rating_summary', 'With each rating', '10 minutes'],
          ],
        },
        {
          kind: 'list',
          items: [
            'The database updates the counts as rows change, so requests are cheap. Polling every second returns nothing new.',
            'You can also use GET with the arguments in the URL, which allows caching.',
            'For figures by state or care type, read [listings](/api-marketplace/listings) and count them yourself.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Individual listings', to: '/api-marketplace/listings' },
    { label: 'Market insights', to: '/market-insights-hub' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
