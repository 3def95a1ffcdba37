import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const confidentialListings: FeaturePage = {
  state: stateOfScreens(['submitListing', 'property']),
  heading: 'Confidential listings',
  lede: 'Market a community without naming it. Haven Exchange stores the address separately from the listing; you write a teaser that doesn’t give it away.',
  description:
    'How confidential listings work: a cover name, an address stored separately from the listing, who can see it, and how to write a teaser that reveals nothing.',
  keywords: ['confidential listing', 'off-market senior living', 'blind teaser', 'cover name'],
  sections: [
    {
      id: 'design',
      heading: 'The address is stored separately',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Many systems store the address with the price and simply leave it off the screen. Sorting by street, or filtering by ZIP code and counting the results, can then reveal it. Here, the street, ZIP code, and map location are stored in a separate record with its own database access rules. No search, sort, or filter on listings can reach it.',
            'An owner selling without a brokerage isn’t named either, because the name of a company with only one community gives that community away. Brokerages are named, since they sell many communities.',
          ],
        },
        {
          kind: 'table',
          caption: 'Who can see the address',
          columns: [
            { label: 'Viewer' },
            { label: 'Standard listing' },
            { label: 'Confidential listing' },
          ],
          rows: [
            ['Visitor, or member without a plan', 'No', 'No'],
            ['Member with an active plan', 'Yes', 'No'],
            [
              'Member with an active plan, after contacting the broker about the listing',
              'Yes',
              'Yes',
            ],
            ['The listing broker', 'Yes', 'Yes'],
            ['Staff who review listings', 'Yes', 'Yes'],
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'When a plan ends, the access it gave ends too. Contacts you made under it are saved, so after renewing you don’t need to contact the broker again.',
        },
      ],
    },
    {
      id: 'before-after',
      heading: 'One community, two teasers',
      blocks: [
        {
          kind: 'quote',
          text: 'Beautiful 84-bed assisted living and memory care on Lake Street, family-owned since 1987, across from the hospital, recently featured in the county paper for its therapy dogs. 91.7% occupied.',
          who: 'Identified in four minutes (demo)',
        },
        {
          kind: 'quote',
          text: 'Assisted living with a memory care wing in northern Indiana, 80 to 90 licensed beds, built in the 1980s and since renovated. Occupancy around 90 percent, mostly private pay. Owner is retiring; administrator is staying.',
          who: 'Not identified after an afternoon (demo)',
        },
        {
          kind: 'text',
          paragraphs: [
            'The second teaser won’t lose you any buyers. They decide based on care type, region, size, payors, reason for sale, and who is staying. The lake and the dogs matter to residents, not to buyers.',
          ],
        },
      ],
    },
    {
      id: 'give-away',
      heading: 'Details that identify a building',
      blocks: [
        {
          kind: 'list',
          items: [
            'An exact bed count, since states publish license rolls.',
            'Photos of the front, the sign, a van, or a lobby that also appears on the community’s own site. Reverse image search finds the match.',
            'The year built, in a county with few buildings.',
            'An unusual combination, such as adult day care with a chapel.',
            'A sentence copied from the community’s brochure. Buyers can search for exact phrases.',
            'The city. If yours has only two communities, name a larger city nearby.',
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
              text: 'Look up your beds, county, and license type on the state’s roll. If only one facility matches, round your numbers.',
            },
            {
              title: 'Search for your own sentences',
              text: 'Use quotation marks. Your brochure may still be online.',
            },
            {
              title: 'Ask someone from the next county',
              text: 'Choose someone outside your office who doesn’t already know the property. Give them two guesses.',
            },
          ],
        },
      ],
    },
    {
      id: 'after',
      heading: 'After a buyer contacts you',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Contacting the broker reveals the street address to a person who has left a name, company, and phone number. That is a deterrent, not an NDA. If buyers must sign an NDA before they learn the name, share it with them yourself. For the most sensitive sales, leave out the street address and name the building only in the memorandum.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I turn an open listing into a confidential one later?',
      answer:
        'Yes. The address is hidden immediately. Anything search engines and readers have already seen can’t be recalled, so decide before you publish.',
    },
  ],
  next: [
    { label: 'Submit a listing', to: '/submit-listing' },
    { label: 'For sellers', to: '/for-sellers' },
    { label: 'Role-verified access', to: '/features/role-verified-access' },
  ],
};
