import type { ApiPage } from '../apiPage.ts';

export const marketFigures: ApiPage = {
  heading: 'Market figures interface',
  lede: 'Three calls that anybody may make: what is for sale in sum, what members think of the exchange, and how a place or a name goes on that somebody began to type.',
  description:
    'Call the counted figures of Haven Exchange from a program: live listings and their value, ratings in sum, and search suggestions while somebody types.',
  keywords: ['market statistics API', 'autocomplete API', 'ratings', 'remote procedure call'],
  sections: [
    {
      id: 'sums',
      heading: 'What is for sale, in four numbers',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'listings', text: 'Approved, and active or under contract.' },
            { term: 'recent', text: 'Of them, those of the last thirty days.' },
            {
              term: 'value',
              text: 'Their asking prices together, in dollars. Those on request count as nothing.',
            },
            {
              term: 'brokers',
              text: 'Accounts with that role; if there were none, those with a live listing.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'A sum of asking prices is no market value, and a portfolio beside its single communities would be in it twice. Quote it as what it is, with the day.',
        },
      ],
      exchanges: [
        {
          title: 'The figures of the front page',
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
      heading: 'Suggestions while somebody types',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'From the second letter on, at the beginning of any word of a place, a community or a brokerage. The frequency is the number of live listings behind it. Eight come unless you ask for more, and never more than twenty. Wait a fifth of a second after each key before you ask; people type faster than they read.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            { title: 'One letter', text: 'The answer is an empty list and no error.' },
            {
              title: 'Two and more',
              text: 'Capitals, punctuation and double spaces make no difference.',
            },
            {
              title: 'Chosen',
              text: 'Search by suggestion_type: a location by city and state, a property by name, a broker by brokerage.',
            },
          ],
        },
      ],
      exchanges: [
        {
          title: 'Somebody has typed “as”',
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
      heading: 'Ratings, without those who gave them',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The call tells how many rated the exchange, with how many stars each, and the newest reviews that were written. Until somebody has rated it there is no average: the field is null, and a page that shows a nought there has invented a bad one.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Before anybody has rated',
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
      heading: 'How fresh, and how often',
      blocks: [
        {
          kind: 'table',
          caption: 'How long an answer may be kept',
          columns: [{ label: 'Call' }, { label: 'Changes' }, { label: 'Kept for' }],
          rows: [
            ['hero_statistics', 'With each listing that comes or goes', '10 minutes'],
            ['get_search_suggestions', 'With each live listing', '60 seconds a term'],
            ['rating_summary', 'With each rating', '10 minutes'],
          ],
        },
        {
          kind: 'list',
          items: [
            'The counts are kept up by the database as rows change, so asking costs little. Asking every second still tells you nothing new.',
            'A call may be made by GET too, with its arguments in the address, which caches understand.',
            'For anything by state or care type, read [listings](/api-marketplace/listings) and count for yourself.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Listings one by one', to: '/api-marketplace/listings' },
    { label: 'Market insights', to: '/market-insights-hub' },
    { label: 'All parts', to: '/api-marketplace' },
  ],
};
