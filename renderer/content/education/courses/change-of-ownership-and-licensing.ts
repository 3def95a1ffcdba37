import { courseSections, defineCourse } from '../course.ts';

export const changeOfOwnershipAndLicensing = defineCourse({
  slug: 'change-of-ownership-and-licensing',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'transactions',
  level: 'intermediate',
  heading: 'Change of ownership and licensing',
  lede: 'The license decides the closing date. Learn who needs it, what the application asks for, and how to plan around it.',
  description:
    'A free course on the license in a sale of senior housing: license types, two contracts, the application, notice to residents, and the weeks after closing.',
  keywords: ['change of ownership', 'CHOW', 'assisted living license', 'operations transfer'],
  validMonths: 24,
  quiz: { questions: 8, passingPercent: 80, attemptsPerDay: 3 },
  lessons: [
    {
      id: 'what-is-licensed',
      title: 'What is licensed, and who holds it',
      minutes: 4,
      summary:
        'License names by state, and why the operator holds the license rather than the building.',
    },
    {
      id: 'two-contracts',
      title: 'Two contracts, one closing',
      minutes: 4,
      summary:
        'What the purchase agreement sells, and what the operations transfer agreement hands over.',
    },
    {
      id: 'the-application',
      title: 'The application',
      minutes: 5,
      summary:
        'Who is disclosed, what regulators read, and how to file a package that is not returned.',
    },
    {
      id: 'notice-and-waiting',
      title: 'Notice and waiting',
      minutes: 4,
      summary: 'Plan the weeks between filing and closing, and tell residents at the right time.',
    },
    {
      id: 'after-closing',
      title: 'The first weeks and the true-up',
      minutes: 4,
      summary: 'What changes on day one, and how both sides settle afterward.',
    },
  ],
  sections: courseSections(
    [
      'Name the license that a community needs in nine states, and say what is often not licensed at all.',
      'Separate what the purchase agreement sells from what the operations transfer agreement hands over.',
      'Prepare a license application so that it is complete when it is filed.',
      'Draw a calendar in which the license, not the loan, sets the date of closing.',
      'Settle rents, deposits, and invoices after closing without a dispute.',
    ],
    'State rules differ and change. This course describes common practice and is not legal advice. Have counsel in the state confirm every date and form before you rely on it.',
  ),
  next: [
    {
      label: 'Read about five states',
      to: '/senior-housing-journal/change-of-ownership-in-five-states',
    },
    { label: 'Read the calendar of a sale', to: '/education/content/the-calendar-of-a-sale' },
  ],
});
