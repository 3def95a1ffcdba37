import type { EducationArticle } from '../course.ts';

export const theFeeThatIsNotThere: EducationArticle = {
  slug: 'the-fee-that-is-not-there',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'finance',
  heading: 'The fee that is not there',
  lede: 'Owners who manage their own building often pay no management fee. A buyer has to add one.',
  description:
    'Why a buyer adds a market management fee and reserves to an owner’s statement, what it does to value, and how to explain it to a seller.',
  keywords: ['management fee', 'reserves', 'restated income'],
  sections: [
    {
      id: 'why',
      heading: 'Why it is added',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A statement describes how one owner ran one building. An owner who lives in the state and answers the phone at night may take no fee. The next owner will hire someone who does. The work was always there, it was only unpaid.',
            'Lenders and appraisers restate it in the same way for every buyer. Reserves follow the same idea: carpets and boilers wear out even in a year without a bill.',
          ],
        },
      ],
    },
    {
      id: 'effect',
      heading: 'What it does to value',
      blocks: [
        {
          kind: 'example',
          title: 'An invented owner’s statement',
          given: [
            {
              label: 'Revenue',
              value: '$3,600,000',
            },
            {
              label: 'Income as stated',
              value: '$1,010,000',
            },
            {
              label: 'Fee',
              value: '5%',
            },
            {
              label: 'Units',
              value: '60',
            },
            {
              label: 'Reserves per unit',
              value: '$350',
            },
          ],
          working: [
            {
              line: '$3,600,000 × 5%',
              result: '$180,000',
            },
            {
              line: '60 × $350',
              result: '$21,000',
            },
            {
              line: '$1,010,000 − $180,000 − $21,000',
              result: '$809,000',
            },
          ],
          conclusion:
            'At a rate of 8 percent the difference of $201,000 is worth about $2.5 million of price.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Explain it before the offer, not after. A seller who hears it first from a buyer’s lender feels cheated. A seller who sees the table with their own figures argues about the percentage, and that is a conversation you can have.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'If the statement already contains a fee, look at the percentage and at who receives it. A fee to a relative is often not at market.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Restate a statement yourself',
      to: '/education/courses/reading-a-t-12',
    },
  ],
};
