import { PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { Prose, Question } from '../model.ts';

const { basic, starter, professional } = PLANS;

export interface InvestorTopic {
  readonly title: string;
  readonly summary: string;
  readonly points: readonly Prose[];
}

export const investorLead =
  'What stands behind the listings for somebody who places capital: the deals, the arithmetic, the checks and the people.';

export const investorTopics: readonly InvestorTopic[] = [
  {
    title: 'Investment Opportunities',
    summary: 'Stabilized, value-add and off-market.',
    points: [
      'Every listing states asking price, beds, occupancy and cap rate, or says that one is not told.',
      'Off-market deals show region, size and price; name and address wait for the broker’s yes.',
      '[Browse all communities](/investment-opportunities), filtered by state, type, price and cap rate.',
    ],
  },
  {
    title: 'Investment Analysis',
    summary: 'Cap rate and ROI, from the same inputs.',
    points: [
      'Price per unit and per licensed bed stand apart, because they are different questions.',
      'Debt coverage is worked with rate, term and premium, down to the test that binds.',
      '[Analysis tools](/help/analysis-tools) says which calculator answers what.',
    ],
  },
  {
    title: 'Verification & Security',
    summary: 'A role that staff can check, a server that enforces it.',
    points: [
      'A listing is live after a review, and its broker after an approval.',
      'Each row of data is released to a person by the database itself, not by the screen.',
      '[Role-verified access](/features/role-verified-access) shows what each role may open.',
    ],
  },
  {
    title: 'Professional Network',
    summary: 'The people who close, and those who run it afterwards.',
    points: [
      'Brokers, operators and vendors appear under their company and the role that was checked.',
      'An introduction is a message with your name on it; answers come to your own mailbox.',
      '[The community](/community) is where members compare notes.',
    ],
  },
];

/** Written from the table of plans. */
export const investorQuestions: readonly Question[] = [
  {
    question: 'What does a free account open?',
    answer: `With ${basic.name} you browse listings and search them, and see the details and photographs of each. It costs nothing and has no end.`,
  },
  {
    question: `What does the ${professional.name} plan add?`,
    answer: `The Pro plan, ${formatPrice(professional.monthlyCents)} a month, gives you broker contacts without a limit and full addresses, beside the financial data and analysis tools that are open to everybody. [Plans and prices](/user-pricing) has every right in one table.`,
  },
  {
    question: 'Can I contact a broker right away?',
    answer: `Contacting brokers needs an upgrade from ${basic.name}. ${starter.name} has ${starter.contactsPerMonth} contacts in a calendar month; with ${professional.name} there is no such limit.`,
  },
];
