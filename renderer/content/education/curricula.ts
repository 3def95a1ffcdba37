import type { ContentPage } from '#shared/home/content.ts';

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
  {
    slug: 'sell-quietly-and-close-on-time',
    heading: 'Sell quietly and close on time',
    lede: 'From an anonymous teaser to the true-up, in two courses and four articles.',
    description:
      'A track for owners and brokers: confidential marketing, offers, the deal room, the license, and the money that changes sides at closing.',
    keywords: ['selling track', 'confidential sale', 'change of ownership'],
    steps: [
      course('confidential-marketing-of-a-community', 'Decide who learns what before anyone asks.'),
      article('fourteen-folders', 'Collect what takes longest while you write the teaser.'),
      article('comparing-letters-of-intent', 'Choose with a table instead of a feeling.'),
      course('change-of-ownership-and-licensing', 'The license sets the closing date.'),
      article('the-calendar-of-a-sale', 'Put all of it on one page.'),
      article('deposits-fees-and-cut-off', 'Settle the money that is easily forgotten.'),
    ],
    next: [{ label: 'List a community', to: '/for-sellers' }],
  },
  {
    slug: 'run-a-safe-building',
    heading: 'Run a safe building',
    lede: 'Daily habits that residents notice and surveyors look for.',
    description:
      'A track for directors and care teams: infection control, falls, incident reports, controlled medication, life safety checks, and surveys.',
    keywords: ['safety track', 'survey readiness', 'caregiver training'],
    steps: [
      course('infection-control-and-falls', 'The two risks of every shift.'),
      article('writing-an-incident-report', 'What happened, without guessing why.'),
      article('counting-controlled-medication', 'A count that protects everyone.'),
      article('when-weight-changes', 'Limits that tell you when to call.'),
      article('the-life-safety-calendar', 'What is checked how often.'),
      article('reading-a-survey-report', 'How others will read your work.'),
    ],
    next: [{ label: 'See what operators can do here', to: '/for-operators' }],
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
  {
    slug: 'lenders-and-analysts',
    heading: 'Learning path for lenders and analysts',
    lede: 'Restate the income, test the loan, and read what the community is like.',
    description:
      'What lenders and analysts new to senior housing should learn: statements, fees and reserves, payors, HUD loans, and survey reports.',
    keywords: ['learning path', 'lender education', 'underwriter'],
    steps: [
      course('senior-housing-fundamentals', 'The words of the file.'),
      course('reading-a-t-12', 'The income behind the request.'),
      article('the-fee-that-is-not-there', 'Two costs that every file restates.'),
      course('hud-232-step-by-step', 'Programs, tests, and what the file needs.'),
      article('reading-a-survey-report', 'Quality as a credit question.'),
    ],
    next: [{ label: 'Compute a loan', to: '/valuation-calculator' }],
  },
  {
    slug: 'executive-directors',
    heading: 'Learning path for executive directors',
    lede: 'Figures for the owner, habits for the team, and answers for a surveyor.',
    description:
      'What a new executive director should learn: occupancy, staffing hours, billing of care, life safety, surveys, and a sale from the inside.',
    keywords: ['learning path', 'executive director', 'administrator training'],
    steps: [
      article('physical-and-financial-occupancy', 'Know which occupancy the owner means.'),
      article('leads-tours-and-move-ins', 'Know what fills the building.'),
      article('hours-per-resident-day', 'Know what the schedule costs.'),
      course('infection-control-and-falls', 'Know what you ask of your team.'),
      article('the-life-safety-calendar', 'Know what is due this month.'),
      course('change-of-ownership-and-licensing', 'Know what happens if the owner sells.'),
    ],
    next: [{ label: 'See what operators can do here', to: '/for-operators' }],
  },
  {
    slug: 'vendors-and-advisors',
    heading: 'Learning path for vendors and advisors',
    lede: 'Understand your client’s business before you quote.',
    description:
      'What vendors and advisors to senior housing should learn: care types, payors, who decides, the calendar of a sale, and what a file asks of you.',
    keywords: ['learning path', 'vendor education', 'senior housing advisor'],
    steps: [
      course('senior-housing-fundamentals', 'Who lives there, and who pays.'),
      article('who-pays-for-care', 'Why some clients pay late.'),
      article('the-life-safety-calendar', 'Work that is due every month.'),
      article('fourteen-folders', 'Where your contract will be read in a sale.'),
    ],
    next: [{ label: 'See what vendors can do here', to: '/for-vendors' }],
  },
];
