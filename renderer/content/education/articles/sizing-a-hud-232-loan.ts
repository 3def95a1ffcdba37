import type { EducationArticle } from '../course.ts';

export const sizingAHud232Loan: EducationArticle = {
  slug: 'sizing-a-hud-232-loan',
  date: '2026-11-19',
  author: 'daniel-kowalczyk',
  category: 'finance',
  heading: 'Sizing a HUD-232 loan',
  lede: 'Three tests, and the smallest result is the loan. The premium belongs in the debt service.',
  description:
    'How a HUD 232/223(f) loan is sized: coverage, loan to value, and cost, with the mortgage insurance premium included and one complete calculation.',
  keywords: ['HUD-232', '223(f)', 'DSCR', 'mortgage insurance premium', 'loan sizing'],
  sections: [
    {
      id: 'tests',
      heading: 'The tests of a purchase',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Coverage.** NOI divided by 1.45 has to pay interest, principal, and the annual premium.',
            '**Value.** 80 percent of appraised value for a profit-motivated borrower.',
            '**Cost.** 85 percent of the purchase price and eligible costs.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The term is at most 35 years or 75 percent of the remaining life of the building, whichever is shorter. The building has to be three years old and house at least 20 residents.',
          ],
        },
      ],
    },
    {
      id: 'calculation',
      heading: 'The calculation',
      blocks: [
        {
          kind: 'example',
          title: 'Least of three',
          given: [
            { label: 'NOI', value: '$1,450,000' },
            { label: 'Interest and term', value: '6% for 35 years' },
            { label: 'Constant with 0.65% premium', value: '7.49228%' },
            { label: 'Value', value: '$18,000,000' },
            { label: 'Purchase price', value: '$17,500,000' },
          ],
          working: [
            { line: '$1,450,000 ÷ 1.45', result: '$1,000,000' },
            { line: '$1,000,000 ÷ 7.49228%', result: '$13,347,072' },
            { line: '$18,000,000 × 80%', result: '$14,400,000' },
            { line: '$17,500,000 × 85%', result: '$14,875,000' },
          ],
          conclusion:
            'Coverage binds at $13.35 million. The upfront premium of one percent adds about $133,000 to the costs.',
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'The premiums here come from secondary sources. Confirm the current schedule with the lender before you quote a loan.',
        },
      ],
    },
    {
      id: 'levers',
      heading: 'What moves the result',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'If coverage binds, a higher appraisal changes nothing. Income or the interest rate would. If value binds, better coverage changes nothing. So find out which test limits the loan before you argue about any of its inputs.',
          ],
        },
      ],
    },
  ],
  next: [
    {
      label: 'Read the steps of the program',
      to: '/senior-housing-journal/hud-232-223f-step-by-step',
    },
  ],
};
