import { courseSections, defineCourse } from '../course.ts';

export const infectionControlAndFalls = defineCourse({
  slug: 'infection-control-and-falls',
  date: '2026-11-22',
  author: 'hannah-lindqvist',
  category: 'operations',
  level: 'introductory',
  heading: 'Infection control and falls for caregivers',
  lede: 'Two risks that every shift can reduce: how infection travels, and why residents fall.',
  description:
    'A free course for caregivers: hand hygiene, protective equipment, outbreaks, fall risks, and what to do after a fall, with a quiz and a certificate.',
  keywords: ['caregiver training', 'infection control', 'hand hygiene', 'fall prevention'],
  validMonths: 12,
  quiz: { questions: 8, passingPercent: 80, attemptsPerDay: 3 },
  lessons: [
    {
      id: 'hands',
      title: 'How infection travels, and your hands',
      minutes: 4,
      summary: 'The chain of infection and the moments to clean your hands.',
    },
    {
      id: 'protective-equipment',
      title: 'Gloves, gowns, and masks',
      minutes: 4,
      summary: 'When to wear what, and the order that keeps you clean.',
    },
    {
      id: 'outbreaks',
      title: 'Cleaning and outbreaks',
      minutes: 4,
      summary: 'Surfaces, laundry, and the first hours of a stomach virus or flu.',
    },
    {
      id: 'why-residents-fall',
      title: 'Why residents fall',
      minutes: 4,
      summary: 'Risks in the person, the room, and the schedule, and what you can change today.',
    },
    {
      id: 'after-a-fall',
      title: 'After a fall',
      minutes: 4,
      summary: 'Stay, look, call, record, and then find out why.',
    },
  ],
  sections: courseSections(
    [
      'Clean your hands at the right moment with the right product.',
      'Put protective equipment on and take it off without contaminating yourself.',
      'Recognize the start of an outbreak and act before the first phone call ends.',
      'Name the fall risks of a resident you care for, and remove at least one.',
      'Respond to a fall in the correct order and record it so that others can learn from it.',
    ],
    'Your community’s policies, your nurse’s instructions, and your state’s training rules come first. Whether this course counts toward required hours depends on your state and license. Ask your director.',
  ),
  next: [
    { label: 'Read about incident reports', to: '/education/content/writing-an-incident-report' },
    { label: 'Find another course', to: '/education/courses' },
  ],
});
