import type { EducationArticle } from '../course.ts';

export const capRatesByCareType: EducationArticle = {
  slug: 'cap-rates-by-care-type',
  date: '2026-11-18',
  author: 'daniel-kowalczyk',
  category: 'finance',
  heading: 'Cap rates by care type',
  lede: 'More care means more labor, more regulation, and a higher rate.',
  description:
    'Published cap rates for active adult, independent, assisted, memory care, and skilled nursing, with their sources and periods, and how to use them.',
  keywords: ['cap rates', 'senior housing valuation', 'assisted living cap rate'],
  sections: [
    {
      id: 'evidence',
      heading: 'Published evidence',
      blocks: [
        {
          kind: 'table',
          caption: 'Rates and prices as published',
          columns: [
            { label: 'Care type' },
            { label: 'Cap rate', isNumber: true },
            { label: 'Price', isNumber: true },
          ],
          rows: [
            ['Active adult, class A non-core', '6.5%', '–'],
            ['Independent living', '6.7% (2019)', '$183,000 a unit (2024)'],
            ['Assisted living, class A non-core', '7.6%', '$160,900 a unit (2024)'],
            ['Freestanding memory care, average', '9.5%', '$168,700 a unit (2023)'],
            ['Skilled nursing', '11.9% (2019)', '$83,800 a bed (2024)'],
          ],
          source:
            'Levin Associates, 30th edition and 2019 releases; CBRE survey, second half of 2024, as reported by GlobeSt.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The years differ because no publisher covers all types every year. Cushman & Wakefield says that rates fell by 25 to 50 basis points in 2025, and LevinPro reports that values of senior housing rose by a quarter over four quarters to the middle of that year. A figure from 2019 is a hint about order, not about level.',
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'Why the order is stable',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A cap rate pays the buyer for risk and effort. An active adult building resembles an apartment building. A nursing facility depends on government rates, surveys, and hundreds of hours of skilled labor each day. Its income can change by regulation in a single year, so buyers ask for a higher return and pay fewer dollars for each dollar of income.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'How to use a published rate',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Match the type',
              text: 'Value each care type of a campus with its own rate.',
            },
            {
              title: 'Match the class',
              text: 'A survey of class A buildings says little about one from 1978.',
            },
            {
              title: 'Match the income',
              text: 'Published rates assume an adjusted NOI with a fee and reserves.',
            },
            { title: 'Show a range', text: 'Half a point on each side is usual, and honest.' },
          ],
        },
      ],
    },
  ],
  next: [{ label: 'Take the T-12 course', to: '/education/courses/reading-a-t-12' }],
};
