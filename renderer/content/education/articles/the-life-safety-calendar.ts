import type { EducationArticle } from '../course.ts';

export const theLifeSafetyCalendar: EducationArticle = {
  slug: 'the-life-safety-calendar',
  date: '2026-11-28',
  author: 'hannah-lindqvist',
  category: 'operations',
  heading: 'The life safety calendar',
  lede: 'Drills, extinguishers, generators, and water: what is checked how often, and who signs.',
  description:
    'A calendar of common life safety checks in senior-living communities, from fire drills to water temperature, with what a surveyor asks to see.',
  keywords: ['life safety', 'fire drill', 'inspection calendar'],
  sections: [
    {
      id: 'calendar',
      heading: 'What is common',
      blocks: [
        {
          kind: 'table',
          caption: 'Checks and their rhythm',
          columns: [
            {
              label: 'Check',
            },
            {
              label: 'How often',
            },
            {
              label: 'Record',
            },
          ],
          rows: [
            ['Fire drill', 'Each shift, each quarter', 'Time, people, what went wrong'],
            ['Extinguishers', 'Look monthly, service yearly', 'Tag and list'],
            ['Sprinklers', 'Quarterly', 'Contractor’s report'],
            ['Generator', 'Look weekly, load test monthly', 'Hours and load'],
            ['Hot water at taps', 'Often weekly', '105 to 120 °F, by room'],
            ['Refrigerator and freezer', 'Daily', 'At most 41 °F and 0 °F'],
            ['Elevator', 'Yearly', 'Certificate'],
          ],
        },
      ],
    },
    {
      id: 'survey',
      heading: 'What a surveyor asks',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'They ask for the drill of the night shift, since it is the one that is missing. They open a tap on the floor farthest from the boiler. They look at the date on the extinguisher in the kitchen. A binder with gaps is read page by page, and a complete one is closed after two.',
            'Put each check into a schedule with a name, and let a failed check open a work order by itself. A finding that was corrected the same day, with a photograph, is rarely cited.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Your state and your fire marshal may require more, or more often. Use their list as the base and add to it.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'See what operators can do here',
      to: '/for-operators',
    },
  ],
};
