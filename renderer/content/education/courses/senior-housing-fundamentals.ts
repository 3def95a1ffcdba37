import { defineCourse } from '../course.ts';

export const seniorHousingFundamentals = defineCourse({
  slug: 'senior-housing-fundamentals',
  date: '2026-11-20',
  author: 'margaret-oyelaran',
  category: 'markets-and-care',
  level: 'introductory',
  heading: 'Senior housing fundamentals',
  lede: 'Six care types, their payors, their numbers, and their licenses, in five lessons.',
  description:
    'A free introductory course: care types, payors, occupancy and rates, operating costs, and licenses of senior housing, with a quiz and a certificate.',
  keywords: ['senior housing course', 'assisted living', 'care types', 'payor mix', 'occupancy'],
  validMonths: null,
  quiz: { questions: 6, passingPercent: 80, attemptsPerDay: 3 },
  lessons: [
    {
      id: 'care-types',
      title: 'Six kinds of community',
      minutes: 4,
      summary: 'What residents receive in each care type, and why one campus may hold several.',
    },
    {
      id: 'payors',
      title: 'Who pays for what',
      minutes: 4,
      summary: 'Private pay, Medicaid, Medicare, and the daily rates behind them.',
    },
    {
      id: 'occupancy-and-rates',
      title: 'Census, occupancy, and rates',
      minutes: 5,
      summary: 'Two occupancies, two revenue figures, and the question to ask about each.',
    },
    {
      id: 'costs',
      title: 'What a community spends',
      minutes: 4,
      summary: 'Labor first, then everything else, and how to compare buildings by resident day.',
    },
    {
      id: 'licenses-and-surveys',
      title: 'Licenses and surveys',
      minutes: 5,
      summary: 'Why the license name depends on the state, and how to read a survey grid.',
    },
  ],
  sections: [
    {
      id: 'learn',
      heading: 'What you learn',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tell six care types apart by what a resident receives, not by the name on the sign.',
            'Name the main payors and say which of them a given building depends on.',
            'Calculate physical and financial occupancy and explain a gap between them.',
            'Put the largest expense lines in order and compare them between two communities.',
            'Find out which license a community needs and read the result of its last survey.',
          ],
        },
      ],
    },
    {
      id: 'for',
      heading: 'Who it is for',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You buy, sell, finance, or supply senior housing and come from another field, such as multifamily, hotels, or hospitals. You need no prior knowledge. Most people finish in one sitting of about half an hour, but you can stop after any lesson.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Look up a term', to: '/senior-living-glossary' },
    { label: 'Browse all courses', to: '/education/courses' },
  ],
});
