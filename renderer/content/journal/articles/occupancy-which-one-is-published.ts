import type { Article } from '../article.ts';

export const whichOccupancy: Article = {
  slug: 'occupancy-which-one-is-published',
  date: '2026-07-29',
  author: 'luis-ferreira',
  heading: 'Occupancy: which one is published?',
  lede: 'On the same day, the same building’s occupancy can be 85, 88, 92 or 96 percent, depending on the definition. Check the definition before you compare two communities.',
  description:
    'Physical, financial, bed and leased occupancy of one building on one day: how each is computed, which source publishes which, and how to ask for the right one.',
  keywords: ['occupancy', 'physical occupancy', 'financial occupancy', 'census', 'NIC'],
  sections: [
    {
      id: 'building',
      heading: 'The example building',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Take a community of 100 apartments. Four are out of use after a burst pipe. The license allows 120 residents. On this day 88 apartments are occupied, eleven of them by two people. Three households have moved out but pay until the end of the month. Six current households pay nothing in their free first month. Four more have signed and move in next week.',
          ],
        },
        {
          kind: 'example',
          title: 'Five occupancy rates on the same day',
          given: [
            { label: 'Apartments, usable apartments', value: '100, 96' },
            { label: 'Occupied', value: '88' },
            { label: 'Residents, licensed capacity', value: '99, 120' },
            { label: 'Paying units', value: '88 + 3 − 6' },
            { label: 'Occupied or signed', value: '88 + 4' },
          ],
          working: [
            { line: '88 ÷ 100', result: '88.0% physical, of all apartments' },
            { line: '88 ÷ 96', result: '91.7% physical, of usable apartments' },
            { line: '(88 + 3 − 6) ÷ 100', result: '85.0% financial' },
            { line: '(88 + 4) ÷ 96', result: '95.8% leased' },
            { line: '(88 + 11) ÷ 120', result: '82.5% of licensed beds' },
          ],
          conclusion:
            'The range is thirteen points, and every figure is correct. A seller will quote 95.8, a lender 85.0, and the regulator 82.5.',
        },
      ],
    },
    {
      id: 'uses',
      heading: 'When to use each',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Physical',
              text: 'Occupied units divided by all units. Use it to compare with published markets and for staffing. State whether units out of service are in the denominator.',
            },
            {
              term: 'Financial',
              text: 'Paid units divided by available units. Use it for income and lending. It falls with free months and rises with bed holds, so it can differ from the physical figure in either direction.',
            },
            {
              term: 'Leased',
              text: 'Includes signed leases. Use it for sales meetings. Some deposits are returned.',
            },
            {
              term: 'Bed or census',
              text: 'Residents divided by beds. Common in skilled nursing, where two residents share a room. In assisted living it depends on the license, which may count second residents who never move in.',
            },
            {
              term: 'Unit-weighted',
              text: 'A private unit counts as one, a bed in a shared unit as one half, and a second person as zero. This keeps a building full of couples from exceeding 100 percent.',
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
          caption: 'Sources and the measure each one uses',
          columns: [{ label: 'Source' }, { label: 'Usually means' }, { label: 'As of' }],
          rows: [
            [
              'National data services',
              'Occupied units of open communities',
              'Average or end of a quarter',
            ],
            ['Public companies', 'Average over the quarter, often same-store', 'Quarter'],
            ['Operators’ monthly report', 'Financial, or average daily census', 'Month'],
            ['Offering memorandum', 'The highest recent day', 'See the small print'],
            ['State and Medicare reports', 'Residents over certified beds', 'Cost-report year'],
            ['A listing on Haven Exchange', 'As stated by the seller', 'Ask if no month is given'],
          ],
          source:
            'Common industry practice. Clarent and NIC documented in 2023 that operators differ.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Check what “same-store” covers. It leaves out communities that were bought or sold, and those sold are often the weaker ones. A group can raise its occupancy by two points in a quarter without any move-ins.',
          ],
        },
      ],
    },
    {
      id: 'time',
      heading: 'Daily, month-end or average',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'People usually move in on the first of the month, while deaths occur on any day. Month-end figures look better, because residents who gave notice for that date leave the next morning. The average daily census is the hardest to improve artificially. Ask for the monthly average for thirty-six months and chart it. The chart shows seasons, flu, gaps in the sales team, and the month before the building was listed.',
            'If you can get only one figure, ask for physical occupancy averaged over the last full quarter, over all licensed units in use. It is comparable between communities.',
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
          text: 'Please send the average number of occupied apartments for each month since January 2023, the number of apartments available in each month, the number of second residents, and the days paid for empty apartments.',
          who: 'A question that one table can answer',
        },
        {
          kind: 'text',
          paragraphs: [
            'Any operator that tracks census can answer this in an hour. You can compute every percentage from it without agreeing on a definition. If you receive a percentage again, ask a second time. If the third answer is still a percentage, assume that there is no reliable census.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'When you publish your own occupancy, state which measure it is, of which units, and as of which date.',
        },
      ],
    },
  ],
  next: [
    { label: 'See published occupancy', to: '/senior-housing-market-analysis' },
    { label: 'What operators see here', to: '/for-operators' },
  ],
};
