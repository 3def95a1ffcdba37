import type { ContentPage } from '../model.ts';

export const marketInsightsHub: ContentPage = {
  heading: 'Market insights',
  lede: 'National figures tell the weather; a purchase needs the roof. This page leads to both, and to the people who explain them.',
  description:
    'Where the exchange keeps market figures, articles, conversations and terms, how national senior-housing data becomes a local view, and which source says what.',
  keywords: ['senior housing market data', 'market analytics', 'NIC MAP', 'senior living news'],
  sections: [
    {
      id: 'by-question',
      heading: 'Pick by the question you have',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'How is the market?',
              text: 'Occupancy, rents, prices and cap rates with their sources, on one page.',
              to: '/senior-housing-market-analysis',
            },
            {
              title: 'How is this town?',
              text: 'Listings and prices on the exchange by state and city.',
              to: '/market-analytics',
            },
            {
              title: 'How do I think about it?',
              text: 'The journal: twelve long answers on statements, surveys, licenses and loans.',
              to: '/senior-housing-journal',
            },
            {
              title: 'Who can tell it aloud?',
              text: 'The podcast, which is six conversations with transcripts.',
              to: '/podcast',
            },
            {
              title: 'What does the word mean?',
              text: 'Some 260 terms, from 1031 exchanges to zoning reports.',
              to: '/senior-living-glossary',
            },
            {
              title: 'Where do I begin?',
              text: 'Courses and reading in order.',
              to: '/education',
            },
          ],
        },
      ],
    },
    {
      id: 'down',
      heading: 'From a country to a street',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A published average mixes new towers with homes of 1974. It is useful for one thing: telling whether a local story goes with the tide or against it. Going down takes four steps, and each has its own source.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Country',
              text: 'Take occupancy by care type from NIC’s quarterly release. Note the quarter and whether it counts primary or secondary markets.',
              takes: '10 minutes',
            },
            {
              title: 'Metro',
              text: 'Look for the same measure in the metropolitan area. Two cities in one release stood more than seven points apart at the end of 2025.',
              takes: '20 minutes',
            },
            {
              title: 'Five miles, or fifteen in the country',
              text: 'Count every licensed bed from the state’s register, open and planned. Add what the planning board has approved.',
              takes: 'Half a day',
            },
            {
              title: 'The three competitors',
              text: 'Call as a daughter would. Rates, incentives, waiting lists and the tone of the person who answers are all data.',
              takes: 'A day with the visits',
            },
          ],
        },
      ],
    },
    {
      id: 'sources',
      heading: 'Which source says what',
      blocks: [
        {
          kind: 'table',
          caption: 'Sources quoted on these pages',
          columns: [{ label: 'Source' }, { label: 'Good for' }, { label: 'Mind that' }],
          rows: [
            [
              'NIC MAP',
              'Occupancy, inventory, move-ins',
              'Larger communities in the markets it covers',
            ],
            ['Levin Associates', 'Prices by unit and bed', 'Closed sales that were reported'],
            [
              'CBRE survey',
              'Cap rates by class',
              'What investors say they require, by class; no closed sales',
            ],
            ['State registers', 'Beds, licenses, surveys', 'Each state in its own form'],
            ['CMS', 'Skilled nursing, stars, staffing', 'Nothing on assisted living'],
            [
              'This exchange',
              'What is offered, and at what price',
              'Asking figures, stated by sellers',
            ],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Asking prices on the exchange are few in any one town, and an average of four listings is four listings. In small places use the register and the telephone.',
        },
      ],
    },
    {
      id: 'demand',
      heading: 'Two sums worth doing for any town',
      blocks: [
        {
          kind: 'example',
          title: 'A county with 5,200 people aged 80 and over',
          given: [
            { label: 'Can afford the rate by income or house', value: '48%' },
            { label: 'Of those, live in a community', value: '14%' },
            { label: 'Units open now', value: '310' },
            { label: 'Units approved', value: '60' },
          ],
          working: [
            { line: '5,200 × 48%', result: '2,496 who can pay' },
            { line: '2,496 × 14%', result: '349 units of demand' },
            { line: '349 − 310', result: '39 units short today' },
            { line: '349 − (310 + 60)', result: '−21 once the new building opens' },
          ],
          conclusion:
            'The shares are assumptions of this example, so replace them by your own research. The point stays: a market with a shortage today can be long the day a crane arrives, and the permit was public two years before.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The second sum is replacement cost. Add land, construction, fees and the losses of filling up, and divide by units. If existing communities sell far below it, new supply waits. If they sell above, somebody is drawing plans, and rates will feel it in three years.',
          ],
        },
      ],
    },
    {
      id: 'reading',
      heading: 'How to keep up without drowning',
      blocks: [
        {
          kind: 'list',
          items: [
            'One release a quarter, read with last quarter’s beside it.',
            'One state register a month, for new names on old licenses.',
            '[Alerts](/search-alerts) for the kind of community you buy, so that the list reads itself.',
            'A notebook of asking prices and closing prices. After two years it is better than any index for your trade.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the market analysis', to: '/senior-housing-market-analysis' },
    { label: 'Open market analytics', to: '/market-analytics' },
    { label: 'Read the journal', to: '/senior-housing-journal' },
  ],
};
