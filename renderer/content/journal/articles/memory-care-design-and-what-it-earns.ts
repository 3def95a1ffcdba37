import type { Article } from '../article.ts';

export const memoryCareDesign: Article = {
  slug: 'memory-care-design-and-what-it-earns',
  date: '2026-06-03',
  author: 'ruth-abernathy',
  heading: 'Memory care design, and what it earns',
  lede: 'Walk a neighborhood at four in the afternoon, when people want to go home. The building either helps the staff in that hour or it does not, and the payroll shows which.',
  description:
    'Which features of a memory-care neighborhood matter to residents and to the payroll, how household size drives staffing, and how to price a conversion.',
  keywords: ['memory care design', 'household model', 'elopement', 'staffing', 'conversion'],
  sections: [
    {
      id: 'four',
      heading: 'Four in the afternoon',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'I judged designs by one hour. The light goes, the shift changes, and half the residents remember that children must be fetched from school. In one of my neighborhoods they walked a loop past a kitchen where somebody was always doing something with onions. In the other they walked a corridor to a locked glass door with a parking lot behind it. Both had the same license, the same rate and the same training. The second needed one more caregiver from two until eight, every day.',
            'One more caregiver for six hours is not a design feature anybody lists. It was the most expensive thing in the building.',
          ],
        },
        {
          kind: 'example',
          title: 'The price of a glass door',
          given: [
            { label: 'Extra hours a day', value: '6' },
            { label: 'Wage with taxes and benefits', value: '$23 an hour' },
            { label: 'Rate at which buyers capitalize', value: '8.5%' },
          ],
          working: [
            { line: '6 × $23 × 365', result: '$50,370 a year' },
            { line: '$50,370 ÷ 8.5%', result: '$592,588 of value' },
          ],
          conclusion:
            'Moving the door, hanging a curtain and putting a counter where the corridor ended cost less than a tenth of that. I never found a better return in a capital budget.',
        },
      ],
    },
    {
      id: 'size',
      heading: 'Household size is a staffing decision',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'People with dementia do better in small groups, which is well known, and small groups are dear, which is known as well. The arithmetic sits between: a ratio works only in whole people.',
          ],
        },
        {
          kind: 'table',
          caption: 'Residents by caregiver on the day shift, at a ratio of one to six',
          columns: [
            { label: 'Household', isNumber: true },
            { label: 'Caregivers needed', isNumber: true },
            { label: 'Residents each', isNumber: true },
            { label: 'Remark' },
          ],
          rows: [
            ['10', '2', '5.0', 'Safe, and paid for by nobody'],
            ['12', '2', '6.0', 'Exact'],
            ['14', '3', '4.7', 'The worst size there is'],
            ['16', '3', '5.3', 'Works with a shared float'],
            ['18', '3', '6.0', 'Exact'],
          ],
          source: 'Our division; the ratio is an example and no standard.',
        },
        {
          kind: 'text',
          paragraphs: [
            'At night the same table is crueler. One person cannot leave a household alone, so a household of ten has the night cost of twelve to fourteen. Two households that share a door, a nurse’s desk and sight lines can share a float. Look for that door on the plan before you look at finishes.',
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'What I look for, in this order',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A place to go.** A loop, a garden that opens without a key, a counter with work on it. Walking is not the problem; arriving nowhere is.',
            '**Toilets one can see.** From the bed and from the dining table. Half of falls begin with a search for one.',
            '**Exits that do not invite.** No glass, no handle that shines, a bookcase beside it. Delayed egress is hardware; a curtain is design.',
            '**Light.** Even, bright, without shine on the floor. Old eyes read a dark mat as a hole.',
            '**A dining room for those who live there,** and not for the brochure. Noise is what empties plates.',
            '**Storage.** Where there is none, lifts stand in the corridor and surveyors write it down.',
            '**A back door for staff** to deliveries, laundry and bins, so that no cart crosses the living room at noon.',
          ],
        },
      ],
    },
    {
      id: 'convert',
      heading: 'Converting a wing',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every memorandum for an assisted living community with twenty empty studios proposes memory care. The rate is higher: implied asking rents at the end of 2025 were about $9,150 against $6,950 (derived from NIC MAP). The difference looks like profit and is mostly wages.',
          ],
        },
        {
          kind: 'example',
          title: 'Sixteen studios become a neighborhood',
          given: [
            { label: 'Rate difference a month', value: '$9,150 less $6,950' },
            { label: 'Filled after conversion', value: '14 of 16' },
            { label: 'Added care hours a day', value: '38' },
            { label: 'Cost', value: '$23 an hour, and $640,000 to build' },
          ],
          working: [
            { line: '14 × $9,150 × 12', result: '$1,537,200 of revenue' },
            { line: '10 × $6,950 × 12', result: '$834,000 if ten studios rent as before' },
            { line: '$1,537,200 − $834,000', result: '$703,200 more' },
            { line: '38 × $23 × 365', result: '$319,010 of care' },
            { line: '$703,200 − $319,010', result: '$384,190 before food, programs and sales' },
          ],
          conclusion:
            'It pays, if fourteen residents come. They come from your own assisted living first, which then has beds to fill. Count the neighborhood’s income as new only for those who arrive from outside.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Ask the state before the architect. A secured unit may change the building’s occupancy class, and the class decides about sprinklers, smoke compartments and the width of doors. And ask the night nurse, who will tell you which end of the building can be seen from where she sits.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See building and design vendors', to: '/vendor-categories' },
    { label: 'Browse memory care for sale', to: '/investment-opportunities' },
  ],
};
