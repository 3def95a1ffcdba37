import type { ContentPage } from '../model.ts';

/** Courses and articles in a recommended order: a track leads to a goal, a learning path to a role. */
export interface Curriculum
  extends Pick<ContentPage, 'lede' | 'description' | 'keywords' | 'next'> {
  readonly slug: string;
  readonly heading: string;
  readonly steps: readonly CurriculumStep[];
}

interface CurriculumStep {
  readonly kind: 'course' | 'article';
  readonly slug: string;
  /** Why it comes at this place. */
  readonly reason: string;
}

const course = (slug: string, reason: string): CurriculumStep => ({ kind: 'course', slug, reason });
const article = (slug: string, reason: string): CurriculumStep => ({
  kind: 'article',
  slug,
  reason,
});

export const tracks: readonly Curriculum[] = [
  {
    slug: 'underwrite-your-first-community',
    heading: 'Underwrite your first community',
    lede: 'From care types to a loan amount you can defend, in two courses and three articles.',
    description:
      'A track for first-time buyers of senior housing: fundamentals, counts, the T-12, cap rates, and loan sizing, in the order you need them.',
    keywords: ['underwriting track', 'senior housing acquisition', 'first purchase'],
    steps: [
      course('senior-housing-fundamentals', 'The vocabulary that every document assumes.'),
      article('beds-and-units', 'Decide what you count before you compare.'),
      course('reading-a-t-12', 'The income that everything else is derived from.'),
      article('cap-rates-by-care-type', 'Evidence for the rate you choose.'),
      article('sizing-a-hud-232-loan', 'What the income can carry.'),
    ],
    next: [{ label: 'Practice with the calculator', to: '/valuation-calculator' }],
  },
];

export const learningPaths: readonly Curriculum[] = [
  {
    slug: 'buyers-and-investors',
    heading: 'Learning path for buyers and investors',
    lede: 'Learn what you are buying, what it earns, and how long it takes.',
    description:
      'What buyers and investors in senior housing should learn first: care types, statements, cap rates, loans, and the calendar of a purchase.',
    keywords: ['learning path', 'senior housing investor', 'buyer education'],
    steps: [
      course('senior-housing-fundamentals', 'Start here if you come from another asset class.'),
      course('reading-a-t-12', 'Learn to argue about a price with figures.'),
      article('sizing-a-hud-232-loan', 'Know which test limits your loan.'),
      article('the-calendar-of-a-sale', 'Plan the license before the closing date.'),
    ],
    next: [{ label: 'See what buyers can do here', to: '/for-buyers' }],
  },
  {
    slug: 'sellers-and-brokers',
    heading: 'Learning path for sellers and brokers',
    lede: 'Prepare figures that survive due diligence, and keep the sale quiet.',
    description:
      'What owners and brokers should know before a sale: the adjustment ledger, counts and rates, confidential marketing, and the calendar.',
    keywords: ['learning path', 'selling senior housing', 'broker education'],
    steps: [
      article('the-calendar-of-a-sale', 'An overview of what lies ahead.'),
      course('reading-a-t-12', 'Read your own statement as the buyer will.'),
      article('three-ways-to-bill-care', 'Explain care revenue before someone asks.'),
      article('marketing-a-community-confidentially', 'Decide who learns what, and when.'),
    ],
    next: [{ label: 'See what sellers can do here', to: '/for-sellers' }],
  },
  {
    slug: 'operators-and-care-teams',
    heading: 'Learning path for operators and care teams',
    lede: 'Training for new caregivers, and two figures for those who plan the shifts.',
    description:
      'What community teams should learn: infection control, falls, incident reports, staffing hours, and how care is billed, with a certificate.',
    keywords: ['learning path', 'caregiver training', 'operator education'],
    steps: [
      course('infection-control-and-falls', 'For everyone who enters a resident’s room.'),
      article('writing-an-incident-report', 'For everyone who could arrive first.'),
      article('hours-per-resident-day', 'For those who write the schedule.'),
      article('three-ways-to-bill-care', 'For those who talk with families.'),
    ],
    next: [{ label: 'See what operators can do here', to: '/for-operators' }],
  },
];
