import type { EducationArticle } from '../course.ts';

export const readingASurveyReport: EducationArticle = {
  slug: 'reading-a-survey-report',
  date: '2026-11-28',
  author: 'hannah-lindqvist',
  category: 'operations',
  heading: 'Reading a survey report',
  lede: 'One letter says how bad and how widespread. Learn the grid before you read the story.',
  description:
    'How to read a nursing facility survey: the grid from A to L, the statement of deficiencies, the plan of correction, and what a buyer should ask.',
  keywords: ['survey report', 'deficiency', 'plan of correction', 'scope and severity'],
  sections: [
    {
      id: 'grid',
      heading: 'The grid',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Skilled nursing facilities are surveyed without notice every 12 to 15 months, and in between after complaints. Each finding cites a tag of the federal rules and carries a letter. The letter combines two questions: how much harm, and how many residents.',
          ],
        },
        {
          kind: 'table',
          caption: 'Severity by row, scope by column',
          columns: [
            {
              label: 'Severity',
            },
            {
              label: 'Isolated',
            },
            {
              label: 'Pattern',
            },
            {
              label: 'Widespread',
            },
          ],
          rows: [
            ['Potential for minimal harm', 'A', 'B', 'C'],
            ['Potential for more than minimal harm', 'D', 'E', 'F'],
            ['Actual harm', 'G', 'H', 'I'],
            ['Immediate jeopardy', 'J', 'K', 'L'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A report with several D findings is ordinary. A single G deserves a page of explanation. J, K, and L mean that someone could have died, and the surveyors stay until the danger is removed.',
          ],
        },
      ],
    },
    {
      id: 'after',
      heading: 'What follows',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The facility receives Form 2567 with every finding and answers with a plan of correction: what was done for the residents named, how others are protected, what changes in the system, who watches it, and by which day. A revisit checks it. The facility may dispute a finding informally.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'As a buyer, read three surveys in a row. One bad finding is an event. The same tag twice is a habit.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Work on a plan of correction',
      to: '/for-operators',
    },
  ],
};
