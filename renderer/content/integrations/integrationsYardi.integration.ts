import type { Integration } from './integration.ts';

export const integrationsYardi: Integration = {
  heading: 'Yardi: rent roll and ledger',
  lede: 'Larger operators keep property accounting in Yardi Voyager and leases, care and leads in its senior living suite. A seller who can export well from it saves a buyer two weeks; most exports are made badly.',
  description:
    'Exporting a rent roll and twelve months of ledger from Yardi for a senior-living sale: fields, charge codes, account trees, and a check before it is shared.',
  keywords: [
    'Yardi Voyager',
    'Yardi Senior Living Suite',
    'rent roll',
    'general ledger',
    'charge codes',
  ],
  facts: [
    {
      term: 'What it is',
      text: 'Property accounting, with a senior living suite for leases, care and marketing',
    },
    {
      term: 'Would move',
      text: 'Inward by month: rent roll without names, trial balance, leads by stage',
    },
    {
      term: 'Who signs',
      text: 'The client of Yardi, plus an interface agreement between Yardi and us',
    },
    { term: 'Today', text: 'Spreadsheets from Yardi’s own reports, uploaded by the seller' },
  ],
  sections: [
    {
      id: 'rent-roll',
      heading: 'The rent roll, column by column',
      blocks: [
        {
          kind: 'table',
          caption: 'What a buyer’s model wants, and where it sits',
          columns: [{ label: 'Column' }, { label: 'In Yardi' }, { label: 'Usual trouble' }],
          rows: [
            ['Property', 'Property code', 'One campus, several codes, for phases or for licenses'],
            ['Unit and type', 'Unit, unit type', 'Companion suites as one unit or as A and B'],
            [
              'Resident',
              'Tenant code',
              'Replace with a running number; the code may hold initials',
            ],
            [
              'Care level',
              'Level of care, or only a charge',
              'Level and charge disagree after a reassessment',
            ],
            [
              'Market and actual rate',
              'Market rent, lease charges',
              'Market rent not updated for years',
            ],
            ['Recurring charges', 'Charge codes', 'Thirty codes for five things'],
            ['Concession', 'A negative charge, with an end date', 'Expired and still applied'],
            [
              'Move-in, notice, move-out',
              'Lease dates and status',
              'Notice given but status still current',
            ],
            ['Payor', 'Subsidy or custom field', 'Waiver residents shown as private'],
          ],
        },
      ],
    },
    {
      id: 'codes',
      heading: 'Fold the charge codes first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Charge codes multiply: every administrator adds one. Fold them into a short list before anything is added up, and hand the folding over together with the roll. Otherwise each bidder folds differently and you negotiate about the difference.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Base rent',
              text: 'Room, board and basic services. Includes a view or a balcony premium.',
            },
            {
              term: 'Care',
              text: 'Levels and à la carte services; medication management if billed apart.',
            },
            {
              term: 'Second person',
              text: 'Fee of the second occupant, with that person’s care under care.',
            },
            {
              term: 'Community fee',
              text: 'Once, at move-in. Outside recurring revenue, however regular it looks.',
            },
            { term: 'Other', text: 'Parking, guest meals, salon, pets.' },
          ],
        },
      ],
    },
    {
      id: 'ledger',
      heading: 'Twelve months of ledger',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Choose the account tree',
              text: 'The one your lender gets. A tree for management folds lines that a buyer needs apart, such as agency labor into nursing.',
            },
            {
              title: 'Book and period',
              text: 'Accrual book, closed months only. A month that is still open changes after you sent it.',
            },
            {
              title: 'Export the trial balance beside it',
              text: 'Profit and loss alone cannot be tied to anything. With the trial balance a buyer’s accountant can stop asking.',
            },
            {
              title: 'Mark what is not the building’s',
              text: 'Corporate allocations, owner’s items, insurance proceeds, grants. By account and month, in an adjustment ledger with a document for each.',
            },
          ],
        },
        {
          kind: 'example',
          title: 'Rent roll and ledger of one month, 96 units',
          given: [
            { label: 'Recurring charges on the roll', value: '$471,200' },
            { label: 'Community fees and other, in the ledger', value: '$18,500 and $6,300' },
            { label: 'Resident revenue in the ledger', value: '$489,900' },
          ],
          working: [
            { line: '$489,900 − $18,500 − $6,300', result: '$465,100 recurring in the ledger' },
            { line: '$471,200 − $465,100', result: '$6,100 on the roll and not booked' },
            { line: '$6,100 ÷ $471,200', result: '1.3% apart' },
          ],
          conclusion:
            'Proration of two move-outs explains most of it. Write the explanation under the export; a difference without a sentence becomes a retrade.',
        },
      ],
    },
    {
      id: 'voyager',
      heading: 'If it were connected',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Yardi admits third parties through interface licenses: a contract with Yardi, a yearly fee, and the consent of each client for each property. Data would be fetched at night and only for closed months, from a login that can read and nothing else. Residents’ names, social security numbers and bank accounts would be left out by the definition of the export and not by a filter on our side.',
            'For a single sale that is more contract than benefit. For an owner of fifteen communities who wants the same five figures each month, it begins to pay.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is this page about Voyager or about the senior living suite?',
      answer:
        'Both. The ledger is Voyager’s, the leases and care charges belong to the suite, and the rent roll needs both. An address that names Voyager leads here.',
    },
  ],
  next: [
    { label: 'Say which properties you would connect', to: '/contact' },
    { label: 'Small owner with QuickBooks', to: '/integrations/quickbooks' },
    { label: 'What a sale needs of a seller', to: '/for-sellers' },
  ],
};
