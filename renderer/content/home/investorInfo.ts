import { PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { Prose, Question } from '#shared/home/content.ts';

const { basic, starter, professional } = PLANS;

export interface InvestorTopic {
  readonly title: string;
  readonly summary: string;
  readonly points: readonly Prose[];
}

export const investorLead =
  'Deals, analysis tools, verification and the people behind each transaction.';

export const investorTopics: readonly InvestorTopic[] = [
  {
    title: 'Investment Opportunities',
    summary: 'Stabilized, value-add and off-market.',
    points: [
      'Every listing states asking price, beds, occupancy and cap rate, or says that a figure is not disclosed.',
      'Off-market deals show region, size and price. The broker approves the release of name and address.',
      '[Browse all communities](/investment-opportunities), filtered by state, type, price and cap rate.',
    ],
  },
  {
    title: 'Investment Analysis',
    summary: 'Cap rate and ROI from the same inputs.',
    points: [
      'Price per unit and price per licensed bed are shown separately.',
      'Debt coverage uses your rate, term and insurance premium, and shows which test caps the loan.',
      '[Analysis tools](/help/analysis-tools) explains what each calculator does.',
    ],
  },
  {
    title: 'Verification & Security',
    summary: 'Roles verified by our team and enforced on the server.',
    points: [
      'Listings go live after review, and brokers after approval.',
      'Access to every row of data is enforced in the database, not just on the screen.',
      '[Role-verified access](/features/role-verified-access) shows what each role can open.',
    ],
  },
  {
    title: 'Professional Network',
    summary: 'The people who close the deal and those who operate the community afterward.',
    points: [
      'Brokers, operators and vendors appear with their company and verified role.',
      'An introduction goes out as a message in your name, and replies come to your own inbox.',
      'Members share their experience in [the community](/community).',
    ],
  },
];

/** Built from the plan table. */
export const investorQuestions: readonly Question[] = [
  {
    question: 'What does a free account include?',
    answer: `With ${basic.name} you browse listings and search them, and see the details and photographs of each. It costs nothing and has no end.`,
  },
  {
    question: `What does the ${professional.name} plan add?`,
    answer: `The Pro plan, ${formatPrice(professional.monthlyCents)} a month, gives you unlimited broker contacts and full addresses, in addition to the financial data and analysis tools that are open to everyone. [Plans and prices](/user-pricing) compares all plans in one table.`,
  },
  {
    question: 'Can I contact a broker right away?',
    answer: `Contacting brokers requires an upgrade from ${basic.name}. ${starter.name} includes ${starter.contactsPerMonth} contacts per calendar month. ${professional.name} has no such limit.`,
  },
];
