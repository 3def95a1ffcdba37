import type { Article } from '../article.ts';

export const hud223f: Article = {
  slug: 'hud-232-223f-step-by-step',
  date: '2026-05-06',
  author: 'luis-ferreira',
  heading: 'HUD 232/223(f), step by step',
  lede: 'Thirty-five years, fixed, non-recourse and assumable, on terms banks rarely match. The process takes about a year and requires extensive documentation.',
  description:
    'FHA-insured refinancing for senior living: eligibility, the three loan tests on a refinance, reports, firm commitment, closing and ongoing compliance.',
  keywords: ['HUD 232', '223(f)', 'FHA refinance', 'DSCR 1.45', 'senior housing loan'],
  sections: [
    {
      id: 'fit',
      heading: '1. Check eligibility',
      blocks: [
        {
          kind: 'list',
          items: [
            'The building is at least three years old and houses twenty residents or more.',
            'It is licensed and provides care: skilled nursing, assisted living, or board and care. Plain independent living does not qualify.',
            'You plan to keep it. Prepayment charges step down over about ten years, so a sale in year three usually means finding a buyer who assumes the loan.',
            'Income covers all debt service 1.45 times, premium included, based on the appraiser’s underwriting and not on your budget.',
            'Professional liability coverage of one million per claim and three million in the aggregate is in place or available.',
            'Three facilities together, or $15 million, require a master lease. Find out early whether your entities can be part of one.',
          ],
        },
        {
          kind: 'text',
          paragraphs: ['If one of these fails, use a bank loan instead.'],
        },
      ],
    },
    {
      id: 'size',
      heading: '2. Size the loan the way the reviewer will',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A purchase loan is limited to 85 percent of cost. In a refinance, cost counts in full and means the debt to be paid off plus transaction costs. This makes refinancing attractive for owners whose building has gained value: the value and coverage tests often leave room, and the debt itself sets the limit. The program pays off debt. It does not allow cash-out.',
          ],
        },
        {
          kind: 'example',
          title: 'Refinancing a 74-unit assisted living community',
          given: [
            { label: 'Underwritten income after reserves', value: '$900,000' },
            { label: 'Appraised value', value: '$11,200,000' },
            { label: 'Debt to pay off', value: '$7,600,000' },
            { label: 'Reports, legal, fees, repairs, premium', value: '$350,000' },
            { label: 'Constant at 6%, 35 years, with 0.65% premium', value: '7.4922765%' },
          ],
          working: [
            { line: '$11,200,000 × 80%', result: '$8,960,000 by value' },
            { line: '$900,000 ÷ 1.45', result: '$620,690 for debt' },
            { line: '$620,690 ÷ 7.4922765%', result: '$8,284,398 by coverage' },
            { line: '$7,600,000 + $350,000', result: '$7,950,000 by cost' },
            { line: '$7,950,000 × 7.4922765%', result: '$595,636 a year with the premium' },
            { line: '$900,000 ÷ $595,636', result: '1.51 coverage' },
          ],
          conclusion:
            'The existing debt is the limit. The owner leaves $334,398 of borrowing capacity under the coverage test unused and cannot take it in cash, but replaces a bank note due in two years with one due in thirty-five.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The yearly premium of 0.65 percent and the one percent at closing come from secondary sources. Have the lender confirm both against the current notice. If the building’s remaining life is short, the term is limited to 75 percent of it, which raises the constant noticeably.',
          ],
        },
      ],
    },
    {
      id: 'road',
      heading: '3. Apply and close',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Choose a lender with regular HUD volume',
              text: 'Only approved lenders may file. Ask how many firm applications they submitted in the past year and how many were returned.',
              takes: '2–4 weeks',
            },
            {
              title: 'Order the reports',
              text: 'Appraisal, capital needs assessment and Phase I. They cover your statements, your roof and the earlier use of the site.',
              takes: '6–8 weeks',
            },
            {
              title: 'Prepare the operator review',
              text: 'Three years of surveys, quality measures, turnover, the parent’s other buildings and every lawsuit. Applications are often delayed here.',
              takes: 'Alongside',
            },
            {
              title: 'File the application',
              text: 'The lender submits everything at once and the application joins a queue. Incomplete files take a second review.',
              takes: 'Months, depending on the queue',
            },
            {
              title: 'Firm commitment and rate lock',
              text: 'The commitment lists conditions. Lock the rate, with a deposit, when you can meet them.',
              takes: '30–60 days to closing',
            },
            {
              title: 'Close',
              text: 'Regulatory agreements for owner and operator, deposit-account control, and title and survey to HUD’s standard.',
              takes: 'One day',
            },
          ],
        },
      ],
    },
    {
      id: 'live',
      heading: '4. Comply after closing',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You report to the agency for decades. It requires annual financial statements and operator reports through the year. You make reserve deposits each month and request withdrawals with a form. Distributions are allowed only when the books show surplus cash. A new management company, a new lease and a second mortgage all need consent.',
            'In return, no regional bank can call the loan because it changed its mind about healthcare. The borrower is not personally liable beyond the usual exceptions. Years later a buyer may assume the loan at its rate, which is valuable unless market rates have fallen. If rates fall, section 223(a)(7) refinances the same loan with lighter tests.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Start when the bank note has two years left. With only nine months left, you will probably have to refinance twice.',
        },
      ],
    },
  ],
  next: [
    { label: 'Size a purchase loan', to: '/help/analysis-tools' },
    { label: 'Run your own numbers', to: '/financial-analysis' },
  ],
};
