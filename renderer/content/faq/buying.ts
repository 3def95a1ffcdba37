import type { FaqCategory } from './faqCategory.ts';

export const buying: FaqCategory = {
  id: 'buying',
  heading: 'Buying and investing',
  questions: [
    {
      question: 'What kinds of property are listed?',
      answer:
        'Assisted living, memory care, independent living, skilled nursing, life plan communities, active adult, board and care, group homes and adult day care, besides portfolios, leases, new construction, vacant buildings and land. One community may hold several kinds of care under one roof. Start with [all communities](/investment-opportunities) and filter; [Finding properties](/help/finding-properties) explains how to read what you get.',
    },
    {
      question: 'Who checks a listing before I see it?',
      answer:
        'A listing is reviewed by staff before it goes live, so that the offer is real and the person may make it. The figures in it are the seller’s or broker’s own, and nobody here audits them. Treat occupancy, cap rate and price as the opening of a conversation and rebuild them from the trailing twelve months and the rent roll.',
    },
    {
      question: 'Why does a listing show a cover name and no street?',
      answer:
        'Because staff, residents and competitors read listings too. Word of a sale can cost a community its administrator before a buyer is found. A confidential listing gives region, care type and size; the street opens to you once you have contacted its broker, provided your plan is open. The broker may ask for an [NDA](/nda-document) before anything further.',
    },
    {
      question: 'Are the quoted cap rates comparable with each other?',
      answer:
        'Only after you have looked at the income below them. One seller deducts a management fee and reserves, another neither; one uses the last twelve months, another the next. Restate both in the same way before ranking. [Cap rates](/help/cap-rates) works an example through, from a seller’s statement to a value that a lender would recognize.',
    },
    {
      question: 'How long does buying a community take?',
      answer:
        'Four to six months from launch to closing is common in brokers’ guidance: a few weeks to offers, four to six weeks for third-party reports, then licensure, which takes from 30 days to more than 90 and in busy states longer still. Residents are told 30 to 60 days ahead where the state asks for it. File the license application as soon as the contract allows.',
    },
    {
      question: 'What should I ask for first?',
      answer:
        'The trailing twelve months by month, the current rent roll, a census for two or three years, the payor mix, and the last three surveys with their corrections. Those five show whether the rest is worth your time. Staffing with wages, the aging of receivables, loss runs and capital history come next; title, environment and zoning run beside them.',
    },
    {
      question: 'Can I buy a community without being an operator?',
      answer:
        'Yes. Most owners either lease to an operator for a fixed rent or hire a manager for a fee and keep the result. The regulator still needs somebody qualified on the license, so the operator has to be chosen before the application is filed. Lenders look at that company’s other buildings as closely as at your equity.',
    },
    {
      question: 'How much equity will I need?',
      answer:
        'Start from coverage and not from loan-to-value: divide income by the lender’s coverage ratio and then by the loan constant. Whatever the price leaves is equity, to which come closing costs, repairs due at once, and working capital until payors pay the new owner. The worked loan in [Analysis tools](/help/analysis-tools) shows how a value test can be passed while coverage decides.',
    },
    {
      question: 'What is different about buying skilled nursing?',
      answer:
        'Government pays most of the revenue, so reimbursement is the business. You buy a survey history, a star rating and possibly liabilities under the Medicare provider agreement, besides beds. Cap rates are much higher than in assisted living for those reasons. Engage reimbursement and regulatory counsel before the letter of intent, and price professional liability in that state early.',
    },
    {
      question: 'Does Haven Exchange act as my broker or adviser?',
      answer:
        'No. The exchange is where listings, people and documents meet. Brokers on it work under their own licenses and for whoever engaged them, usually the seller. Calculators and articles are general help and not advice on a particular purchase; have your own counsel, accountant and appraiser. [Find an agent](/find-an-agent) if you want somebody at your side.',
    },
  ],
};
