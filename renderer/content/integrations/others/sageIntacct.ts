import type { Integration } from '../integration.ts';

export const sageIntacct: Integration = {
  heading: 'Sage Intacct for a growing operator',
  lede: 'Between QuickBooks and a property suite many operators of five to thirty communities keep their books in Sage Intacct. Its dimensions can answer a buyer’s questions without new accounts, if somebody set them up with a sale in mind.',
  description:
    'Sage Intacct dimensions for senior living: location, department, payor and care type, how statistical accounts carry resident days, and exports for a sale.',
  keywords: [
    'Sage Intacct',
    'dimensions',
    'statistical accounts',
    'multi-entity',
    'operator accounting',
  ],
  facts: [
    {
      term: 'What it is',
      text: 'Accounting for several entities, with dimensions instead of long account numbers',
    },
    {
      term: 'Would move',
      text: 'Inward: balances by account, location, department and month; resident days',
    },
    {
      term: 'Who signs',
      text: 'The operator’s controller; a web services subscription on their side',
    },
    { term: 'Today', text: 'A report writer and a spreadsheet, closed month by closed month' },
  ],
  sections: [
    {
      id: 'dimensions',
      heading: 'Four dimensions that pay',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Location',
              text: 'One a license, under the entity that holds it. A campus with three licenses has three.',
            },
            {
              term: 'Department',
              text: 'Nursing, memory care, dining, housekeeping, maintenance, activities, marketing, administration. The same in every building, also where it stays empty.',
            },
            {
              term: 'Payor',
              text: 'As a class or a dimension of your own: private, Medicaid, Medicare A, managed, veterans, insurance, hospice.',
            },
            {
              term: 'Project',
              text: 'For capital works and storm repairs, so that they can be lifted out of the twelve months in one stroke.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Accounts then stay few: wages are one account, told apart by department and location. An operator who instead made 5010-03-NURS for each building has to map before selling, and to map again for the next buyer.',
          ],
        },
      ],
    },
    {
      id: 'statistics',
      heading: 'Resident days beside the dollars',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Statistical accounts hold quantities. Post resident days by payor and paid hours by department once a month, and each cost can be shown by resident day in the same report that the auditor sees.',
          ],
        },
        {
          kind: 'example',
          title: 'Dining in two communities, one month',
          given: [
            { label: 'Community A', value: '$61,380 of cost, 2,480 resident days' },
            { label: 'Community B', value: '$48,960 of cost, 1,632 resident days' },
          ],
          working: [
            { line: '$61,380 ÷ 2,480', result: '$24.75 a resident day' },
            { line: '$48,960 ÷ 1,632', result: '$30.00 a resident day' },
            { line: '($30.00 − $24.75) × 1,632 × 12', result: '$102,816 a year' },
          ],
          conclusion:
            'Community B spends less and costs more. A fixed cook is divided by fewer people: a fact about size, and only in part a saving that a buyer may count on.',
        },
      ],
    },
    {
      id: 'entities',
      heading: 'Entities, eliminations and the rent between them',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'List the entities',
              text: 'Property company, operating company and manager for each building, with owner and tax year.',
            },
            {
              title: 'Show each pair',
              text: 'Rent from operator to property, fee from operator to manager. Buyers of one side want them in, buyers of all want them out.',
            },
            {
              title: 'Eliminate once',
              text: 'At the level that is sold. An elimination at the top hides a building whose rent it cannot pay.',
            },
            {
              title: 'Close, then export',
              text: 'Twelve closed periods, with the trial balance by location. Reopened periods carry a date; ask for it.',
            },
          ],
        },
      ],
    },
    {
      id: 'map',
      heading: 'Towards the twelve months a lender reads',
      blocks: [
        {
          kind: 'table',
          caption: 'From a dimension to a line',
          columns: [{ label: 'Line' }, { label: 'Filter' }, { label: 'Beware' }],
          rows: [
            [
              'Private revenue',
              'Revenue, payor private',
              'Second persons and community fees split',
            ],
            [
              'Nursing labor',
              'Wages, taxes and benefits, department nursing',
              'Agency stays a line of its own',
            ],
            ['Insurance', 'Liability and property apart', 'A captive’s premium may carry profit'],
            ['Management fee', 'Fee to the affiliate', 'Restate at the market’s percentage'],
            ['Reserves', 'None in most books', 'Added by underwriting, by unit'],
            ['Nonrecurring', 'Project dimension', 'Three storms in five years recur'],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Payroll detail by employee and vendor payments to physicians are sensitive. Export balances and not journals; whoever needs a journal looks at it on the controller’s screen.',
        },
      ],
    },
  ],
  next: [
    { label: 'Ask for the connection', to: '/contact' },
    { label: 'Smaller books: QuickBooks', to: '/integrations/quickbooks' },
    { label: 'The operator workspace', to: '/features/operator-workspace' },
  ],
};
