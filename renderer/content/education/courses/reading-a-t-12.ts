import { defineCourse } from '../course.ts';

export const readingAT12 = defineCourse({
  slug: 'reading-a-t-12',
  date: '2026-11-30',
  author: 'daniel-kowalczyk',
  category: 'finance',
  level: 'intermediate',
  heading: 'Reading a T-12',
  lede: 'Take a trailing-twelve-month statement apart, adjust it, and say what the community earns.',
  description:
    'A free course in five lessons: read the revenue and expenses of a T-12, find what is missing, adjust it, and derive a value, with worked examples.',
  keywords: ['T-12', 'trailing twelve months', 'normalized NOI', 'underwriting course', 'cap rate'],
  validMonths: 24,
  quiz: { questions: 6, passingPercent: 80, attemptsPerDay: 3 },
  lessons: [
    {
      id: 'the-document',
      title: 'What a T-12 is and is not',
      minutes: 4,
      summary: 'Twelve columns, who prepared them, and three checks before you read a figure.',
    },
    {
      id: 'revenue',
      title: 'Revenue, month by month',
      minutes: 5,
      summary: 'Separate rent, care, and one-time fees, and tie them to the census.',
    },
    {
      id: 'expenses',
      title: 'Expenses and what is missing',
      minutes: 5,
      summary: 'Labor, the lines that vanish before a sale, and costs the buyer will have.',
    },
    {
      id: 'adjustments',
      title: 'The adjustment ledger',
      minutes: 5,
      summary: 'Write down each change with its reason, its source, and its direction.',
    },
    {
      id: 'value',
      title: 'From NOI to value and loan',
      minutes: 5,
      summary: 'Cap rate, price per unit, and debt coverage from the same adjusted figure.',
    },
  ],
  sections: [
    {
      id: 'learn',
      heading: 'Skills you practice',
      blocks: [
        {
          kind: 'list',
          items: [
            'Check in three minutes whether a statement is complete enough to work with.',
            'Separate recurring revenue from fees that arrive once per resident.',
            'Spot the expense lines that are missing, deferred, or paid by the owner.',
            'Keep a ledger of adjustments that a lender can follow.',
            'Derive a value and a loan amount, and say which of the two limits the deal.',
          ],
        },
      ],
    },
    {
      id: 'before',
      heading: 'Before you start',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You should know the care types and the two kinds of occupancy. If you don’t, take [Senior housing fundamentals](/education/courses/senior-housing-fundamentals) first. A calculator helps; the [valuation calculator](/valuation-calculator) does too.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open the valuation calculator', to: '/valuation-calculator' },
    { label: 'See every course', to: '/education/courses' },
  ],
});
