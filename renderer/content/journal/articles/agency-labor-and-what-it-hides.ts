import type { Article } from '../article.ts';

export const agencyLabor: Article = {
  slug: 'agency-labor-and-what-it-hides',
  date: '2026-08-19',
  author: 'ruth-abernathy',
  heading: 'Agency labor and what it hides',
  lede: 'Sellers ask you to remove agency costs from the statement. First find out why the agency was needed.',
  description:
    'Agency staffing in an acquisition: how to split premium from hours, four causes with fixes and timelines, what to check at night, and a fair adjustment.',
  keywords: ['agency staffing', 'labor cost', 'hours per resident day', 'turnover', 'add-back'],
  sections: [
    {
      id: 'line',
      heading: 'Splitting premium from hours',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The statement shows “Contract labor: $312,000”, and the memorandum calls it “non-recurring”. But the hours were worked, and residents need them every day, so the hours do recur. The part that may not recur is the difference between the agency’s rate and the cost of an employee on your own payroll.',
          ],
        },
        {
          kind: 'example',
          title: 'Splitting the invoice',
          given: [
            { label: 'Agency cost, twelve months', value: '$312,000' },
            { label: 'Average agency bill', value: '$39 an hour' },
            { label: 'In-house wage for the same work', value: '$19 an hour' },
            { label: 'Taxes, insurance and paid time off', value: '22% on top' },
            { label: 'Hiring and training five people', value: '$4,000 each' },
          ],
          working: [
            { line: '$312,000 ÷ $39', result: '8,000 hours' },
            { line: '$19 × 1.22', result: '$23.18 an hour for an employee' },
            { line: '8,000 × $23.18', result: '$185,440 for the same hours' },
            { line: '$312,000 − $185,440', result: '$126,560 premium' },
            { line: '$126,560 − 5 × $4,000', result: '$106,560 in the first year' },
          ],
          conclusion:
            'One third of the $312,000 can be removed, and only after five people have been hired. At an 8 percent cap rate, the seller’s version adds $3.9 million to the price, and this one adds $1.3 million.',
        },
      ],
    },
    {
      id: 'causes',
      heading: 'Four causes of agency use',
      blocks: [
        {
          kind: 'table',
          caption: 'What agency use can mean',
          columns: [
            { label: 'Pattern' },
            { label: 'Cause' },
            { label: 'Fix' },
            { label: 'Time to results' },
          ],
          rows: [
            [
              'Nights and weekends only',
              'An unpopular schedule',
              'Twelve-hour shifts and a shift differential',
              '2–3 months',
            ],
            ['Everywhere, in the same weeks', 'A resignation or an outbreak', 'Time', '1–2 months'],
            [
              'Nurses but not aides',
              'Wage below the hospital’s',
              'A market wage for all nurses',
              'A year, and a permanent budget increase',
            ],
            [
              'Everywhere, for two years',
              'The person in charge',
              'A new person in charge',
              'Half a year after the change',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Memoranda often overlook the third pattern. If the market wage is four dollars above what the building pays, the employed nurses are underpaid too, and all of them need a raise, not only the ones you replace. The raise can cost twice what the agency savings bring. It can still be the right decision.',
          ],
        },
      ],
    },
    {
      id: 'hidden',
      heading: 'What the agency line does not show',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Overtime.** Buildings that use no agency often run on the same nine people. Look at hours above forty per employee, with names redacted.',
            '**Open shifts.** A month with unfilled shifts looks cheap. Compare scheduled hours with worked hours.',
            '**Managers on the floor.** A director of nursing who passes medication on Sundays adds no cost until she resigns.',
            '**Falls.** Compare falls by week with agency hours by week. Temporary staff do not know each resident’s habits.',
            '**Turnover.** The median in assisted living was 46.8 percent of residents in 2024. For staff, every building should know its own rate. If it doesn’t, treat that as a finding.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Staffing-hour rules',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The federal minimum of 3.48 hours per resident day for nursing homes was repealed effective February 2, 2026. It still matters in two ways. Some states kept or raised their own minimums, so check the state’s rule. And some sellers still show a budget that includes the federal minimum. That cost can be removed, unless a survey has required those hours for other reasons.',
            'Assisted living rarely has a fixed number. “Sufficient staff to meet needs” is a standard without a figure, so a surveyor or a jury decides afterward what was sufficient.',
          ],
        },
      ],
    },
    {
      id: 'visit',
      heading: 'Visit at ten at night',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Ask to visit once in the evening, with the seller’s consent and a plausible reason. Don’t question staff. Notice whether people greet one another by name. Check whether the assignment board shows a name or an agency for each hall. Check whether the medication cart is where it should be. Ten minutes are enough. Thank the staff and leave, because they have work to do.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Get twelve months of agency invoices by shift',
              text: 'From accounts payable, not from the summary.',
            },
            {
              title: 'Get worked hours by position and month',
              text: 'From the payroll provider’s export, without names.',
            },
            {
              title: 'Divide both by resident days',
              text: 'The two lines add up to the hours you need. Only their prices differ.',
            },
            {
              title: 'Budget the needed hours at your wage',
              text: 'With agency at a quarter of its present level for six months. No one gets to zero by closing day.',
            },
            {
              title: 'Then discuss the add-back',
              text: 'With the sheet on the table. It is a short talk.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Staff and schedules for operators', to: '/operator/staff' },
    { label: 'Normalize a statement', to: '/help/cap-rates' },
  ],
};
