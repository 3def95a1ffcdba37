import type { EducationArticle } from '../course.ts';

export const physicalAndFinancialOccupancy: EducationArticle = {
  slug: 'physical-and-financial-occupancy',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'markets-and-care',
  heading: 'Physical and financial occupancy',
  lede: 'Two honest people can state two occupancies for the same month. Ask which one you are reading.',
  description:
    'The difference between physical occupancy, financial occupancy, and census, with one invented month that shows all three and when each is useful.',
  keywords: ['occupancy', 'financial occupancy', 'census', 'rent roll'],
  sections: [
    {
      id: 'three',
      heading: 'Three counts',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Physical occupancy** counts units in which someone lives, divided by units that exist.',
            '**Financial occupancy** counts units that someone pays for, divided by units that could be rented.',
            '**Census** counts people. With couples and shared rooms it can exceed the number of occupied units.',
          ],
        },
        {
          kind: 'example',
          title: 'One invented month',
          given: [
            {
              label: 'Units',
              value: '100',
            },
            {
              label: 'Units out of service',
              value: '4',
            },
            {
              label: 'Lived in',
              value: '86',
            },
            {
              label: 'Paid for, though empty',
              value: '3',
            },
          ],
          working: [
            {
              line: '86 ÷ 100',
              result: '86%',
            },
            {
              line: '(86 + 3) ÷ (100 − 4)',
              result: '92.7%',
            },
          ],
          conclusion:
            'Both figures are right. The seller prints the second, the neighbor remembers the first.',
        },
      ],
    },
    {
      id: 'use',
      heading: 'Which one to use',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Use physical occupancy to plan staff and meals. Use financial occupancy to check revenue, because it explains the money in the bank. Use census for care hours. Whatever you use, name it, and keep it the same in every month of a table.',
            'Units paid for while empty deserve a question. Some residents are in the hospital and will return. Others have given notice, and their families are still clearing the room.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Ask how a unit with a deposit but no resident is counted. The answer differs between operators, and it moves the figure most in a lease-up.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Learn the vocabulary in a course',
      to: '/education/courses/senior-housing-fundamentals',
    },
  ],
};
