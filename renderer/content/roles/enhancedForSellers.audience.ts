import type { ContentPage } from '../model.ts';

export const enhancedForSellers: ContentPage = {
  lede: 'For owners who have decided to sell. Fourteen folders make the sale short, and one calculation tells what is left when it is over.',
  description:
    'A seller’s working page: the fourteen folders of a senior-living deal room, what to redact, the calendar from launch to closing, and net proceeds worked out.',
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
          caption: 'The index of a senior-living deal room, and what slows it down',
          columns: [
            { label: 'Folder', isNumber: true },
            { label: 'Holds' },
            { label: 'Usually missing' },
          ],
          rows: [
            ['1', 'NDA and offering memorandum', 'The signed copies'],
            [
              '2',
              'Trailing twelve months, three years, budget, aging',
              'Months that agree with the bank',
            ],
            ['3', 'Rent roll, census, rates, payor mix', 'Concessions, by resident'],
            ['4', 'Licenses, surveys, corrections', 'The revisit letter'],
            ['5', 'Staffing, wages, agency, leave', 'Leave accrued, in dollars'],
            ['6', 'Forms of resident agreement', 'Older versions still in force'],
            ['7', 'Vendor contracts', 'Assignment clauses marked'],
            ['8', 'Title, survey, zoning', 'The parking easement'],
            ['9', 'Phase I, condition report, capital projects', 'Warranties of the new roof'],
            ['10', 'Insurance, loss runs, litigation', 'Loss runs of the former carrier'],
            ['11', 'Medicare and Medicaid cost reports', 'Open settlements'],
            ['12', 'Letter of intent, purchase and transfer agreements, lease', 'Schedules'],
            ['13', 'Lender', 'The payoff letter with its date'],
            ['14', 'Closing', 'Wiring instructions, confirmed by voice'],
          ],
        },
      ],
    },
    {
      id: 'redact',
      heading: 'What must not be in any of them',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Residents’ names',
              text: 'A rent roll by unit number serves every bidder. Names follow at closing, under the transfer agreement, to the licensed operator.',
            },
            {
              term: 'Health beside a person',
              text: 'Incident logs become counts by kind and month. An assessment summary says level and minutes and no diagnosis.',
            },
            {
              term: 'Staff by name and wage',
              text: 'Position, hours, rate, years of service. Names after signing, for offers.',
            },
            {
              term: 'Social security and bank numbers',
              text: 'Never, at any stage. They hide in old applications and in scanned checks.',
            },
          ],
        },
      ],
    },
    {
      id: 'stages',
      heading: 'Who may read which folder, and when',
      blocks: [
        {
          kind: 'table',
          caption: 'Opening the room by stages',
          columns: [{ label: 'Stage' }, { label: 'Readers' }, { label: 'Folders' }],
          rows: [
            ['After NDA', 'All bidders', '1, and a summary of 2 to 4'],
            ['After letters of intent', 'The shortlist', '2 to 6, 9, 10'],
            ['After signature', 'The buyer, lender, counsel', 'All but names'],
            ['After license approval', 'The incoming operator', 'Staff and resident files'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The [deal rooms](/deal-rooms) of Haven Exchange follow this index, open folders to people rather than to links, and keep a record of who read what: which bidder has not opened the surveys in the third week is worth knowing before a best-and-final.',
          ],
        },
      ],
    },
    {
      id: 'net',
      heading: 'What is left at closing',
      blocks: [
        {
          kind: 'example',
          title: 'From price to check',
          given: [
            { label: 'Price', value: '$9,800,000' },
            { label: 'Broker', value: '2.5%' },
            { label: 'Counsel, title, transfer tax', value: '$165,000' },
            { label: 'Loan payoff', value: '$4,320,000' },
            { label: 'Prepayment charge', value: '2% of the payoff' },
            {
              label: 'Leave owed to staff, and residents’ prepaid rent',
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
            'Receivables that you keep come on top, and tax comes off: depreciation taken in earlier years is taxed back at sale. Ask your accountant in the month you think about selling, when an exchange or an installment sale can still be arranged.',
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'The calendar',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Room complete',
              text: 'Before the first teaser. Bidders notice a folder that fills on the day they ask.',
            },
            { title: 'Marketing', text: 'Teaser, NDA, memorandum, visits.', takes: '4–8 weeks' },
            { title: 'Offers', text: 'One date, then best and final.', takes: '1–2 weeks' },
            {
              title: 'Contract and transfer agreement',
              text: 'Negotiated together; a price without the second is half a price.',
              takes: '2–4 weeks',
            },
            {
              title: 'Reports, lender, license',
              text: 'Side by side. The license is nearly always last.',
              takes: '8–12 weeks',
            },
            {
              title: 'Notice and closing',
              text: 'Residents by the state’s rule, staff in one meeting.',
            },
            {
              title: 'Settlement',
              text: 'Prorations and receivables, trued up.',
              takes: '60–90 days',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Who fills the deal room, the owner or the broker?',
      answer:
        'The owner’s bookkeeper finds the papers and the broker decides the order and the moment. One person should be able to say of every file whether it is the latest.',
    },
  ],
  next: [
    { label: 'List your community', to: '/submit-listing' },
    { label: 'Deal rooms in detail', to: '/features/deal-rooms' },
    { label: 'The year before a sale', to: '/for-sellers' },
  ],
};
