import type { ContentPage } from '../model.ts';

export const integrationEcosystem: ContentPage = {
  lede: 'A community already runs on five or six systems. Here is what each of them knows, what of it belongs into a deal, and what should never leave.',
  description:
    'Health records, accounting, signatures, CRM and reporting beside the exchange: which data each system holds, which way it may flow, and what never moves.',
  keywords: ['PointClickCare', 'MatrixCare', 'Yardi', 'DocuSign', 'QuickBooks', 'API'],
  sections: [
    {
      id: 'map',
      heading: 'The map',
      blocks: [
        {
          kind: 'table',
          caption: 'Systems around a community, and what the exchange would want of each',
          columns: [
            { label: 'System' },
            { label: 'Knows' },
            { label: 'Direction' },
            { label: 'For whom here' },
          ],
          rows: [
            [
              'PointClickCare, MatrixCare',
              'Census, care levels, payors',
              'In, as counts',
              'Operators',
            ],
            ['Yardi', 'Rent roll, ledger, leads', 'In, by month', 'Operators, sellers'],
            ['QuickBooks', 'Profit and loss of smaller owners', 'In, by account', 'Sellers'],
            ['DocuSign', 'Who signed which version when', 'Out and back', 'Brokers, buyers'],
            ['Salesforce', 'Contacts and stages', 'Both', 'Brokers'],
            ['Power BI', 'Nothing; it draws', 'Out', 'Investors, operators'],
            ['Zapier', 'Nothing; it passes on', 'Out', 'Everybody with a habit to automate'],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Being named here means neither a partnership with nor an endorsement by these companies. Whether a connection works today stands under [features status](/features-status) and nowhere else.',
        },
      ],
    },
    {
      id: 'principle',
      heading: 'Counts cross the border, people do not',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A buyer needs to know that 31 of 80 residents are at the third level of care and that nine are on a Medicaid waiver. No buyer needs to know which. So what comes from a health-record system is a number with a date, produced where the record is, and the exchange asks for nothing that could be joined back to a name.',
            'That is a matter of law for whoever holds the record, and of prudence for whoever receives it. Data that you do not hold cannot be stolen from you, and the afternoon saved by a full export is paid for by years of duty to guard it.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Moves',
              text: 'Occupied units by day, move-ins and move-outs, average rate by unit type, revenue and expense by account and month, hours by position.',
            },
            {
              term: 'Moves after redaction',
              text: 'Rent roll without names, incident log without descriptions, aging of receivables by bucket.',
            },
            {
              term: 'Stays',
              text: 'Charts, assessments, medication, photographs, social security and bank numbers, anything about an employee’s health.',
            },
          ],
        },
      ],
    },
    {
      id: 'reconcile',
      heading: 'Reconcile before you trust a feed',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A connection copies mistakes faster than a typist. When a feed is switched on, check one closed month by hand, from three sources that ought to agree.',
          ],
        },
        {
          kind: 'example',
          title: 'March, assisted living, 60 units',
          given: [
            { label: 'Resident days in the care system', value: '1,643' },
            { label: 'Days in the month', value: '31' },
            { label: 'Revenue in the ledger', value: '$334,430' },
            { label: 'Average monthly rate on the rent roll', value: '$6,310' },
          ],
          working: [
            { line: '1,643 ÷ 31', result: '53 residents on average' },
            { line: '53 ÷ 60', result: '88.3% of units, if each has one person' },
            { line: '53 × $6,310', result: '$334,430 expected' },
            { line: '$334,430 − $334,430', result: '$0 difference' },
          ],
          conclusion:
            'Three systems tell one story, so the feed may run. A difference is normal and has causes worth knowing: a second person in a unit, a month paid ahead, community fees booked as rent.',
        },
      ],
    },
    {
      id: 'build',
      heading: 'If you write programs',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Start in the catalog',
              text: 'The [API marketplace](/api-marketplace) describes what can be asked, with the shape of the answer.',
            },
            {
              title: 'Give it an account',
              text: 'Keys for programs are not there yet. Until they are, give each program an account of its own, so that one can be ended.',
            },
            {
              title: 'Expect the rights of the person',
              text: 'A program reads what its owner may read. There is no key that sees more, and a record you may not read looks like a record that does not exist.',
            },
            {
              title: 'Be gentle',
              text: 'Ask for what changed instead of everything, and slow down when told to. A refused request says when to return.',
            },
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Integration marketplace',
              text: 'By system and by what you want to achieve.',
              to: '/integration-marketplace',
            },
            {
              title: 'PointClickCare',
              text: 'Census and payor mix as counts.',
              to: '/integrations/pointclickcare',
            },
            {
              title: 'Yardi',
              text: 'Statements and rent roll by month.',
              to: '/integrations/yardi',
            },
            {
              title: 'DocuSign',
              text: 'NDAs and letters, with the signed copy filed where the deal is.',
              to: '/integrations/docusign',
            },
          ],
        },
      ],
    },
    {
      id: 'without',
      heading: 'Without any connection',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most sellers have none, and sell. A spreadsheet of twelve months, exported once and checked by somebody who knows the accounts, is worth more than a live feed nobody understands. Connect when a figure is needed every month by more than two people.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See the integration marketplace', to: '/integration-marketplace' },
    { label: 'Read what works today', to: '/features-status' },
    { label: 'Propose a connection', to: '/contact' },
  ],
};
