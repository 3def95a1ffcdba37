import type { EducationArticle } from '../course.ts';

export const theCalendarOfASale: EducationArticle = {
  slug: 'the-calendar-of-a-sale',
  date: '2026-11-15',
  author: 'luis-ferreira',
  category: 'transactions',
  heading: 'The calendar of a sale',
  lede: 'Four to six months is common. The license decides whether it becomes twelve.',
  description:
    'Stages of selling a senior-living community with typical durations, from valuation to the final settlement, and the steps that can run in parallel.',
  keywords: ['deal stages', 'selling a community', 'change of ownership', 'closing timeline'],
  sections: [
    {
      id: 'stages',
      heading: 'Stages and durations',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Valuation and engagement',
              text: 'The owner and the broker agree on a price range, a fee, and a list of people to inform.',
            },
            {
              title: 'Teaser, agreement, memorandum',
              text: 'Buyers sign before they learn the name.',
              takes: '4 to 8 weeks of marketing',
            },
            {
              title: 'Offers',
              text: 'Four to seven letters of intent are a good result. A second round sharpens them.',
              takes: '3 to 4 weeks until the first offers',
            },
            {
              title: 'Contracts',
              text: 'A purchase agreement for the property and an operations transfer agreement for the business.',
            },
            {
              title: 'Due diligence',
              text: 'Environmental report, property condition, appraisal, surveys, census, and payroll.',
              takes: '4 to 6 weeks for third-party reports',
            },
            {
              title: 'License',
              text: 'The buyer’s operator applies for the change of ownership.',
              takes: '30 to more than 90 days, longer in busy states',
            },
            {
              title: 'Closing and transition',
              text: 'Notice to residents, payroll, vendors, bank accounts, and keys change on one date.',
              takes: '30 to 60 days of notice',
            },
            {
              title: 'True-up',
              text: 'After closing, both sides settle rents, invoices, and paid time off.',
            },
          ],
        },
      ],
    },
    {
      id: 'parallel',
      heading: 'What can run in parallel',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Third-party reports, loan application, and license application can start in the week after the purchase agreement. Many sales lose a month because the license application waits for the appraisal. Neither needs the other.',
            'Notice to residents cannot start early without giving up confidentiality. Put it at the end, and leave its full length free before the closing date.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'One broker’s experience: four to six months in total, of which closing takes eight to twelve weeks. Plan with the longer figure and be glad about the shorter one.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Read about five states',
      to: '/senior-housing-journal/change-of-ownership-in-five-states',
    },
  ],
};
