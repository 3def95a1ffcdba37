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
        'Not from the listing, if you mark it confidential and write it carefully. Use a cover name that does not include your street or patron saint, give the region and a rounded size, and leave out photos of the facade. Only a subscriber who has contacted the broker can see the address. Decide in advance who on your team knows.',
    },
    {
      question: 'What is my community worth?',
      answer:
        'Roughly its normalized income divided by the cap rate buyers of that care type accept. First subtract a market management fee and a replacement reserve, because every buyer will. The [valuation calculator](/valuation-calculator) does this calculation quickly. A per-unit figure from the newspaper can check the result but not replace it.',
    },
    {
      question: 'When is the right time to sell?',
      answer:
        'After twelve steady months rather than after your best one. Buyers pay for stable census, a clean survey, current assessments and an administrator who stays. Fix what is cheap and visible, and resolve open citations. If your loan has a large prepayment charge that steps down next year, ask whether the buyer may assume it.',
    },
    {
      question: 'Which documents should be ready before launch?',
      answer:
        'Three years of statements and the trailing twelve months from the ledger, rent roll and census, license, surveys with corrections, staffing with wages, the resident agreement form, vendor contracts, insurance with loss runs, recent capital projects, title policy and any survey. A deal room filled before launch shortens diligence and shows bidders that the figures will hold up.',
    },
    {
      question: 'Why do buyers recalculate my income?',
      answer:
        'Because they will operate under different conditions. Your own unpaid work becomes a salaried administrator, property tax follows the new price, the lender requires reserves, and your one-time costs disappear. Do it yourself first, line by line, with a document for each change. A seller who brings that analysis is in a stronger position to negotiate.',
    },
    {
      question: 'Should I state an asking price?',
      answer:
        'An asking price brings more inquiries and sets an anchor. No price invites offers and suits a portfolio or a turnaround that bidders value very differently. If you state one, be ready to show the income behind it. Avoid a price you already plan to reduce, because the listing’s age is visible and brokers remember.',
    },
    {
      question: 'What makes an offer strong, apart from price?',
      answer:
        'Early money at risk, few conditions, an operator already licensed in the state, a lender who knows the industry, and a buyer whose last three letters of intent turned into closings. Ask for references from sellers and administrators. The highest offer from a buyer who reprices in the eighth week is usually the lowest one.',
    },
    {
      question: 'What happens between contract and closing?',
      answer:
        'Diligence and third-party reports, the license application, lender approval, the detailed operations transfer agreement, then notice to staff and residents, and the closing itself. Keep running the community as if it were not for sale, because census lost in those months leads to renegotiation. Prorations are settled afterward, commonly within sixty to ninety days.',
    },
  ],
};
