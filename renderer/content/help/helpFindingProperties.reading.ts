import type { ContentPage } from '../model.ts';

export const helpFindingProperties: ContentPage = {
  heading: 'Finding properties',
  lede: 'From a one-sentence description to a short list worth calling about, in about an hour a week.',
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
            'Most wasted time comes from searching before deciding what you want. A page with six lines is enough, and brokers will ask you for the same six.',
          ],
        },
        {
          kind: 'list',
          items: [
            '**Care types.** Independent living, assisted living, memory care, and skilled nursing are four different businesses. Say which of them your operator is licensed for.',
            '**Locations.** States where that operator already holds a license, then the markets within them. A new state adds an application, a survey agency, and a hiring market to learn.',
            '**Size.** Units and beds, each with a minimum. Below about forty units, an administrator’s salary is spread over too few residents.',
            '**Condition.** Stabilized, half full, or closed. Each needs a different loan and a different person in charge.',
            '**Payors.** Private pay only, some Medicaid waiver, or nursing with Medicare and Medicaid.',
            '**Money.** Available equity and its source, the loan you expect, and the minimum yearly cash return you would accept.',
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
              text: 'Start at [Browse all communities](/investment-opportunities). All listings there are live: approved by staff, and active or under contract.',
            },
            {
              title: 'Describe what you want, or choose care type and state first',
              text: 'A sentence such as “memory care in Ohio under $15M” sets the filters for you. Care type and state narrow the results most and are always safe to use. Add price later, because listings without a stated price drop out of every price range.',
            },
            {
              title: 'Sort by occupancy instead of filtering',
              text: 'A community at 70 percent is a different deal, not a bad one. Filter on occupancy only if your lender does.',
            },
            {
              title: 'Read the description as well as the numbers',
              text: 'License type, year built, and the description show whether an old campus was renovated, and whether rooms licensed for two residents are rented to one.',
            },
            {
              title: 'Save the search',
              text: 'Save the search under [Search alerts](/search-alerts) and candidates under [Saved properties](/saved-properties). Two narrow searches are better than a broad one you stop reading.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Names of care types and licenses differ by state: an ALF in Florida is an RCFE in California and an adult care home in North Carolina. The [glossary](/senior-living-glossary) lists them.',
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
            'A listing shows price, cap rate, units, beds, occupancy, and an average monthly rate. One person entered them for one purpose, so they should be consistent. Check the math.',
            'Take an assisted living community with 84 units and 90 licensed beds, 88.1 percent occupied, offered at $12,600,000 and a 7.5 percent cap rate, with an average rate of $5,900 a month.',
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
            { line: '$12,600,000 ÷ 90 beds', result: '$140,000 per licensed bed' },
          ],
          conclusion:
            'The price per unit is close to the $160,900 average for assisted living sales in 2024 (Levin, 30th edition). The margin is well below the 25 percent that State of Seniors Housing reported for 2021. Either costs are high, which may be your opportunity, or the average rate leaves out discounts. That is your first question for the broker.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Be just as skeptical of a 40 percent margin. Look for a missing management fee, an owner who works unpaid, or a rate that no resident has been charged.',
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
            'Many good communities are offered under a cover name, since staff and families would otherwise hear of a sale that may not happen. You see care type, region, and size. With an active plan, the street address is shown after you contact the broker. Financial details usually follow once an [NDA](/nda-document) is signed.',
            'Do not try to find the building by telephoning the likely ones. It harms the seller, it is noticed, and brokers tell each other who does it.',
          ],
        },
      ],
    },
    {
      id: 'short-list',
      heading: 'From forty listings to three',
      blocks: [
        {
          kind: 'table',
          caption: 'What to rule out, and in which order',
          columns: [{ label: 'Question' }, { label: 'Rule out if' }, { label: 'Where to look' }],
          rows: [
            [
              'Can our operator be licensed there?',
              'No license and no plan to get one',
              'License type, state',
            ],
            [
              'Do the payors support the plan?',
              'Medicaid share above what the rate supports',
              'Description, then the broker',
            ],
            [
              'Is the building suitable for the care type?',
              'Shared baths, outdated corridors',
              'Year built, photos',
            ],
            [
              'Does the survey record allow a loan?',
              'Open penalties or Special Focus status',
              'Public survey sites',
            ],
            [
              'Do the figures agree?',
              'The numbers can’t be reconciled after one call',
              'The calculation above',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Compare the rest side by side in [the comparison tool](/property-comparison-tool). Compare per unit and per licensed bed separately, and restate every cap rate the same way before ranking; [Cap rates](/help/cap-rates) shows how. Three names with a reason for each are a good week’s work.',
          ],
        },
      ],
    },
    {
      id: 'ask-first',
      heading: 'Check public records before you ask the broker',
      blocks: [
        {
          kind: 'list',
          items: [
            'State survey reports for the license, three years back, with the corrections. Repeated findings matter more than the number of findings.',
            'For nursing facilities, Medicare’s published staffing and inspection results, and the list of Special Focus facilities.',
            'Buildings under construction in the area residents come from. NIC MAP reported 89.1 percent occupancy in primary markets in the fourth quarter of 2025, with Boston at 93.1 and Miami at 85.4, so averages hide local differences.',
            'The county’s property-tax record, with the date of the next reassessment.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Once these check out, you’re ready to send the broker questions that other buyers haven’t asked. [Contacting brokers](/help/contacting-brokers) shows the kind of message that gets answered.',
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
