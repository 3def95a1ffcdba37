import type { FaqCategory } from './faqCategory.ts';

export const buying: FaqCategory = {
  id: 'buying',
  heading: 'Buying and investing',
  questions: [
    {
      question: 'What types of property are listed?',
      answer:
        'Assisted living, memory care, independent living, skilled nursing, life plan communities, active adult, board and care, group homes and adult day care, as well as portfolios, leases, new construction, vacant buildings and land. One community may offer several types of care under one roof. Start with [all communities](/investment-opportunities) and apply filters. [Finding properties](/help/finding-properties) explains how to read the results.',
    },
    {
      question: 'Who checks a listing before I see it?',
      answer:
        'Staff reviews each listing before it goes live, to check that the offer is real and that the person is allowed to make it. The figures come from the seller or broker, and we do not audit them. Treat occupancy, cap rate and price as a starting point, and recalculate them from the trailing twelve months and the rent roll.',
    },
    {
      question: 'Why does a listing show a cover name and no street?',
      answer:
        'Because staff, residents and competitors read listings too. News of a sale can cost a community its administrator before a buyer is found. A confidential listing shows region, care type and size. You can see the street address once you have contacted the broker, if your plan is active. The broker may require an [NDA](/nda-document) before sharing anything further.',
    },
    {
      question: 'Are quoted cap rates comparable?',
      answer:
        'Only after you have checked the income behind them. One seller deducts a management fee and reserves, and another deducts neither. One uses the last twelve months, another the next twelve. Restate both on the same basis before you rank them. [Cap rates](/help/cap-rates) works through an example, from a seller’s statement to a value that a lender would recognize.',
    },
    {
      question: 'How long does it take to buy a community?',
      answer:
        'Brokers commonly quote four to six months from launch to closing: a few weeks to offers, four to six weeks for third-party reports, then licensure, which takes from 30 days to more than 90, and longer in busy states. Residents are notified 30 to 60 days ahead where the state requires it. File the license application as soon as the contract allows.',
    },
    {
      question: 'Which documents should I ask for first?',
      answer:
        'The trailing twelve months by month, the current rent roll, a census for two or three years, the payor mix, and the last three surveys with their corrections. Those five show whether the rest is worth your time. Next come staffing with wages, receivables aging, loss runs and capital history. Title, environmental and zoning work runs in parallel.',
    },
    {
      question: 'Can I buy a community without being an operator?',
      answer:
        'Yes. Most owners either lease to an operator for a fixed rent or hire a manager for a fee and keep the profit. The regulator still requires a qualified license holder, so choose the operator before you file the application. Lenders look at that company’s other buildings as closely as at your equity.',
    },
    {
      question: 'How much equity will I need?',
      answer:
        'Start from debt coverage rather than loan-to-value: divide income by the lender’s coverage ratio and then by the loan constant. The rest of the price is equity, and you also need closing costs, repairs due at once, and working capital until payors pay the new owner. The loan example in [Analysis tools](/help/analysis-tools) shows how a deal can pass the value test while coverage limits the loan.',
    },
    {
      question: 'What is different about buying skilled nursing?',
      answer:
        'Government programs pay most of the revenue, so the business depends on reimbursement. In addition to beds, you buy a survey history, a star rating and possibly liabilities under the Medicare provider agreement. For those reasons cap rates are much higher than in assisted living. Engage reimbursement and regulatory counsel before the letter of intent, and price professional liability in that state early.',
    },
    {
      question: 'Does Haven Exchange act as my broker or adviser?',
      answer:
        'No. The exchange is where listings, people and documents come together. Brokers on it work under their own licenses for the client that engaged them, usually the seller. Calculators and articles are general information and not advice on a particular purchase. Have your own counsel, accountant and appraiser. Use [Find an agent](/find-an-agent) if you want a broker on your side.',
    },
  ],
};
