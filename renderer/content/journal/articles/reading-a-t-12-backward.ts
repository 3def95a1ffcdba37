import type { Article } from '../article.ts';

export const readingAT12: Article = {
  slug: 'reading-a-t-12-backward',
  date: '2026-01-14',
  author: 'luis-ferreira',
  heading: 'Reading a T-12 backward',
  lede: 'Start with the last month and the smallest lines. Everyone has already looked at the annual total.',
  description:
    'How to read a trailing twelve months for a senior-living purchase: from the newest month back, by resident day, with four tests that need no other document.',
  keywords: ['T-12', 'trailing twelve months', 'senior living underwriting', 'normalization'],
  sections: [
    {
      id: 'why-backward',
      heading: 'Why backward',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A trailing twelve-month statement is prepared to persuade. That is normal, but the presentation directs your attention: revenue first, on a rising line, then the margin at the end. If you read it in that order, you focus on the part that was polished.',
            'Start in the bottom right corner with the newest month and go left. By then the decision to sell had been made. Usual repairs are skipped, a vacant position stays vacant, and the marketing contract ends. In the total this looks like efficiency. Month by month it shows as a decline in spending.',
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
            'Monthly dollars can’t be compared, because months differ in length and number of residents. Divide each line by resident days. You need the census for this, so request it in the same email.',
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
            'Food cost did not just follow the census. It was cut by a fifth. Either the kitchen found a cheaper supplier or residents are eating worse. The new owner should budget ten dollars per resident day, and the price should reflect it.',
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
      heading: 'Four tests that need no other document',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The three-pay-period month',
              text: 'Biweekly pay produces two months a year with three paydays. If the statement shows none, wages were either accrued properly or smoothed. Either is acceptable once you know which.',
            },
            {
              title: 'The insurance month',
              text: 'Premiums are paid once and should be spread over twelve months. If one month carries the whole amount, check whether that month is inside the window. Moving a T-12 by one month can leave the premium out entirely.',
            },
            {
              title: 'The property-tax year',
              text: 'Compare it with the county’s bill. It is public, and it is the fastest way to see whether the statement was made from invoices or from a budget.',
            },
            {
              title: 'The round numbers',
              text: 'A line that shows 2,500 in nine months is an estimate or a flat fee. Find out what it is and who receives it.',
            },
          ],
        },
      ],
    },
    {
      id: 'revenue',
      heading: 'Revenue last',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Check three parts of revenue. Rent and care: care revenue ends when a resident leaves and requires staff. Community fees: they are paid once by each new resident and rise in a year with many deaths. Credits: concessions are often recorded in an adjustments line at the end of the chart of accounts.',
            'Multiply the average rate of the rent roll by the average census and by twelve. If the result is within two percent of stated revenue, go on. If not, don’t guess the reason. Write it down as a question with its amount.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Second-person fees included or separate?',
            'Medicaid shown as billed or as received?',
            'Respite stays counted in the census and in the rate?',
            'Any retroactive payment for an earlier year?',
          ],
        },
      ],
    },
    {
      id: 'letter',
      heading: 'Send all questions at once',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You should end up with ten to fifteen questions, each with a month, a line and an amount. Send them in one email. A seller who answers twelve of them in a week probably has books that a lender will accept. If the answer is a new version of the statement, the first version was a draft.',
            'Keep both versions. The differences between them show what changed.',
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
