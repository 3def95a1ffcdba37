import type { EducationArticle } from '../course.ts';

export const depositsFeesAndCutOff: EducationArticle = {
  slug: 'deposits-fees-and-cut-off',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'transactions',
  heading: 'Deposits, fees, and the cut-off',
  lede: 'At midnight income and costs change sides. Three kinds of money need a rule of their own.',
  description:
    'What happens to resident deposits, community fees, prepaid rent, and paid time off when a senior-living community changes hands, with an invented example.',
  keywords: ['closing statement', 'resident deposits', 'proration'],
  sections: [
    {
      id: 'money',
      heading: 'Three kinds of money',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Deposits** belong to residents. They move in full, with a list that both sides sign.',
            '**Prepaid rent** belongs to the side that provides the days. It is divided by calendar days, resident by resident.',
            '**Community fees** stay with the side that earned them, usually at move-in. A fee that may have to be refunded is a debt, and debts are credited.',
          ],
        },
      ],
    },
    {
      id: 'example',
      heading: 'An example',
      blocks: [
        {
          kind: 'example',
          title: 'Two lines of an invented closing statement',
          given: [
            {
              label: 'Deposits of residents',
              value: '$84,000',
            },
            {
              label: 'Earned vacation of employees',
              value: '1,900 hours',
            },
            {
              label: 'Average wage with taxes',
              value: '$21',
            },
          ],
          working: [
            {
              line: '1,900 × $21',
              result: '$39,900',
            },
            {
              line: '$84,000 + $39,900',
              result: '$123,900',
            },
          ],
          conclusion:
            'Both amounts are credited to the buyer, who will owe them from the first morning on.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Write the rule into the transfer agreement before anyone knows the amounts. After they are known, every rule has a winner.',
            'Plan a true-up two or three months later for invoices, utilities, and adjustments by payors. Name a person on each side, and keep one shared list.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'State rules on deposits differ. Some require a separate account, interest, or a notice to each resident. Ask counsel.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Take the course on ownership changes',
      to: '/education/courses/change-of-ownership-and-licensing',
    },
  ],
};
