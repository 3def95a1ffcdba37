import type { ContentPage } from '../model.ts';

export const integrationMarketplace: ContentPage = {
  lede: 'Fourteen systems that communities, brokers and investors really use, sorted by what they know. None of them is connected today. Each page tells what would move, and how to get the same result this week.',
  description:
    'Fourteen systems around senior-living deals, from care records to signatures: what each would exchange with Haven Exchange, and how to bridge the gap today.',
  keywords: ['integrations', 'senior living software', 'PointClickCare', 'Yardi', 'DocuSign'],
  sections: [
    {
      id: 'care',
      heading: 'They know the residents',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Care records hold what buyers most want to understand and must not see. Everything here is about turning people into counts before anything leaves.',
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'PointClickCare',
              text: 'Nursing and senior living. Payor days and census.',
              to: '/integrations/pointclickcare',
            },
            {
              title: 'MatrixCare',
              text: 'Campuses with several levels of care. Transfers.',
              to: '/integrations/matrixcare',
            },
            {
              title: 'ALIS',
              text: 'Assisted living and memory care. Levels against charges.',
              to: '/integrations/alis',
            },
          ],
        },
      ],
    },
    {
      id: 'money',
      heading: 'They know the money',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Which accounting system a seller has says much about size: one house, a handful, or a platform. The export has to end in the same twelve months either way.',
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'QuickBooks',
              text: 'One or two houses. From cash to accrual.',
              to: '/integrations/quickbooks',
            },
            {
              title: 'Sage Intacct',
              text: 'Five to thirty. Dimensions and resident days.',
              to: '/integrations/sage-intacct',
            },
            {
              title: 'Yardi',
              text: 'Platforms. Rent roll, charge codes, ledger.',
              to: '/integrations/yardi',
            },
            {
              title: 'RealPage',
              text: 'Independent living and active adult. Trade-outs.',
              to: '/integrations/realpage',
            },
          ],
        },
      ],
    },
    {
      id: 'people',
      heading: 'They know the buyers and the paper',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Salesforce',
              text: 'Brokerages with an administrator. Who owns which field.',
              to: '/integrations/salesforce',
            },
            {
              title: 'HubSpot',
              text: 'Small firms. A pipeline with dates.',
              to: '/integrations/hubspot',
            },
            {
              title: 'DocuSign',
              text: 'NDA, letter, contract, transfer agreement.',
              to: '/integrations/docusign',
            },
            {
              title: 'Dropbox Sign',
              text: 'Forms that repeat, vendor packets.',
              to: '/integrations/dropbox-sign',
            },
            {
              title: 'Microsoft 365',
              text: 'The folder, the calendar, the spreadsheet.',
              to: '/integrations/microsoft-365',
            },
          ],
        },
      ],
    },
    {
      id: 'through',
      heading: 'They pass on and draw',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Power BI',
              text: 'Reports over live listings, today as CSV.',
              to: '/integrations/powerbi',
            },
            { title: 'Zapier', text: 'Two bridges without webhooks.', to: '/integrations/zapier' },
            {
              title: 'API marketplace',
              text: 'For programs of your own, with requests to copy.',
              to: '/api-marketplace',
            },
          ],
        },
      ],
    },
    {
      id: 'states',
      heading: 'What the exchange can do with other systems today',
      blocks: [
        {
          kind: 'table',
          caption: 'Ways in and out that exist',
          columns: [{ label: 'Way' }, { label: 'For' }, { label: 'Works' }],
          rows: [
            ['Live listings as JSON or CSV over the programming interface', 'Anybody', 'Yes'],
            ['Your own rows, signed in', 'Programs of members', 'Yes'],
            ['Changes as they happen, over a socket', 'Programs of members', 'Yes'],
            ['Files in a folder of your own', 'Members', 'Yes'],
            ['Letters about inquiries', 'Brokers', 'Yes'],
            ['Calls from the payment provider, signed', 'The product itself', 'Yes'],
            ['Calls to an address of yours when something happens', 'Nobody', 'No'],
            ['Reading a care, accounting or signature system', 'Nobody', 'No'],
            ['A button that saves a screen as a spreadsheet', 'Nobody', 'No'],
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'What decides which one is built first',
      blocks: [
        {
          kind: 'list',
          items: [
            '**People who ask.** Write which system, how many communities, and which figure you type by hand each month. The last one counts most.',
            '**An agreement that can be had.** Some vendors admit partners for a fee, some for their own customers alone, some not at all.',
            '**Little to guard.** Signatures and listings before census, census before anything with a name.',
            '**Something to undo.** A connection that cannot be cut by its owner within a minute is not built.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'All names belong to their owners. Nobody named on these pages has endorsed the exchange or been asked to. How their products work was written from general knowledge of the trade: check it with them before you sign.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Where do I switch a connection on?',
      answer:
        'Nowhere yet. The specification gives subscribers a screen for it; while there is nothing to connect, it is not shown.',
    },
    {
      question: 'Our system is missing. Does that mean no?',
      answer:
        'It means that nobody wrote. Tell us who made it, what you export from it by hand and how often, and say whether its maker has a partner program that you know of.',
    },
  ],
  next: [
    { label: 'Ask for a system', to: '/contact' },
    { label: 'What may cross the border', to: '/integration-ecosystem' },
    { label: 'The programming interface', to: '/api-marketplace' },
  ],
};
