import type { Article } from '../article.ts';

export const agencyLabor: Article = {
  slug: 'agency-labor-and-what-it-hides',
  date: '2026-08-19',
  author: 'ruth-abernathy',
  heading: 'Agency labor, and what it hides',
  lede: 'An agency invoice is a symptom with a price on it. Sellers ask you to remove the price. Ask first what the illness was.',
  description:
    'Agency staffing in a purchase: how to split premium from hours, four causes with their cures and delays, what to ask the night shift, and a fair adjustment.',
  keywords: ['agency staffing', 'labor cost', 'hours per resident day', 'turnover', 'add-back'],
  sections: [
    {
      id: 'line',
      heading: 'One line, two numbers',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'On the statement it says “Contract labor: $312,000”, and in the memorandum “non-recurring”. Somebody worked those hours. If they had not, residents would have gone without a shower, so the hours recur every day. What may not recur is the difference between what the agency charged and what a person on your own payroll costs.',
          ],
        },
        {
          kind: 'example',
          title: 'Splitting the invoice',
          given: [
            { label: 'Agency cost, twelve months', value: '$312,000' },
            { label: 'Average agency bill', value: '$39 an hour' },
            { label: 'Own wage for the same work', value: '$19 an hour' },
            { label: 'Taxes, insurance and time off', value: '22% on top' },
            { label: 'Hiring and training of five people', value: '$4,000 each' },
          ],
          working: [
            { line: '$312,000 ÷ $39', result: '8,000 hours' },
            { line: '$19 × 1.22', result: '$23.18 an hour employed' },
            { line: '8,000 × $23.18', result: '$185,440 for the same hours' },
            { line: '$312,000 − $185,440', result: '$126,560 premium' },
            { line: '$126,560 − 5 × $4,000', result: '$106,560 in the first year' },
          ],
          conclusion:
            'Of $312,000 one third may be removed, and only once five people have been found. At an 8 percent rate the seller’s version is worth $3.9 million of price and this one $1.3 million.',
        },
      ],
    },
    {
      id: 'causes',
      heading: 'Four illnesses',
      blocks: [
        {
          kind: 'table',
          caption: 'What agency use can mean',
          columns: [
            { label: 'Pattern' },
            { label: 'Cause' },
            { label: 'Cure' },
            { label: 'Until it shows' },
          ],
          rows: [
            [
              'Nights and weekends only',
              'Schedule nobody wants',
              'Twelve-hour shifts, a differential',
              '2–3 months',
            ],
            ['Everywhere, same weeks', 'A resignation or an outbreak', 'Time', '1–2 months'],
            [
              'Nurses and no aides',
              'Wage below the hospital’s',
              'A market wage, for all nurses',
              'A year, and forever in the budget',
            ],
            [
              'Everywhere, for two years',
              'A person in charge',
              'Another person in charge',
              'Half a year after that',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The third is the one that memoranda overlook. If the market wage is four dollars above what the building pays, then the employed nurses are underpaid too, and all of them will have to be raised and not merely those you replace. I have seen the saving from agency eaten twice over by the raise that made it possible. It was still right.',
          ],
        },
      ],
    },
    {
      id: 'hidden',
      heading: 'What the line does not show',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Overtime.** Buildings that are proud of no agency often run on the same nine people. Look at hours above forty by name, blacked out.',
            '**Open shifts.** The cheapest month of all is one in which nobody came. Compare scheduled hours with worked ones.',
            '**Managers on the floor.** A director of nursing who passes medication on Sundays costs nothing extra until she resigns.',
            '**Falls.** Put falls by week over agency hours by week. Strangers do not know that Mr. Hale stands up when the news ends.',
            '**Turnover.** The median in assisted living was 46.8 percent of residents in 2024; for staff every building should know its own. If it does not, that is an answer.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Rules about hours',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The federal floor of 3.48 hours by resident day for nursing homes, adopted with much noise, was repealed with effect from 2 February 2026. It has left two traces. Some states kept or raised numbers of their own, so the table you need is the state’s. And some sellers still show a budget in which the floor had been provided for; there a line may come out, provided no survey has asked for those hours on other grounds.',
            'Assisted living rarely knows a fixed number. “Sufficient staff to meet needs” is a standard without a figure, which means that the figure is found afterward, by a surveyor or by a jury.',
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
            'Ask to come once in the evening, with the seller’s consent and a plausible reason. You are not there to question anybody. Look whether people greet one another by name. Look at the board: is there a name beside each hall, or a company? See whether the medication cart is where it should be or in front of the television. Ten minutes are enough, and then thank them and leave, because they have work to do.',
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
              text: 'The sum of the two lines is the need. Only their prices differ.',
            },
            {
              title: 'Budget the need at your wage',
              text: 'With agency at a quarter of its present level for six months. Nobody gets to zero by closing day.',
            },
            {
              title: 'Then talk about the add-back',
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
