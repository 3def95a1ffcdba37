import type { EducationArticle } from '../course.ts';

export const threeWaysToBillCare: EducationArticle = {
  slug: 'three-ways-to-bill-care',
  date: '2026-11-16',
  author: 'hannah-lindqvist',
  category: 'markets-and-care',
  heading: 'Three ways to bill care',
  lede: 'Levels, points, and single services lead to different bills for the same resident.',
  description:
    'How assisted living communities charge for care: tiered levels, points, and à la carte services, with a worked example and questions for buyers.',
  keywords: ['care levels', 'assisted living pricing', 'points', 'à la carte care'],
  sections: [
    {
      id: 'methods',
      heading: 'The three methods',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Levels',
              text: 'An assessment produces a score, and score ranges map to three to five levels with a fixed monthly price. Bills are easy to explain. Residents near a boundary pay for more or less than they use.',
            },
            {
              term: 'Points',
              text: 'Each point has a price. The bill follows the assessment closely and changes often.',
            },
            {
              term: 'À la carte',
              text: 'Each service has a price, such as a shower or a medication pass. Families see what they pay for, and the business office has the most work.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Many communities combine them, for example levels for daily care plus single prices for escorts and incontinence supplies.',
          ],
        },
      ],
    },
    {
      id: 'same-resident',
      heading: 'One resident, three bills',
      blocks: [
        {
          kind: 'example',
          title: 'A score of 38',
          given: [
            { label: 'Level 3, scores 35 to 54', value: '$1,450 a month' },
            { label: 'Points', value: '$34 a point' },
            { label: 'Services', value: '8 showers at $40, 60 medication passes at $12' },
          ],
          working: [
            { line: '38 × $34', result: '$1,292' },
            { line: '8 × $40 + 60 × $12', result: '$1,040' },
          ],
          conclusion:
            'The same needs cost $1,450, $1,292, or $1,040. All prices are invented, but the spread is typical of how much the method matters.',
        },
      ],
    },
    {
      id: 'ask',
      heading: 'What to ask as a buyer',
      blocks: [
        {
          kind: 'list',
          items: [
            'When was each resident last assessed, and by which nurse?',
            'Who approves a change of level, and from which date is it billed?',
            'How many residents receive care without being billed for it?',
            'What notice does the residency agreement require before care charges rise?',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Take the fundamentals course', to: '/education/courses/senior-housing-fundamentals' },
  ],
};
