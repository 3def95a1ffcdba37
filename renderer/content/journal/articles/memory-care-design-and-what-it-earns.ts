import type { Article } from '../article.ts';

export const memoryCareDesign: Article = {
  slug: 'memory-care-design-and-what-it-earns',
  date: '2026-06-03',
  author: 'ruth-abernathy',
  heading: 'Memory care design and what it earns',
  lede: 'The design of a memory-care neighborhood either helps staff in the late afternoon or adds hours to the payroll.',
  description:
    'Which features of a memory-care neighborhood matter to residents and to the payroll, how household size drives staffing, and how to price a conversion.',
  keywords: ['memory care design', 'household model', 'elopement', 'staffing', 'conversion'],
  sections: [
    {
      id: 'four',
      heading: 'The late afternoon',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Late afternoon is the test of a design. Daylight fades, the shift changes, and many residents become restless and want to go home. Compare two neighborhoods with the same license, rate and training. In one, residents walk a loop past a kitchen with activity. In the other, they walk a corridor to a locked glass door with a view of a parking lot. The second needs one more caregiver from two until eight, every day.',
            'No feature list mentions the extra six hours, but they can be the highest cost of the design.',
          ],
        },
        {
          kind: 'example',
          title: 'The cost of a glass door',
          given: [
            { label: 'Extra hours a day', value: '6' },
            { label: 'Wage with taxes and benefits', value: '$23 an hour' },
            { label: 'Cap rate', value: '8.5%' },
          ],
          working: [
            { line: '6 × $23 × 365', result: '$50,370 a year' },
            { line: '$50,370 ÷ 8.5%', result: '$592,588 of value' },
          ],
          conclusion:
            'Moving the door, hanging a curtain and adding a counter at the end of the corridor costs less than a tenth of that. Few capital projects return more.',
        },
      ],
    },
    {
      id: 'size',
      heading: 'Household size drives staffing',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'People with dementia do better in small groups, and small groups cost more. You can only schedule whole people, so household size decides what a staffing ratio costs.',
          ],
        },
        {
          kind: 'table',
          caption: 'Residents per caregiver on the day shift, at a ratio of one to six',
          columns: [
            { label: 'Household', isNumber: true },
            { label: 'Caregivers needed', isNumber: true },
            { label: 'Residents each', isNumber: true },
            { label: 'Note' },
          ],
          rows: [
            ['10', '2', '5.0', 'Safe, but rates don’t cover it'],
            ['12', '2', '6.0', 'Exact'],
            ['14', '3', '4.7', 'The least efficient size'],
            ['16', '3', '5.3', 'Works with a shared float'],
            ['18', '3', '6.0', 'Exact'],
          ],
          source: 'Our calculation; the ratio is an example, not a standard.',
        },
        {
          kind: 'text',
          paragraphs: [
            'At night the effect is larger. A single caregiver can’t leave a household alone, so a household of ten has the night cost of twelve to fourteen. Two households that share a door, a nurse’s desk and sight lines can share a float. Look for that door on the plan before you look at finishes.',
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'What to look for, in order',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A place to go.** A loop, a garden that opens without a key, a counter with something to do. Residents who walk need a destination.',
            '**Visible toilets.** From the bed and from the dining table. Half of all falls start with someone looking for one.',
            '**Inconspicuous exits.** No glass, no shiny handle, a bookcase next to the door. Delayed egress is hardware. A curtain is a design solution.',
            '**Light.** Even and bright, without glare on the floor. Older eyes can mistake a dark mat for a hole.',
            '**A dining room sized for residents.** Noise reduces how much residents eat.',
            '**Storage.** Without it, lifts are left in the corridor and surveyors cite it.',
            '**A service door for staff** to deliveries, laundry and trash, so that no cart crosses the living room.',
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
            'Memoranda for assisted living communities with twenty empty studios often propose memory care. The rate is higher: implied asking rents at the end of 2025 were about $9,150 against $6,950 (derived from NIC MAP). Most of the difference goes to wages.',
          ],
        },
        {
          kind: 'example',
          title: 'Converting sixteen studios to memory care',
          given: [
            { label: 'Monthly rate difference', value: '$9,150 less $6,950' },
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
            'The conversion pays off if fourteen residents move in. The first ones come from your own assisted living, which then has units to fill. Count income as new only for residents from outside.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Ask the state before you hire the architect. A secured unit may change the building’s occupancy class, which determines sprinklers, smoke compartments and door widths. Also ask the night nurse which end of the building is visible from the nurses’ desk.',
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
