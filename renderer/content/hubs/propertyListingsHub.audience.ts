import type { ContentPage } from '../model.ts';

export const propertyListingsHub: ContentPage = {
  lede: 'Communities for sale, from six-bed homes to campuses, with the figures that decide whether a conversation is worth your week.',
  description:
    'Browse senior-living communities for sale, learn to sort a long list in an evening, and list your own: where each door is and which one to take first.',
  keywords: [
    'senior living for sale',
    'assisted living listings',
    'memory care property',
    'list a community',
  ],
  sections: [
    {
      id: 'doors',
      heading: 'Four doors',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'All communities',
              text: 'Every live listing, with filters for place, care type, size, price and status. No account needed to look.',
              to: '/investment-opportunities',
            },
            {
              title: 'Search by words',
              text: 'A town, a broker, the name of a community. Streets are not searched, by anybody.',
              to: '/search',
            },
            {
              title: 'Your list and your alerts',
              text: 'What you saved, and searches that tell you when something new fits them.',
              to: '/saved-properties',
            },
            {
              title: 'Sell a community',
              text: 'Enter a listing, openly or under a cover name. It is reviewed before anybody sees it.',
              to: '/submit-listing',
            },
          ],
        },
      ],
    },
    {
      id: 'evening',
      heading: 'Sort a long list in one evening',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most buyers read listings one after the other and remember the photographs. Reading them in passes is faster, because each pass needs one fact and drops most of what is left.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'State and license',
              text: 'Drop the states where your operator holds no license and wants none. A license is the longest wait in most purchases; an affection for the beach does not shorten it.',
              takes: '5 minutes',
            },
            {
              title: 'Size',
              text: 'Below about 40 units a full-time administrator, cook and nurse weigh on few residents. Above your largest building so far, a lender asks who has done it before.',
              takes: '10 minutes',
            },
            {
              title: 'Care mix',
              text: 'Write down how many units are independent, assisted and memory care. If the listing does not say, that is your first question to the broker.',
              takes: '20 minutes',
            },
            {
              title: 'Price against beds and against income',
              text: 'Compute both. If one looks cheap and the other dear, something is empty, overstaffed or counted twice.',
              takes: '30 minutes',
            },
            {
              title: 'Save what survives',
              text: 'Five communities are enough for a week. Put them side by side in the [comparison](/property-comparison-tool) and write to two brokers, not to all five.',
              takes: '15 minutes',
            },
          ],
        },
      ],
    },
    {
      id: 'signals',
      heading: 'What a figure hides',
      blocks: [
        {
          kind: 'table',
          caption: 'Lines of a listing, and the follow-up each deserves',
          columns: [{ label: 'The listing says' }, { label: 'It may mean' }, { label: 'Ask for' }],
          rows: [
            [
              'Licensed beds 96, units 72',
              'Shared rooms, or rooms nobody fills twice',
              'Operating beds and the floor plan',
            ],
            [
              'Occupancy 94%',
              'Second persons counted, or free months given',
              'The census by day and the rent roll',
            ],
            [
              'Built 1998, renovated',
              'A lobby, or a roof and a nurse call',
              'Capital spending by year and line',
            ],
            [
              'Price on request',
              'A process with a date for offers',
              'Guidance, and when offers are due',
            ],
            [
              'Upside in rates',
              'Rents below those nearby, sometimes rightly',
              'Street rates of three competitors',
            ],
            ['Under contract', 'A first buyer who may not close', 'Permission to stand second'],
          ],
        },
      ],
    },
    {
      id: 'kinds',
      heading: 'Three kinds that need another method',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Listings are of eighteen kinds, from assisted living to vacant land. A community that runs can be compared with another by income and size. Some offers cannot, and a filter that mixes them in only confuses the average.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Development land',
              text: 'Worth what may be built, less what it costs and what can go wrong. Zoning, a certificate of need where the state has one, and utilities come before price an acre.',
            },
            {
              term: 'A lease',
              text: 'You are offered the business without the building. Read the coverage, the increases and who pays for the roof; there is no cap rate to compare.',
            },
            {
              term: 'A portfolio',
              text: 'One price for several communities. Ask for the allocation early, since the weakest building sets the lender’s patience.',
            },
          ],
        },
      ],
    },
    {
      id: 'sellers',
      heading: 'If you are the one selling',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A listing needs a plan that allows it and a review by staff. Have three things at hand before you begin: a trailing twelve months that an outsider can follow, the bed counts as the license states them, and a decision whether the name may be seen. [Selling](/for-sellers) describes the road, and the street of a confidential listing stays in a record of its own that no search touches.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Figures on listings come from sellers and brokers. [Finding properties](/help/finding-properties) shows how to test them from your desk.',
        },
      ],
    },
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'Submit a listing', to: '/submit-listing' },
    { label: 'Read how to search', to: '/help/finding-properties' },
  ],
};
