import type { ContentPage } from '../model.ts';

export const integrationEcosystem: ContentPage = {
  lede: 'A community already runs on five or six systems. This page shows what each of them holds, which of that data belongs in a deal, and what should never leave the system.',
  description:
    'Health records, accounting, e-signature, CRM and reporting with the exchange: which data each system holds, which way it may flow, and what never moves.',
  keywords: ['PointClickCare', 'MatrixCare', 'Yardi', 'DocuSign', 'QuickBooks', 'API'],
  sections: [
    {
      id: 'map',
      heading: 'Systems overview',
      blocks: [
        {
          kind: 'table',
          caption: 'Systems around a community, and the data the exchange would use',
          columns: [
            { label: 'System' },
            { label: 'Data it holds' },
            { label: 'Direction' },
            { label: 'Who uses it' },
          ],
          rows: [
            [
              'PointClickCare, MatrixCare',
              'Census, care levels, payors',
              'In, as counts',
              'Operators',
            ],
            ['Yardi', 'Rent roll, ledger, leads', 'In, monthly', 'Operators, sellers'],
            ['QuickBooks', 'Profit and loss of smaller owners', 'In, by account', 'Sellers'],
            ['DocuSign', 'Who signed which version, and when', 'Out and back', 'Brokers, buyers'],
            ['Salesforce', 'Contacts and stages', 'Both', 'Brokers'],
            ['Power BI', 'None; it visualizes data', 'Out', 'Investors, operators'],
            ['Zapier', 'None; it passes data on', 'Out', 'Anyone with a task to automate'],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Being named here means neither a partnership with nor an endorsement by these companies. Only [features status](/features-status) shows whether a connection works today.',
        },
      ],
    },
    {
      id: 'principle',
      heading: 'Counts move, personal data does not',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A buyer needs to know that 31 of 80 residents are at the third level of care and that nine are on a Medicaid waiver. No buyer needs to know which ones. So data from a health-record system arrives as a number with a date, produced where the record is kept, and the exchange requests nothing that could be linked back to a name.',
            'This is a legal requirement for the party that holds the record and a sensible precaution for the party that receives it. Data you do not hold cannot be stolen from you. A full export saves an afternoon but creates years of responsibility for protecting it.',
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
              text: 'Charts, assessments, medication, photos, Social Security and bank numbers, anything about an employee’s health.',
            },
          ],
        },
      ],
    },
    {
      id: 'reconcile',
      heading: 'Reconcile a feed before you rely on it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A connection copies mistakes faster than manual entry. When you turn on a feed, check one closed month by hand against three sources that should agree.',
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
            { line: '53 ÷ 60', result: '88.3% of units, if each has one resident' },
            { line: '53 × $6,310', result: '$334,430 expected' },
            { line: '$334,430 − $334,430', result: '$0 difference' },
          ],
          conclusion:
            'The three systems agree, so the feed can run. Differences are normal, and their causes are worth knowing: a second person in a unit, a month paid in advance, community fees booked as rent.',
        },
      ],
    },
    {
      id: 'build',
      heading: 'For developers',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Start with the catalog',
              text: 'The [API marketplace](/api-marketplace) describes what you can request and the format of the response.',
            },
            {
              title: 'Use a separate account',
              text: 'API keys for programs are not available yet. Until they are, give each program its own account, so that you can revoke one at a time.',
            },
            {
              title: 'Expect the owner’s permissions',
              text: 'A program can read what its owner can read. There is no key with wider access, and a record you may not read looks like a record that does not exist.',
            },
            {
              title: 'Limit your requests',
              text: 'Request what changed instead of everything, and slow down when asked to. A rejected request says when to try again.',
            },
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Integration marketplace',
              text: 'By system and by goal.',
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
              text: 'NDAs and letters, with the signed copy filed with the deal.',
              to: '/integrations/docusign',
            },
          ],
        },
      ],
    },
    {
      id: 'without',
      heading: 'Working without a connection',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most sellers connect no systems at all, and their communities still sell. A twelve-month spreadsheet, exported once and checked by a person who knows the accounts, is worth more than a live feed that no one understands. Connect a system when more than two people need a figure every month.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See the integration marketplace', to: '/integration-marketplace' },
    { label: 'See what works today', to: '/features-status' },
    { label: 'Suggest a connection', to: '/contact' },
  ],
};
