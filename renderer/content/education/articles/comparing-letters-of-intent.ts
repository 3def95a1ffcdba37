import type { EducationArticle } from '../course.ts';

export const comparingLettersOfIntent: EducationArticle = {
  slug: 'comparing-letters-of-intent',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'transactions',
  heading: 'Comparing letters of intent',
  lede: 'The highest price is one line among nine. Put the letters into one table before you call anyone.',
  description:
    'How to compare offers for a senior-living community: price, deposit, diligence, financing, operator, license, and the questions that decide.',
  keywords: ['letter of intent', 'offers', 'best and final'],
  sections: [
    {
      id: 'table',
      heading: 'One table',
      blocks: [
        {
          kind: 'table',
          caption: 'Nine lines for each offer',
          columns: [
            {
              label: 'Line',
            },
            {
              label: 'What to write',
            },
          ],
          rows: [
            ['Price', 'And what it includes: property, operations, inventory'],
            ['Deposit', 'Amount, and the day from which it is at risk'],
            ['Diligence', 'Days, and what may extend them'],
            ['Financing', 'Program, lender, and whether it is a condition'],
            ['Operator', 'Who holds the license, and their surveys'],
            ['License', 'Who files, by when, and who bears the delay'],
            ['Employees', 'Who is hired, and what happens to earned vacation'],
            ['Closing', 'Date, and the longest extension'],
            ['Decision', 'Who signs, and whether a committee has met'],
          ],
        },
      ],
    },
    {
      id: 'read',
      heading: 'Read between them',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A high price with a long diligence is an option, not an offer. A buyer who names the operator and attaches two surveys has done the work that others postpone. Money that is at risk after thirty days says more than a letter from a bank.',
            'Call every bidder with the same questions on the same day. Then ask two or three for a best and final round with a form to fill in, so that the answers can be compared without reading prose.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Tell those who lose, politely and soon. One of them is often the buyer when the first contract fails.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'See the whole calendar',
      to: '/education/content/the-calendar-of-a-sale',
    },
  ],
};
