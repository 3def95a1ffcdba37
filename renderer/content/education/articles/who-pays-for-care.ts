import type { EducationArticle } from '../course.ts';

export const whoPaysForCare: EducationArticle = {
  slug: 'who-pays-for-care',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'markets-and-care',
  heading: 'Who pays for care',
  lede: 'A community’s risk depends on who writes the check. Read the payor mix before the price.',
  description:
    'Private pay, Medicaid, Medicare, veterans’ benefits, and insurance in senior housing: what each pays for, how it is collected, and what a buyer should check.',
  keywords: ['payor mix', 'private pay', 'Medicaid waiver', 'Medicare'],
  sections: [
    {
      id: 'payors',
      heading: 'The payors',
      blocks: [
        {
          kind: 'table',
          caption: 'What each payor pays for',
          columns: [
            {
              label: 'Payor',
            },
            {
              label: 'Typically pays for',
            },
            {
              label: 'Watch',
            },
          ],
          rows: [
            ['Private pay', 'Rent and care in assisted living', 'Length of stay and savings'],
            [
              'Medicaid or waiver',
              'Services, not room and board, in many states',
              'Rate, authorized units, share of cost',
            ],
            [
              'Medicare Part A',
              'A short stay in skilled nursing after a hospital',
              'Days, and therapy needs',
            ],
            ['Medicare Advantage', 'The same, through a plan', 'Authorization and denials'],
            ['Veterans’ benefits', 'Reimburse the resident', 'Time until approval'],
            ['Long-term care insurance', 'Reimburses the resident', 'Elimination period'],
          ],
        },
      ],
    },
    {
      id: 'read',
      heading: 'How to read a mix',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Count it twice: by days and by dollars. A building can have few Medicare days and still earn much of its revenue from them, because the daily rate is higher. A mix by days describes the work, and a mix by dollars describes the income.',
            'Then look at the aging. Private residents pay ahead. Agencies pay later, and a denial can arrive after months. Receivables older than ninety days belong to somebody’s mistake.',
            'Finally, ask what happens when private money ends. Some communities accept a waiver, some don’t. The answer belongs in the resident agreement, and families remember it.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'A change of owner may need new provider numbers. Until they are issued, claims wait, and working capital has to carry them.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'See how care is billed',
      to: '/education/content/three-ways-to-bill-care',
    },
  ],
};
