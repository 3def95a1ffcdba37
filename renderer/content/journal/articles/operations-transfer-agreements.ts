import type { Article } from '../article.ts';

export const operationsTransferAgreements: Article = {
  slug: 'operations-transfer-agreements',
  date: '2026-11-04',
  author: 'daniel-kowalczyk',
  heading: 'Operations transfer agreements',
  lede: 'The purchase agreement sells a building. The OTA hands over eighty people who need breakfast. It is the shorter contract and causes the longer telephone calls.',
  description:
    'What an operations transfer agreement settles at midnight of closing: residents, staff, receivables, deposits, records and claims, told along one last day.',
  keywords: ['OTA', 'operations transfer agreement', 'receivables', 'PTO', 'true-up', 'closing'],
  sections: [
    {
      id: 'midnight',
      heading: 'The rule of midnight',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Everything in the OTA follows from one sentence: what happens until 11:59 at night belongs to the seller, and what comes after belongs to the buyer. The trouble is that a community does not happen in minutes. Care is given on the third and paid on the fortieth day; vacation is earned in spring and taken in fall; an injury of June becomes a claim two years later. The contract decides for each of them on which side of midnight it lies.',
          ],
        },
      ],
    },
    {
      id: 'day',
      heading: 'The last day, by the clock',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Morning: count',
              text: 'Food, linen, supplies, controlled drugs by two nurses with signatures. Usually a minimum stock goes with the building and nobody pays for it.',
              takes: '7:00',
            },
            {
              title: 'Noon: people',
              text: 'Who gets an offer, who accepted, who is on leave and under whose insurance. The list is signed and not merely e-mailed.',
              takes: '12:00',
            },
            {
              title: 'Afternoon: money of others',
              text: 'Resident deposits and trust funds, reconciled to the penny and wired apart from everything else.',
              takes: '15:00',
            },
            {
              title: 'Evening: systems',
              text: 'Electronic records, telephone numbers, door codes, nurse call, pharmacy. One person on each side holds the passwords.',
              takes: '18:00',
            },
            {
              title: 'Midnight: census',
              text: 'Both administrators walk and count. The figure decides whose day it is for each resident.',
              takes: '23:59',
            },
            {
              title: 'Breakfast',
              text: 'At half past seven, as always. If it is late, families will remember the sale by it.',
              takes: '7:30',
            },
          ],
        },
      ],
    },
    {
      id: 'chapters',
      heading: 'The chapters that get litigated',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Receivables',
              text: 'The seller usually keeps what was earned before. But checks arrive mixed, so agree the order in which an unmarked payment is applied: commonly first to the period it names, then to the newest debt for some weeks, then to the oldest.',
            },
            {
              term: 'Paid time off',
              text: 'Either paid out by the seller or credited at closing and carried over. Carrying it over keeps people; paying it out is cleaner. In some states the law has chosen for you.',
            },
            {
              term: 'Hiring',
              text: 'How many, at what wage, for how long. Enough of them on day one, or the seller owes notice under the WARN Act or its state cousins.',
            },
            {
              term: 'Provider agreements',
              text: 'In skilled nursing the Medicare agreement may be assumed, with its history of overpayments. Decide, and write who repays what was paid too much under the other.',
            },
            {
              term: 'Records',
              text: 'They stay with the residents. The seller keeps access, for years, because claims come for years.',
            },
            {
              term: 'Surveys and penalties',
              text: 'By the date of the conduct and not of the letter. Cooperation on corrections has to be promised, since after closing only the buyer can make them.',
            },
            {
              term: 'Vendor contracts',
              text: 'Each one is assumed or ended, by name. The forgotten one is always the copier or the elevator, and it always has three years to run.',
            },
          ],
        },
      ],
    },
    {
      id: 'prorate',
      heading: 'A proration that looks simple',
      blocks: [
        {
          kind: 'example',
          title: 'Closing at the end of June 18, a month of 30 days',
          given: [
            { label: 'June rent collected by the seller', value: '$402,000' },
            { label: 'Deposits of residents held', value: '$86,000' },
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
            'The buyer brings $351,500 less to the table and owes the same amount in days, deposits, vacations and taxes. It is not a discount. Put it into a separate account on the first morning.',
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
            'No closing statement is right. A true-up after sixty or ninety days corrects it: payments that went astray, bills for June that came in August, the census of the last night. Agree on one sheet with four columns, who keeps it, and an accountant who decides if the two of you cannot. Cap it on neither side.',
            'Behind that stands an indemnity with something in it. An empty shell that promises is worth its paper. A holdback of a few hundred thousand dollars for a year or two, falling in steps, costs the seller some interest and spares both a lawsuit.',
          ],
        },
        {
          kind: 'table',
          caption: 'Who should draft what',
          columns: [{ label: 'Paper' }, { label: 'Drafted by' }, { label: 'Attached when' }],
          rows: [
            [
              'OTA',
              'Buyer’s counsel, with the operator in the room',
              'Signed with the purchase agreement',
            ],
            ['Employee list', 'Seller', 'Blind at signing, by name a month ahead'],
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
            'Sign it together with the purchase agreement. Buyers who leave the OTA for later find that the seller’s lawyer has discovered leverage, and that the license application, for which many agencies want to see it, has been lying incomplete on somebody’s desk.',
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
