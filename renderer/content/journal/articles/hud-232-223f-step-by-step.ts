import type { Article } from '../article.ts';

export const hud223f: Article = {
  slug: 'hud-232-223f-step-by-step',
  date: '2026-05-06',
  author: 'luis-ferreira',
  heading: 'HUD 232/223(f), step by step',
  lede: 'Thirty-five years, fixed, non-recourse, assumable: nothing a bank offers comes near. The price is a year of your patience and a folder as thick as a loaf.',
  description:
    'FHA-insured refinancing for senior living: eligibility, the three loan tests on a refinance, reports, firm commitment, closing and living with it.',
  keywords: ['HUD 232', '223(f)', 'FHA refinance', 'DSCR 1.45', 'senior housing loan'],
  sections: [
    {
      id: 'fit',
      heading: 'First: whether it fits',
      blocks: [
        {
          kind: 'list',
          items: [
            'The building is at least three years old and houses twenty residents or more.',
            'It is licensed and gives care: skilled nursing, assisted living, board and care. Plain independent living is not what the section is for.',
            'You will keep it. Prepayment charges step down over about ten years, so a sale in year three is a conversation with whoever assumes.',
            'The income covers all debt service 1.45 times, premium included, on what the appraiser believes and not on your budget.',
            'Professional liability of one million a claim and three in the aggregate is in place or can be bought.',
            'Three facilities together, or $15 million, bring a master lease. Ask early whether your entities can live in one.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'If one of these fails, stop here and take the bank loan. Programs do not reward hope.',
          ],
        },
      ],
    },
    {
      id: 'size',
      heading: 'Second: size it as the reviewer will',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'For a purchase, cost is counted at 85 percent; in a refinance it is counted in full, and cost means the debt to be paid off plus what the transaction costs. That makes the refinance interesting for owners whose building has grown in value: often the value and coverage tests pass with room and the debt itself is the limit. The program pays off debt. It does not pay out gains.',
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
            'The debt decides. The owner leaves $334,398 of coverage unused and cannot have it in cash, but has replaced a bank note due in two years by one due in thirty-five.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The yearly premium of 0.65 percent and the one percent at closing come from secondary sources; have the lender confirm both against the current notice. For shorter building lives the term is 75 percent of what remains, which raises the constant more than people expect.',
          ],
        },
      ],
    },
    {
      id: 'road',
      heading: 'Third: the road',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Choose a lender who does this every month',
              text: 'Only approved ones may file. Ask how many firm applications they sent in the past year and how many came back.',
              takes: '2–4 weeks',
            },
            {
              title: 'Order the reports',
              text: 'Appraisal, capital needs assessment, Phase I. They look at your statements, your roof, and what was there before the building.',
              takes: '6–8 weeks',
            },
            {
              title: 'Let them look at the operator',
              text: 'Surveys of three years, quality measures, turnover, the parent’s other buildings, every lawsuit. This is where applications grow stale.',
              takes: 'Alongside',
            },
            {
              title: 'File',
              text: 'The lender submits everything at once and a queue begins. A complete file is read once; an incomplete one is read twice and remembered.',
              takes: 'Months, as the queue is',
            },
            {
              title: 'Firm commitment, rate lock',
              text: 'The commitment names conditions. Lock when you can meet them, with a deposit.',
              takes: '30–60 days to closing',
            },
            {
              title: 'Close',
              text: 'Regulatory agreements for owner and operator, deposit-account control, title and survey to their standard.',
              takes: 'One long day',
            },
          ],
        },
      ],
    },
    {
      id: 'live',
      heading: 'Fourth: living with it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The agency is a partner you report to for decades. Financial statements every year and operator reports through the year. Reserve deposits each month, and a form to take money out. Distributions are made when the books show surplus cash and not when a partner’s daughter marries. A new management company needs consent, and so do a new lease and a second mortgage.',
            'In return nobody calls the loan because a regional bank has changed its mind about healthcare. The borrower is not personally liable beyond the usual wrongs. Years later the next buyer may assume a rate that no longer exists, which is worth money in every market except a falling one. And when rates do fall, section 223(a)(7) refinances the same loan with lighter tests.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Start when the bank note has two years left. Owners who start with nine months refinance twice.',
        },
      ],
    },
  ],
  next: [
    { label: 'Size a purchase loan', to: '/help/analysis-tools' },
    { label: 'Run your own numbers', to: '/financial-analysis' },
  ],
};
