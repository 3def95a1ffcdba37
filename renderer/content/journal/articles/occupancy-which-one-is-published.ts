import type { Article } from '../article.ts';

export const whichOccupancy: Article = {
  slug: 'occupancy-which-one-is-published',
  date: '2026-07-29',
  author: 'luis-ferreira',
  heading: 'Occupancy: which one is published?',
  lede: 'The same Tuesday, the same building, and four honest people can say 85, 88, 92 and 96 percent. Before you compare two communities, find out who is speaking.',
  description:
    'Physical, financial, bed and leased occupancy of one building on one day, how each is computed, which source publishes which, and how to ask so it matters.',
  keywords: ['occupancy', 'physical occupancy', 'financial occupancy', 'census', 'NIC'],
  sections: [
    {
      id: 'building',
      heading: 'The building',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Take a community of 100 apartments. Four are out of use after a burst pipe. The license allows 120 residents. On this Tuesday 88 apartments have somebody living in them, and in eleven of those live two people. Three households have moved out already and pay until the end of the month; six among those living here pay nothing in their free first month. Four more have signed and will move in next week.',
          ],
        },
        {
          kind: 'example',
          title: 'Five occupancies of one Tuesday',
          given: [
            { label: 'Apartments, of which usable', value: '100, 96' },
            { label: 'Occupied', value: '88' },
            { label: 'Residents, license', value: '99, 120' },
            { label: 'Paying units', value: '88 + 3 − 6' },
            { label: 'Occupied or signed', value: '88 + 4' },
          ],
          working: [
            { line: '88 ÷ 100', result: '88.0% physical, of all apartments' },
            { line: '88 ÷ 96', result: '91.7% physical, of usable ones' },
            { line: '(88 + 3 − 6) ÷ 100', result: '85.0% financial' },
            { line: '(88 + 4) ÷ 96', result: '95.8% leased' },
            { line: '(88 + 11) ÷ 120', result: '82.5% of licensed beds' },
          ],
          conclusion:
            'Thirteen points lie between the lowest and the highest, and nobody has lied. A seller will find 95.8 natural and a lender 85.0. The regulator knows only 82.5.',
        },
      ],
    },
    {
      id: 'uses',
      heading: 'Each one is right for something',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Physical',
              text: 'Occupied units over units. Good for comparing with published markets and for staffing. Say whether units out of service are in the denominator.',
            },
            {
              term: 'Financial',
              text: 'Paid units over available ones. Good for income and for a lender. It falls with free months and rises with bed holds, so it can part from the physical figure in both directions.',
            },
            {
              term: 'Leased',
              text: 'Includes what is signed. Good for a sales meeting. Deposits can be returned, and some are.',
            },
            {
              term: 'Bed or census',
              text: 'Residents over beds. Usual in skilled nursing, where two share a room. In assisted living it depends on the license, which may count couples that never come.',
            },
            {
              term: 'Unit-weighted',
              text: 'A private unit counts one, a shared place one half, a second person nothing. It prevents a building full of couples from exceeding a hundred.',
            },
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who publishes which',
      blocks: [
        {
          kind: 'table',
          caption: 'Speakers and their measure',
          columns: [{ label: 'Speaker' }, { label: 'Usually means' }, { label: 'As of' }],
          rows: [
            [
              'National data services',
              'Occupied units of open communities',
              'Average or end of a quarter',
            ],
            ['Listed companies', 'Average over the quarter, often same-store', 'Quarter'],
            ['Operators’ monthly package', 'Financial, or average daily census', 'Month'],
            ['Offering memorandum', 'The best recent day', 'See the small print'],
            ['State and Medicare reports', 'Residents over certified beds', 'Cost-report year'],
            ['A listing here', 'What the seller states', 'Ask, if no month is named'],
          ],
          source:
            'Practice in the trade. That operators differ is itself documented: Clarent and NIC, 2023.',
        },
        {
          kind: 'text',
          paragraphs: [
            '“Same-store” deserves a pause. It leaves out what was bought and what was sold, and what was sold were seldom the best. A group can raise its occupancy by two points in a quarter in which nobody moved in.',
          ],
        },
      ],
    },
    {
      id: 'time',
      heading: 'A day, a month-end or an average',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'People move in on the first and die on any day. A month’s end therefore flatters, since the notices given for that date leave on the next morning. Averages of daily census are the hardest to dress. Ask for the average by month, for thirty-six months, and draw it. You will see the season, the flu, the month the salesperson left, and the one before the building was listed.',
            'If only one figure is to be had, ask for the average of the last full quarter, physical, over all licensed units in use. It is dull, and it can be compared.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'How to ask',
      blocks: [
        {
          kind: 'quote',
          text: 'Please give average occupied apartments for each month since January 2023, the number of apartments available in each, the number of second persons, and the days paid for empty apartments.',
          who: 'A question that can be answered in one table',
        },
        {
          kind: 'text',
          paragraphs: [
            'Whoever keeps a census can answer this in an hour. From it you compute every percentage yourself, and nobody needs to agree on a definition. When an answer comes back as a percentage again, ask a second time, kindly. After the third time you have learned that there is no census, and that finding is worth more than the figure would have been.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'When you publish an occupancy of your own, write three words beside it: which, of what, when. It costs a line and disarms the first hard question of each meeting.',
        },
      ],
    },
  ],
  next: [
    { label: 'See published occupancy', to: '/senior-housing-market-analysis' },
    { label: 'What operators see here', to: '/for-operators' },
  ],
};
