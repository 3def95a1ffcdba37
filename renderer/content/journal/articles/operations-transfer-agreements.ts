import type { Article } from '../article.ts';

export const operationsTransferAgreements: Article = {
  slug: 'operations-transfer-agreements',
  date: '2026-11-04',
  author: 'daniel-kowalczyk',
  heading: 'Operations transfer agreements',
  lede: 'The purchase agreement sells a building. The OTA transfers the operation: residents, staff, records and contracts. It is the shorter contract and often the harder one to negotiate.',
  description:
    'What an operations transfer agreement settles on closing day, hour by hour: residents, staff, receivables, deposits, records and claims.',
  keywords: ['OTA', 'operations transfer agreement', 'receivables', 'PTO', 'true-up', 'closing'],
  sections: [
    {
      id: 'midnight',
      heading: 'The midnight rule',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every OTA follows one rule: what happens until 11:59 p.m. belongs to the seller, and what happens afterward belongs to the buyer. Many items cross that line. Care is given on day three and paid on day forty, vacation is earned in spring and taken in fall, and an injury in June becomes a claim two years later. The contract assigns each of them to one side.',
          ],
        },
      ],
    },
    {
      id: 'day',
      heading: 'The last day, hour by hour',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Morning: count',
              text: 'Food, linen, supplies, and controlled drugs counted by two nurses with signatures. A minimum stock usually transfers with the building at no charge.',
              takes: '7:00',
            },
            {
              title: 'Noon: staff',
              text: 'Which employees get an offer, which accepted, which are on leave and under whose insurance. The list is signed, not only emailed.',
              takes: '12:00',
            },
            {
              title: 'Afternoon: residents’ funds',
              text: 'Resident deposits and trust funds, reconciled to the penny and wired separately.',
              takes: '15:00',
            },
            {
              title: 'Evening: systems',
              text: 'Electronic records, phone numbers, door codes, nurse call, pharmacy. One person on each side holds the passwords.',
              takes: '18:00',
            },
            {
              title: 'Midnight: census',
              text: 'Both administrators walk the building and count. The count decides which side each resident’s day belongs to.',
              takes: '23:59',
            },
            {
              title: 'Breakfast',
              text: 'Serve it at 7:30 as usual. Families notice a delay on the first day.',
              takes: '7:30',
            },
          ],
        },
      ],
    },
    {
      id: 'chapters',
      heading: 'Clauses that lead to litigation',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Receivables',
              text: 'The seller usually keeps what was earned before closing. But payments arrive mixed, so agree on how an unmarked payment is applied: commonly first to the period it names, then for some weeks to the newest debt, then to the oldest.',
            },
            {
              term: 'Paid time off',
              text: 'Either paid out by the seller, or credited at closing and carried over. Carrying it over helps keep staff. Paying it out is cleaner. Some states decide this by law.',
            },
            {
              term: 'Hiring',
              text: 'How many, at what wage and for how long. If too few are hired on day one, the seller owes notice under the WARN Act or a similar state law.',
            },
            {
              term: 'Provider agreements',
              text: 'In skilled nursing the Medicare agreement may be assumed, with its history of overpayments. Decide this, and write down who repays overpayments from the other party’s period.',
            },
            {
              term: 'Records',
              text: 'They stay with the residents. The seller keeps access for years, because claims can arrive for years.',
            },
            {
              term: 'Surveys and penalties',
              text: 'Divided by the date of the conduct, not of the notice. Cooperation on corrections has to be promised, because after closing only the buyer can make them.',
            },
            {
              term: 'Vendor contracts',
              text: 'Each contract is assumed or ended, by name. Copier and elevator contracts are often forgotten and run for years.',
            },
          ],
        },
      ],
    },
    {
      id: 'prorate',
      heading: 'A proration example',
      blocks: [
        {
          kind: 'example',
          title: 'Closing at the end of June 18, a month of 30 days',
          given: [
            { label: 'June rent collected by the seller', value: '$402,000' },
            { label: 'Resident deposits held', value: '$86,000' },
            { label: 'Vacation carried over, with payroll tax', value: '$61,500' },
            { label: 'Property tax since January, unpaid', value: '$43,200' },
          ],
          working: [
            { line: '$402,000 ÷ 30', result: '$13,400 a day' },
            { line: '$13,400 × (30 − 18)', result: '$160,800 of rent for the buyer’s days' },
            {
              line: '$160,800 + $86,000 + $61,500 + $43,200',
              result: '$351,500 credit to the buyer',
            },
          ],
          conclusion:
            'The buyer pays $351,500 less at closing and owes the same amount in prepaid days, deposits, vacations and taxes. It is not a discount. Put it into a separate account on the first morning.',
        },
      ],
    },
    {
      id: 'after',
      heading: 'Sixty days later',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every closing statement needs corrections. A true-up after sixty or ninety days covers misdirected payments, June bills that arrived in August, and the census of the last night. Agree on one sheet with four columns, who maintains it, and an accountant who decides disputes. Don’t cap it on either side.',
            'The true-up needs a funded indemnity. A promise from an empty shell company has no value. A holdback of a few hundred thousand dollars for a year or two, released in steps, costs the seller some interest and can save both a lawsuit.',
          ],
        },
        {
          kind: 'table',
          caption: 'Document responsibilities',
          columns: [{ label: 'Document' }, { label: 'Drafted by' }, { label: 'When' }],
          rows: [
            ['OTA', 'Buyer’s counsel, with the operator', 'Signed with the purchase agreement'],
            ['Employee list', 'Seller', 'Without names at signing, by name a month before closing'],
            ['Contract schedule', 'Both administrators', 'Two weeks before closing'],
            [
              'Interim sublease or management',
              'Counsel in the state',
              'Only if the license is late',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Sign it together with the purchase agreement. If you leave the OTA for later, the seller’s lawyer gains leverage, and the license application is delayed, because many agencies require the OTA.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Follow the steps of a sale', to: '/for-sellers' },
    { label: 'Open the deal rooms', to: '/deal-rooms' },
  ],
};
