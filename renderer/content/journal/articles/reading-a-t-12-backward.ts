import type { Article } from '../article.ts';

export const readingAT12: Article = {
  slug: 'reading-a-t-12-backward',
  date: '2026-01-14',
  author: 'luis-ferreira',
  heading: 'Reading a T-12 backward',
  lede: 'Start with the last month and the smallest lines. The total at the bottom of the year is the one figure everybody has already looked at.',
  description:
    'How to read a trailing twelve months for a senior-living purchase: from the newest month back, by resident day, with four tests that need no other paper.',
  keywords: ['T-12', 'trailing twelve months', 'senior living underwriting', 'normalization'],
  sections: [
    {
      id: 'why-backward',
      heading: 'Why backward',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A trailing twelve-month statement is prepared by somebody who wants to be believed. There is nothing wrong with that. It does mean that the presentation leads your eye: revenue first, in a rising line, and at the end a margin. If you read it in that order you will spend your attention on the part that was polished.',
            'I start in the bottom right corner with the newest month and go left. The newest month is the one in which the decision to sell had been made. Repairs that would normally be done are not done; a vacant position stays vacant; the marketing contract ends. All of that looks like efficiency in the total and like a slope when you go month by month.',
          ],
        },
      ],
    },
    {
      id: 'divide',
      heading: 'Divide everything by resident days',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Dollars by month cannot be compared, because months have different lengths and different people in them. Divide each line by resident days and the noise is gone. You need the census for that, which is why I ask for it in the same message.',
          ],
        },
        {
          kind: 'example',
          title: 'Raw food in a community of 70 residents',
          given: [
            { label: 'March, 31 days', value: '$21,700' },
            { label: 'October, 31 days, 64 residents', value: '$15,872' },
          ],
          working: [
            { line: '70 × 31', result: '2,170 resident days in March' },
            { line: '$21,700 ÷ 2,170', result: '$10.00 a day' },
            { line: '64 × 31', result: '1,984 resident days in October' },
            { line: '$15,872 ÷ 1,984', result: '$8.00 a day' },
            { line: '($10.00 − $8.00) × 1,984 × 12', result: '$47,616 a year' },
          ],
          conclusion:
            'Food did not follow the census down; it was cut by a fifth. Either the kitchen has found a better supplier or the residents are eating worse. The budget of the next owner should carry ten dollars, and the price should know.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Do this for five lines: care labor in hours and not merely in dollars, agency, food, repairs, and supplies. Three steady lines and two falling ones tell you what to ask on the visit.',
          ],
        },
      ],
    },
    {
      id: 'tests',
      heading: 'Four tests that need no other paper',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The three-pay-period month',
              text: 'Wages paid every second week produce two months a year with three paydays. If the statement shows none, wages are accrued and somebody knows accounting, or they were smoothed. Both are fine once you know which.',
            },
            {
              title: 'The insurance month',
              text: 'Premiums are paid once and should be spread over twelve. If one month bears everything, ask whether that month lies inside the window. A T-12 can be moved by one month so that the premium falls out.',
            },
            {
              title: 'The property-tax year',
              text: 'Compare with the county’s bill. It is public, and it is the fastest check of whether the statement was made from invoices or from a budget.',
            },
            {
              title: 'The round numbers',
              text: 'A line that says 2,500 in nine months was not measured. Find out what it is and who receives it.',
            },
          ],
        },
      ],
    },
    {
      id: 'revenue',
      heading: 'Only then the revenue',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Revenue deserves three questions. How much is rent and how much is care, because care revenue leaves with a person and is earned with staff. How much is a community fee, because that is paid once by each newcomer and rises in a year with many deaths. And how much was credited back, since concessions hide in a line called adjustments at the far end of the chart of accounts.',
            'Multiply the average rate of the rent roll by the average census and by twelve. If you land within two percent of stated revenue, go on. If not, do not explain the difference to yourself. Write it down as a question with its amount.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Second-person fees included or apart?',
            'Medicaid shown as billed or as received?',
            'Respite stays counted in the census and in the rate?',
            'Any retroactive payment for a former year?',
          ],
        },
      ],
    },
    {
      id: 'letter',
      heading: 'One letter, fourteen questions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'At the end I have ten to fifteen questions, each with a month, a line and an amount. They go out in one letter. A seller who answers twelve of them in a week has books that a lender will accept. A seller who answers with a new version of the statement has told me something else: that the first one was a draft and I was its proofreader.',
            'Keep both versions. The differences between them are the most candid document in the file.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Normalize it into a value', to: '/help/cap-rates' },
    { label: 'Look up T-12 and other terms', to: '/senior-living-glossary' },
  ],
};
