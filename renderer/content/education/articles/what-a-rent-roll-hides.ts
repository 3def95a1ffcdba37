import type { EducationArticle } from '../course.ts';

export const whatARentRollHides: EducationArticle = {
  slug: 'what-a-rent-roll-hides',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'finance',
  heading: 'What a rent roll hides',
  lede: 'It shows who pays what today. It doesn’t show what they will pay next month unless you ask.',
  description:
    'Seven things that a rent roll of a community does not show at first sight: concessions, notices, old rates, care, deposits, and dates.',
  keywords: ['rent roll', 'concessions', 'due diligence'],
  sections: [
    {
      id: 'seven',
      heading: 'Seven questions',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Concessions.** Is the rate after a discount, and when does the discount end?',
            '**Notices.** Who has given notice, and is the unit still shown as occupied?',
            '**Old rates.** Which residents pay far less than the street rate, and since when?',
            '**Second persons.** Is the second person’s fee in the rent or in a line of its own?',
            '**Care.** Is the care level that of today, or of the last assessment?',
            '**Deposits and fees.** Was a community fee charged, refunded, or promised?',
            '**The date.** Does the roll belong to the same month as the statement?',
          ],
        },
      ],
    },
    {
      id: 'tie',
      heading: 'Tie it to the bank',
      blocks: [
        {
          kind: 'example',
          title: 'An invented check of one month',
          given: [
            {
              label: 'Rent and care on the roll',
              value: '$412,000',
            },
            {
              label: 'Credits given',
              value: '$9,000',
            },
            {
              label: 'Billed on the statement',
              value: '$398,000',
            },
          ],
          working: [
            {
              line: '$412,000 − $9,000',
              result: '$403,000',
            },
            {
              line: '$403,000 − $398,000',
              result: '$5,000',
            },
          ],
          conclusion:
            'A difference of $5,000 is small enough to explain line by line, and large enough to insist.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Do the same for three months. If the difference jumps, someone changed how care or discounts are entered. A steady difference is a habit of the software, and habits can be priced.',
          ],
        },
      ],
    },
  ],
  next: [
    {
      label: 'Learn to read the statement',
      to: '/education/courses/reading-a-t-12',
    },
  ],
};
