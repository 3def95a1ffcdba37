import type { EducationArticle } from '../course.ts';

export const whenWeightChanges: EducationArticle = {
  slug: 'when-weight-changes',
  date: '2026-11-28',
  author: 'hannah-lindqvist',
  category: 'operations',
  heading: 'When weight changes',
  lede: 'A few pounds can be the first sign of illness. Three limits tell you when to call.',
  description:
    'Weight change limits that care teams commonly use in senior living, how to weigh so that numbers can be compared, and what to record.',
  keywords: ['weight loss', 'vital signs', 'care planning'],
  sections: [
    {
      id: 'limits',
      heading: 'Three limits',
      blocks: [
        {
          kind: 'table',
          caption: 'Change that deserves a call',
          columns: [
            {
              label: 'Within',
            },
            {
              label: 'Change',
            },
          ],
          rows: [
            ['30 days', '5%'],
            ['90 days', '7.5%'],
            ['180 days', '10%'],
          ],
        },
        {
          kind: 'example',
          title: 'An invented resident',
          given: [
            {
              label: 'Weight in March',
              value: '148 pounds',
            },
            {
              label: 'Weight in April',
              value: '140 pounds',
            },
          ],
          working: [
            {
              line: '148 − 140',
              result: '8',
            },
            {
              line: '8 ÷ 148',
              result: '5.4%',
            },
          ],
          conclusion:
            'More than five percent in a month. Tell the nurse today, not at the next meeting.',
        },
      ],
    },
    {
      id: 'weigh',
      heading: 'Weigh the same way',
      blocks: [
        {
          kind: 'list',
          items: [
            'Same scale, same time of day, similar clothes.',
            'Note shoes, a cast, or a wheelchair, and subtract its weight.',
            'If the number surprises you, weigh again before you write.',
            'Write the number you saw, not the one you expected.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'What to ask',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Has appetite changed, or only the time of meals? Do dentures fit? Is there pain, a new medication, a new sadness? Who sat at the table before? Caregivers know these answers long before a chart does.',
            'Tell the kitchen as well. Someone who eats half of every lunch may finish a small breakfast at ten.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Gain can matter as much as loss. Two or three pounds in a few days may be fluid. Tell the nurse.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Take the caregivers’ course',
      to: '/education/courses/infection-control-and-falls',
    },
  ],
};
