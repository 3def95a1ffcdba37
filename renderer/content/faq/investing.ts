import type { FaqCategory } from './faqCategory.ts';

export const investing: FaqCategory = {
  id: 'investing',
  heading: 'Investing',
  questions: [
    {
      question: 'How are returns calculated?',
      answer:
        'By the day. Each contribution, distribution, expense and valuation counts on its date, in one ledger for all sponsors. The internal rate of return, the multiple and the yield use the same entries, so a total equals the sum of its holdings. Open a figure to see the entries behind it.',
    },
    {
      question: 'Can I track holdings of sponsors who don’t use Haven Exchange?',
      answer:
        'Yes. Add the holding and import its statements as a spreadsheet. The import shows what it would change before it does, matches rows to your holdings, and can be undone. If a sponsor later invites you, you can link the holding to your position so that each payment is posted once.',
    },
    {
      question: 'Who can see my positions?',
      answer:
        'You, the people you add to your entity, and the sponsor of that one position. Other investors of the same sponsor and other sponsors see nothing of it. When you remove someone from the entity, their lists, files and open screens lose it. An export has only what its author could open.',
    },
    {
      question: 'How does joining an offering work?',
      answer:
        'Choose the investing entity, show that you may invest under the offering’s rule, confirm the documents and the fee, sign, and send the wire after a call-back. Each step is saved. A commitment can’t exceed what is left of the offering, also when two people commit at once.',
    },
    {
      question: 'Where do I find my tax forms?',
      answer:
        'In the tax center, by entity and year, with the date you received each one. Sponsors deliver K-1 and 1099 forms there. It also shows the depreciation schedule, estimated payments and the 45-day and 180-day dates of an exchange, and it says which questions need an adviser.',
    },
  ],
};
