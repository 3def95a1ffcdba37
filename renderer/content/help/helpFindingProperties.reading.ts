import type { ContentPage } from '../model.ts';

export const helpFindingProperties: ContentPage = {
  heading: 'Finding properties',
  lede: 'From a sentence about what you want to a short list worth a telephone call, in about an hour a week.',
  description:
    'How to search senior-living communities for sale: what to write down first, which filters matter by care type, and how to read a listing critically.',
  keywords: ['senior living for sale', 'assisted living listings', 'search', 'saved searches'],
  sections: [
    {
      id: 'buy-box',
      heading: 'Write down what you would buy',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most wasted hours come from searching before deciding. A page with six lines is enough, and brokers will ask you for the same six.',
          ],
        },
        {
          kind: 'list',
          items: [
            '**Care types.** Independent living, assisted living, memory care and skilled nursing are four businesses under similar roofs. Say which of them your operator is licensed for.',
            '**Places.** States where that operator already holds a license, then the markets within them. A new state adds an application, a survey agency and a hiring market to learn.',
            '**Size.** Units and beds, both with a lower limit. Below about forty units one administrator’s salary weighs heavily on each resident.',
            '**Condition.** Stabilized, half full, or closed. Each needs a different loan and a different person in charge.',
            '**Payors.** Private pay alone, some Medicaid waiver, or nursing with Medicare and Medicaid.',
            '**Money.** Equity at hand with its source, the loan you expect, and the yearly cash return below which you would keep looking.',
          ],
        },
      ],
    },
    {
      id: 'search',
      heading: 'Search, then narrow',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Open all communities',
              text: 'Start at [Browse all communities](/investment-opportunities). Listings there are live: approved by staff, and active or under contract.',
            },
            {
              title: 'Say what you want, or choose care type and state first',
              text: 'A sentence such as “memory care in Ohio under $15M” sets the filters for you. Care type and state remove the most and are never wrong. Price comes later, because a listing without a stated price falls out of every price range.',
            },
            {
              title: 'Use occupancy as a sorting question, not a hurdle',
              text: 'A community at 70 percent is a different deal rather than a bad one. Filter on it only if your lender does.',
            },
            {
              title: 'Look at the words beside the numbers',
              text: 'License type, year built and the description tell whether an old campus was renovated, and whether beds licensed for two are rented to one.',
            },
            {
              title: 'Keep the search',
              text: 'Save what you looked for under [Search alerts](/search-alerts) and candidates under [Saved properties](/saved-properties). Two narrow searches serve better than a wide one you stop reading.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Names of care and licenses differ by state: what Florida calls an ALF is an RCFE in California and an adult care home in North Carolina. The [glossary](/senior-living-glossary) has them.',
        },
      ],
    },
    {
      id: 'read-a-listing',
      heading: 'Read a listing in two minutes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A listing gives price, cap rate, units, beds, occupancy and an average monthly rate. They were entered by one person for one purpose, so they should agree with each other. Multiply them and see.',
            'Take an assisted living community of 84 units with 90 licensed beds, 88.1 percent occupied, offered at $12,600,000 and a 7.5 percent cap rate, with an average rate of $5,900 a month.',
          ],
        },
        {
          kind: 'example',
          title: 'Do the figures of a listing agree?',
          given: [
            { label: 'Price', value: '$12,600,000' },
            { label: 'Stated cap rate', value: '7.5%' },
            { label: 'Units and licensed beds', value: '84 and 90' },
            { label: 'Occupancy', value: '88.1%' },
            { label: 'Average monthly rate', value: '$5,900' },
          ],
          working: [
            { line: '84 units × 88.1%', result: '74 units occupied' },
            { line: '74 × $5,900 × 12 months', result: '$5,239,200 of resident revenue' },
            { line: '$12,600,000 × 7.5%', result: '$945,000 of income behind the cap rate' },
            { line: '$945,000 ÷ $5,239,200', result: '18.0% margin' },
            { line: '$12,600,000 ÷ 84 units', result: '$150,000 a unit' },
            { line: '$12,600,000 ÷ 90 beds', result: '$140,000 a licensed bed' },
          ],
          conclusion:
            'The price per unit is close to the $160,900 average of assisted living sales in 2024 (Levin, 30th edition). The margin is well below the 25 percent that State of Seniors Housing reported for 2021. Either costs are high, which may be your opportunity, or the average rate leaves out discounts. That is the first question for the broker.',
        },
        {
          kind: 'text',
          paragraphs: [
            'A margin that comes out at 40 percent deserves the same suspicion from the other side: look for a missing management fee, an owner who works unpaid, or a rate that nobody has been charged.',
          ],
        },
      ],
    },
    {
      id: 'confidential',
      heading: 'When the name is hidden',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Many good communities are offered under a cover name, since staff and families would otherwise hear of a sale that may not happen. You see care type, region and size. With an open plan, the street is shown after you have contacted the broker; financial detail usually follows once an [NDA](/nda-document) is signed.',
            'Do not try to find the building by telephoning the likely ones. It harms the seller, it is noticed, and brokers tell each other who does it.',
          ],
        },
      ],
    },
    {
      id: 'short-list',
      heading: 'From forty to three',
      blocks: [
        {
          kind: 'table',
          caption: 'What to strike out, and in which order',
          columns: [{ label: 'Question' }, { label: 'Strike if' }, { label: 'Where to look' }],
          rows: [
            [
              'Can our operator be licensed there?',
              'No license and no wish for one',
              'License type, state',
            ],
            [
              'Can the payors carry the plan?',
              'Medicaid share above what the rate supports',
              'Description, then the broker',
            ],
            [
              'Is the building fit for the care?',
              'Shared baths, corridors of another age',
              'Year built, pictures',
            ],
            [
              'Does the survey record allow a loan?',
              'Open penalties or Special Focus status',
              'Public survey sites',
            ],
            ['Do the figures agree?', 'They cannot be reconciled after one call', 'The sums above'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Put what is left side by side in [the comparison tool](/property-comparison-tool). Compare per unit and per licensed bed separately, and restate every cap rate in the same way before ranking; [Cap rates](/help/cap-rates) shows how. Three names with a reason each are a good week’s work.',
          ],
        },
      ],
    },
    {
      id: 'ask-first',
      heading: 'Check in public before you ask in private',
      blocks: [
        {
          kind: 'list',
          items: [
            'State survey reports for the license, three years back, with the corrections. Repeated findings matter more than many.',
            'For nursing facilities, Medicare’s published staffing and inspection results, and the list of Special Focus facilities.',
            'Buildings under construction within the area residents come from. NIC MAP counted 89.1 percent occupancy in primary markets in the fourth quarter of 2025, with Boston at 93.1 and Miami at 85.4: averages hide the street.',
            'The county’s property-tax record, with the date of the next reassessment.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'When these hold, you are ready to write to the broker with questions nobody else has asked. [Contacting brokers](/help/contacting-brokers) has the form that gets answered.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'Understand cap rates', to: '/help/cap-rates' },
    { label: 'Look up a term', to: '/senior-living-glossary' },
  ],
};
