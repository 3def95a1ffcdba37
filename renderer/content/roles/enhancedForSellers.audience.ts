import type { ContentPage } from '../model.ts';

export const enhancedForSellers: ContentPage = {
  lede: 'For owners who have decided to sell. A deal room with fourteen folders shortens the sale, and one calculation shows your net proceeds.',
  shot: {
    name: 'closing',
    alt: 'Transaction of a sale: stage, critical dates, and the closing path from license application to funds',
  },
  description:
    'A practical guide for sellers: the fourteen folders of a senior-living deal room, what to redact, the timeline from launch to closing, and net proceeds.',
  keywords: [
    'seller due diligence',
    'deal room index',
    'net proceeds of sale',
    'operations transfer agreement',
  ],
  sections: [
    {
      id: 'folders',
      heading: 'Fourteen folders',
      blocks: [
        {
          kind: 'table',
          caption: 'Index of a senior-living deal room and its common gaps',
          columns: [
            { label: 'Folder', isNumber: true },
            { label: 'Contents' },
            { label: 'Usually missing' },
          ],
          rows: [
            ['1', 'NDA and offering memorandum', 'The signed copies'],
            [
              '2',
              'Trailing twelve months, three years, budget, aging',
              'Monthly figures that match the bank statements',
            ],
            ['3', 'Rent roll, census, rates, payor mix', 'Concessions by resident'],
            ['4', 'Licenses, surveys, corrections', 'The revisit letter'],
            ['5', 'Staffing, wages, agency, leave', 'Accrued leave in dollars'],
            ['6', 'Forms of resident agreement', 'Older versions still in force'],
            ['7', 'Vendor contracts', 'Assignment clauses marked'],
            ['8', 'Title, survey, zoning', 'The parking easement'],
            ['9', 'Phase I, condition report, capital projects', 'Warranties for the new roof'],
            ['10', 'Insurance, loss runs, litigation', 'Loss runs from the former carrier'],
            ['11', 'Medicare and Medicaid cost reports', 'Open settlements'],
            ['12', 'Letter of intent, purchase and transfer agreements, lease', 'Schedules'],
            ['13', 'Lender', 'The payoff letter with its date'],
            ['14', 'Closing', 'Wiring instructions, confirmed by phone'],
          ],
        },
      ],
    },
    {
      id: 'stages',
      heading: 'Folder access by stage',
      blocks: [
        {
          kind: 'table',
          caption: 'Opening the deal room in stages',
          columns: [{ label: 'Stage' }, { label: 'Who has access' }, { label: 'Folders' }],
          rows: [
            ['After NDA', 'All bidders', '1, and a summary of 2 to 4'],
            ['After letters of intent', 'The shortlist', '2 to 6, 9, 10'],
            ['After signature', 'The buyer, lender, counsel', 'All except names'],
            ['After license approval', 'The incoming operator', 'Staff and resident files'],
          ],
        },
      ],
    },
    {
      id: 'net',
      heading: 'Net proceeds at closing',
      blocks: [
        {
          kind: 'example',
          title: 'From price to check',
          given: [
            { label: 'Price', value: '$9,800,000' },
            { label: 'Broker', value: '2.5%' },
            { label: 'Counsel, title, transfer tax', value: '$165,000' },
            { label: 'Loan payoff', value: '$4,320,000' },
            { label: 'Prepayment penalty', value: '2% of the payoff' },
            {
              label: 'Accrued staff leave and residents’ prepaid rent',
              value: '$118,000 and $74,000',
            },
          ],
          working: [
            { line: '$9,800,000 × 2.5%', result: '$245,000' },
            { line: '$4,320,000 × 2%', result: '$86,400' },
            {
              line: '$9,800,000 − $245,000 − $165,000 − $4,320,000 − $86,400 − $118,000 − $74,000',
              result: '$4,791,600 before income tax',
            },
            { line: '$4,791,600 ÷ $9,800,000', result: '48.9% of the price' },
          ],
          conclusion:
            'Receivables you keep are added to this, and tax is subtracted. Depreciation taken in earlier years is recaptured at sale. Talk to your accountant as soon as you start thinking about selling, while an exchange or an installment sale can still be arranged.',
        },
      ],
    },
  ],
  next: [
    { label: 'List your community', to: '/submit-listing' },
    { label: 'Deal rooms in detail', to: '/features/deal-rooms' },
    { label: 'Prepare in the year before a sale', to: '/for-sellers' },
  ],
};
