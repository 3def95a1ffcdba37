import type { EducationArticle } from '../course.ts';

export const bedsAndUnits: EducationArticle = {
  slug: 'beds-and-units',
  date: '2026-11-12',
  author: 'luis-ferreira',
  category: 'markets-and-care',
  heading: 'Licensed beds, operating beds, and units',
  lede: 'Three counts describe the same building. Prices and occupancies change with the one you choose.',
  description:
    'Why licensed beds, operating beds, and units differ, how second occupants are counted, and which count to use for price, occupancy, and staffing.',
  keywords: ['licensed beds', 'operating beds', 'units', 'price per unit', 'occupancy'],
  sections: [
    {
      id: 'counts',
      heading: 'The counts',
      blocks: [
        {
          kind: 'table',
          caption: 'An invented building counted three ways',
          columns: [
            { label: 'Count' },
            { label: 'Number', isNumber: true },
            { label: 'Where it comes from' },
          ],
          rows: [
            ['Licensed beds', '110', 'The license on the wall'],
            ['Operating beds', '96', 'Beds that are set up and staffed'],
            ['Units', '84', 'Apartments on the rent roll'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Licensed beds are the upper limit. Communities often use fewer, because shared rooms have been turned into private ones. The unused beds may have a value of their own in a state that limits new licenses, and none in a state that does not.',
          ],
        },
      ],
    },
    {
      id: 'effects',
      heading: 'What the choice changes',
      blocks: [
        {
          kind: 'example',
          title: 'One price, three figures',
          given: [{ label: 'Price', value: '$16,800,000' }],
          working: [
            { line: '$16,800,000 ÷ 110', result: '$152,727 a licensed bed' },
            { line: '$16,800,000 ÷ 96', result: '$175,000 an operating bed' },
            { line: '$16,800,000 ÷ 84', result: '$200,000 a unit' },
          ],
          conclusion: 'A comparison between two sales is only valid if both use the same count.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Occupancy has the same problem. A private apartment counts as one, and each half of a shared apartment as one half. A spouse who moves in as second occupant adds revenue but no occupancy. If a community counts second occupants, it can report more than 100 percent.',
            'For price, show units and licensed beds next to each other. For occupancy, use units. For staffing and food, use residents, because they eat and need care.',
          ],
        },
      ],
    },
  ],
  next: [{ label: 'Look at comparable communities', to: '/investment-opportunities' }],
};
