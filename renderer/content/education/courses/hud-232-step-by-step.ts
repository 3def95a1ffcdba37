import { courseSections, defineCourse } from '../course.ts';

export const hud232StepByStep = defineCourse({
  slug: 'hud-232-step-by-step',
  date: '2026-11-30',
  author: 'luis-ferreira',
  category: 'finance',
  level: 'intermediate',
  heading: 'HUD-232 step by step',
  lede: 'Long, fixed, non-recourse debt for senior care. Learn which program fits, how the loan is sized, and what the file needs.',
  description:
    'A free course on HUD Section 232 loans: programs, coverage and value tests with a worked example, the application, and life with the loan.',
  keywords: ['HUD 232', '223(f)', 'FHA healthcare loan', 'debt service coverage'],
  validMonths: 24,
  quiz: { questions: 8, passingPercent: 80, attemptsPerDay: 3 },
  lessons: [
    {
      id: 'programs',
      title: 'Programs and who they fit',
      minutes: 4,
      summary: 'New construction, purchase or refinance, and the refinance of a HUD loan.',
    },
    {
      id: 'sizing',
      title: 'Size the loan',
      minutes: 5,
      summary: 'Three tests, one worked example, and why coverage usually decides.',
    },
    {
      id: 'the-file',
      title: 'Build the file',
      minutes: 4,
      summary: 'Reports, insurance, and the people behind the borrower.',
    },
    {
      id: 'living-with-it',
      title: 'Closing and life with the loan',
      minutes: 4,
      summary: 'Premiums, reserves, master leases, and how the loan helps a later sale.',
    },
  ],
  sections: courseSections(
    [
      'Choose between the programs for a purchase, a refinance, and new construction.',
      'Compute the loan from three tests, with the mortgage insurance premium in the debt service.',
      'Recognize a building that does not qualify before you pay for reports.',
      'Assemble a file that a lender can send on without returning it.',
    ],
    'Premiums and limits come from secondary sources and change. Confirm them with your lender and the current handbook before you rely on them. This course is not advice on a loan.',
  ),
  next: [
    { label: 'Compute a loan', to: '/valuation-calculator' },
    { label: 'Read the short version', to: '/education/content/sizing-a-hud-232-loan' },
  ],
});
