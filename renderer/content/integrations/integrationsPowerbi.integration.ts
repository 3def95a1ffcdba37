import type { Integration } from './integration.ts';

export const integrationsPowerbi: Integration = {
  heading: 'Power BI over exported tables',
  lede: 'Power BI draws what it is given. Live listings it can fetch from the exchange today, without a product of ours in between. Everything confidential needs a second thought, since a copy forgets who may see it.',
  description:
    'Using Power BI with Haven Exchange: fetch live listings as a table today, a model that does not mix grains, refresh and licenses, and access rules a copy loses.',
  keywords: ['Power BI', 'Power Query', 'star schema', 'reporting', 'senior housing data'],
  facts: [
    {
      term: 'What it is',
      text: 'Reports and models of Microsoft, on the desktop and as a service',
    },
    {
      term: 'Would move',
      text: 'Outward only: listings, your own invoices and contacts, later figures of your communities',
    },
    { term: 'Who signs', text: 'You. It is your copy under your Microsoft contract' },
    {
      term: 'Today',
      text: 'Live listings answer as CSV or JSON; no connector in Microsoft’s gallery',
    },
  ],
  sections: [
    {
      id: 'fetch',
      heading: 'Fetch live listings now',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Get the address and the publishable key',
              text: 'From us, or from your own installation. The key names the exchange and opens what any visitor sees, no more.',
            },
            {
              title: 'Get data, Web, Advanced',
              text: 'Put in the address of the [listings interface](/api-marketplace/listings), and two headers: apikey, and accept with the value text/csv.',
            },
            {
              title: 'Name the columns you want',
              text: 'With select in the address. A report that takes all columns breaks on the day one is added.',
            },
            {
              title: 'Set the types yourself',
              text: 'Price as a whole number, rates as decimals in percent, moments with their offset. Automatic detection looks at two hundred rows and guesses.',
            },
            {
              title: 'Refresh once a day',
              text: 'Listings change by the week. A schedule by the minute costs you capacity and us patience.',
            },
          ],
        },
      ],
    },
    {
      id: 'model',
      heading: 'A model that does not lie',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most wrong dashboards mix grains: a table with one row a community is joined to one with a row a month, and the price is counted twelve times. Keep facts of one grain in one table, and connect them through dimensions.',
          ],
        },
        {
          kind: 'table',
          caption: 'Tables of a portfolio report',
          columns: [{ label: 'Table' }, { label: 'One row is' }, { label: 'Carries' }],
          rows: [
            [
              'Community',
              'A building under one license',
              'State, care types, units, beds, year built',
            ],
            ['Month', 'A calendar month', 'Days in it, quarter, fiscal year'],
            ['Operations', 'A community in a month', 'Resident days, revenue, expense, hours'],
            ['Payor days', 'A community, month and payor', 'Days and revenue'],
            ['Listing', 'A listing on the day of the copy', 'Price, status, cap rate as told'],
          ],
        },
        {
          kind: 'example',
          title: 'Why an average of averages is wrong',
          given: [
            { label: 'Community A', value: '120 units, 84 occupied' },
            { label: 'Community B', value: '30 units, 30 occupied' },
          ],
          working: [
            { line: '(84 ÷ 120 + 30 ÷ 30) ÷ 2', result: '85% as an average of two percentages' },
            { line: '(84 + 30) ÷ (120 + 30)', result: '76% of the units' },
          ],
          conclusion:
            'Store numerators and denominators, and let the measure divide. A column of percentages cannot be added up by anybody.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'A copy does not know who may see it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In the exchange each row is handed out by rule: a street opens with a plan, and for a confidential listing only after a contact. Once it lies in a dataset, Power BI’s own row-level security decides, and you have to write it again. Publish to web removes even that. Leave streets, brokers’ numbers and anything learned under an NDA out of the model; join them in your head.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Figures about residents belong in a report only as counts, and not in cells so small that they mean one person. A tenant whose workspace holds health information needs Microsoft’s business associate terms and an administrator who knows that it does.',
        },
      ],
    },
    {
      id: 'licenses',
      heading: 'What Microsoft charges for',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Desktop',
              text: 'Free, for one person at one computer. Enough to try everything on this page.',
            },
            {
              term: 'Sharing',
              text: 'Each author and each reader needs a license, or the workspace lies on paid capacity.',
            },
            {
              term: 'Gateway',
              text: 'Only if the source stands inside your network, as your own installation of the exchange may.',
            },
            {
              term: 'Refreshes',
              text: 'Counted by day and license. A failed one is told by mail to the owner, who has usually left.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See the request for listings', to: '/api-marketplace/listings' },
    { label: 'Ask for another table', to: '/contact' },
    { label: 'Market insights', to: '/market-insights-hub' },
  ],
};
