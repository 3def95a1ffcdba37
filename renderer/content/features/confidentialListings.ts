import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const confidentialListings: FeaturePage = {
  state: stateOfScreens(['submitListing', 'property']),
  heading: 'Confidential listings',
  lede: 'A listing that says enough to be interesting and too little to be found. The exchange keeps the address apart; the words remain your own work.',
  description:
    'How confidential listings work: a cover name, an address stored apart from the listing, who can open it, and how to write a teaser that gives nothing away.',
  keywords: ['confidential listing', 'off-market senior living', 'blind teaser', 'cover name'],
  sections: [
    {
      id: 'design',
      heading: 'Apart, rather than hidden',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Many systems keep the address beside the price and leave it out of the screen. Then somebody sorts by street, or filters by postal code and counts the results, and reads what the screen left out. Here the street, the postal code and the position on the map live in a record of their own, which the database hands over by its own rules. Nothing that can be asked of listings touches it.',
            'An owner who sells without a brokerage is not named either: the company that runs one community says which one it is. A brokerage is named, since it sells many.',
          ],
        },
        {
          kind: 'table',
          caption: 'Who receives the address',
          columns: [
            { label: 'Asker' },
            { label: 'Ordinary listing' },
            { label: 'Confidential listing' },
          ],
          rows: [
            ['Visitor, or member without a plan', 'No', 'No'],
            ['Member with an open plan', 'Yes', 'No'],
            ['The same, after contacting the broker about it', 'Yes', 'Yes'],
            ['The broker of the listing', 'Yes', 'Yes'],
            ['Staff who review listings', 'Yes', 'Yes'],
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'If a plan ends, what it opened closes again. A contact made under it is kept, so renewing does not mean writing the same letter twice.',
        },
      ],
    },
    {
      id: 'before-after',
      heading: 'The same community, told twice',
      blocks: [
        {
          kind: 'quote',
          text: 'Beautiful 84-bed assisted living and memory care on Lake Street, family-owned since 1987, across from the hospital, recently featured in the county paper for its therapy dogs. 91.7% occupied.',
          who: 'Found in four minutes (demo)',
        },
        {
          kind: 'quote',
          text: 'Assisted living with a memory care wing in northern Indiana, 80 to 90 licensed beds, built in the eighties and renovated since. Occupancy around 90 percent, mostly private pay. Owner retires; administrator stays.',
          who: 'Not found in an afternoon (demo)',
        },
        {
          kind: 'text',
          paragraphs: [
            'The second text loses no buyer. Care type, region, size, payors, reason and continuity are what a buyer decides on; the lake and the dogs are for residents.',
          ],
        },
      ],
    },
    {
      id: 'give-away',
      heading: 'What gives a building away',
      blocks: [
        {
          kind: 'list',
          items: [
            'An exact number of beds, since states publish license rolls.',
            'Photographs of the front, the sign, a van, or a lobby that is on the community’s own site. Picture search does the rest.',
            'A year of construction in a county with few buildings.',
            'An odd combination, such as adult day care with a chapel.',
            'A sentence copied from the community’s brochure. People search for sentences.',
            'The city. Name a larger one nearby if yours has two communities.',
          ],
        },
      ],
    },
    {
      id: 'test',
      heading: 'Test your teaser in ten minutes',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Search for your own numbers',
              text: 'Beds, county and license type on the state’s roll. If one line is left, round.',
            },
            {
              title: 'Search for your own sentences',
              text: 'In quotation marks. Your brochure is on the internet even if you have forgotten it.',
            },
            {
              title: 'Ask somebody from the next county',
              text: 'Not from your own office, where everybody knows. Give them two guesses.',
            },
          ],
        },
      ],
    },
    {
      id: 'after',
      heading: 'After somebody has written',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The contact opens the street to a person who has left name, company and telephone number. That is a deterrent and not an NDA. Whoever must not learn the name before signing should be told by you, so for the most delicate sales enter no street at all and name the building in the memorandum.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I turn an open listing into a confidential one later?',
      answer:
        'You can set it, and the address closes at once. What search engines and readers have seen in the meantime cannot be called back, so decide before the first day.',
    },
  ],
  next: [
    { label: 'Submit a listing', to: '/submit-listing' },
    { label: 'For sellers', to: '/for-sellers' },
    { label: 'Role-verified access', to: '/features/role-verified-access' },
  ],
};
