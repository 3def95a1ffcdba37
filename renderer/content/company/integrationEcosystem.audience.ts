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
      ],
    },
    {
      id: 'principle',
      heading: 'Counts move, personal data does not',
      blocks: [
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
              title: 'Use a key per program',
              text: 'Create an API key with only the permissions a program needs. Each key can be revoked on its own and has a log of its requests.',
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
              text: 'Export census and payor mix as counts, and share the file.',
              to: '/integrations/pointclickcare',
            },
            {
              title: 'Yardi',
              text: 'Export statements and rent roll, and share the files.',
              to: '/integrations/yardi',
            },
            {
              title: 'DocuSign',
              text: 'Not connected yet; documents are signed in the product.',
              to: '/integrations/docusign',
            },
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
