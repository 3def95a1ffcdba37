import type { EducationArticle } from '../course.ts';

export const hoursPerResidentDay: EducationArticle = {
  slug: 'hours-per-resident-day',
  date: '2026-11-14',
  author: 'ruth-abernathy',
  category: 'operations',
  heading: 'Hours per resident day',
  lede: 'One figure tells whether a building is staffed for the residents it has.',
  description:
    'How to calculate hours per resident day from payroll and census, how to read the trend, and which mistakes make two buildings look different.',
  keywords: ['HPRD', 'staffing hours', 'resident days', 'labor productivity'],
  sections: [
    {
      id: 'formula',
      heading: 'The formula',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Paid care hours divided by resident days. A resident day is one resident on one day, so 70 residents in a month of 30 days are 2,100 resident days.',
          ],
        },
        {
          kind: 'example',
          title: 'One month',
          given: [
            { label: 'Residents', value: '70' },
            { label: 'Days', value: '30' },
            { label: 'Paid care hours, own staff', value: '4,300' },
            { label: 'Agency hours', value: '320' },
          ],
          working: [
            { line: '70 × 30', result: '2,100' },
            { line: '(4,300 + 320) ÷ 2,100', result: '2.2' },
            { line: '320 ÷ (4,300 + 320)', result: '6.9%' },
          ],
          conclusion:
            'Residents receive 2.2 paid care hours a day, and seven percent of them come from an agency.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Four mistakes',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Scheduled instead of paid hours.** Open shifts are on the schedule too.',
            '**Residents instead of resident days.** A month with a falling census looks wrong.',
            '**Agency left out.** The hours were worked.',
            '**Managers counted as caregivers.** They help on some days. Count those days only.',
          ],
        },
      ],
    },
    {
      id: 'reading',
      heading: 'Reading the trend',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Put the figure next to the average care score. If needs rise and hours do not, expect overtime, then falls, then resignations. If hours rise and needs do not, someone is covering for a weak schedule. Compare weekdays with weekends before you compare buildings.',
            'Turnover explains a lot of it. In assisted living, half of all residents leave within about two years: the median annual move-out rate was 46.8 percent in 2024. Every new resident needs more attention in the first weeks, so a month with many move-ins needs more hours.',
          ],
        },
      ],
    },
  ],
  next: [{ label: 'See schedules for operators', to: '/for-operators' }],
};
