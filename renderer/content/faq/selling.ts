import type { FaqCategory } from './faqCategory.ts';

export const selling: FaqCategory = {
  id: 'selling',
  heading: 'Selling',
  questions: [
    {
      question: 'How do I list my community?',
      answer:
        'With a plan that includes listings, open [Submit a listing](/submit-listing), describe the community and send it in. Staff reviews it, and it appears once it is approved. Have at hand: licensed beds, units, care types, occupancy with its definition, year built, and a price or the decision not to state one. You remain free to engage a broker, before or after.',
    },
    {
      question: 'Will my staff and residents find out?',
      answer:
        'Not from the listing if you mark it confidential and write it with care. Use a cover name that is not your street or saint, state the region and a size in round numbers, and leave out photographs of the façade. The address opens only to a subscriber who has contacted the broker. Decide beforehand who on your team knows.',
    },
    {
      question: 'What is my community worth?',
      answer:
        'Roughly its normalized income divided by the rate buyers of that care type accept. Take a market management fee and a replacement reserve off first, because every buyer will. The [valuation calculator](/valuation-calculator) is the quick form of that sum. A per-unit figure from the newspaper is a check on the result and no substitute for it.',
    },
    {
      question: 'When is the right time to sell?',
      answer:
        'After twelve even months rather than after the best one. Buyers pay for a census that has held, a clean survey, current assessments and an administrator who stays. Cure what is cheap and visible, and settle open citations. If a loan has a heavy prepayment charge that steps down next year, ask whether the buyer may assume it.',
    },
    {
      question: 'Which documents should be ready before launch?',
      answer:
        'Three years of statements and the trailing twelve months from the ledger, rent roll and census, license, surveys with corrections, staffing with wages, form of resident agreement, vendor contracts, insurance with loss runs, the last capital projects, title policy and any survey. A room filled before launch shortens diligence and tells bidders that the figures will hold.',
    },
    {
      question: 'Why do buyers recalculate my income?',
      answer:
        'Because they will run the place under different conditions. Your own unpaid work becomes a salaried administrator, the tax bill follows the new price, the lender wants reserves, and your one-time costs disappear. Do it yourself first, line by line with a document for each change. A seller who brings that ledger controls the discussion.',
    },
    {
      question: 'Should I state a price?',
      answer:
        'A stated price brings more inquiries and anchors them; no price invites offers and suits a portfolio or a turnaround that bidders value very differently. If you name one, be ready to show the income it stands on. Avoid a figure meant for later reduction: the listing’s age is visible, and brokers remember.',
    },
    {
      question: 'What makes a strong offer besides its price?',
      answer:
        'Money at risk early, few conditions, an operator already licensed in the state, a lender who knows the trade, and a buyer whose last three letters of intent turned into closings. Ask for references from sellers and administrators. The highest number from somebody who reprices in the eighth week is usually the lowest one.',
    },
    {
      question: 'What happens between contract and closing?',
      answer:
        'Diligence and third-party reports, the license application, lender approval, the operations transfer agreement in detail, then notice to staff and residents and the closing itself. Keep running the community as if nothing were for sale, since census lost in those months is renegotiated. Afterward comes a settlement of prorations, commonly within sixty to ninety days.',
    },
  ],
};
