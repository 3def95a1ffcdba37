import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const confidentialListings: FeaturePage = {
  state: stateOfScreens(['submitListing', 'property']),
  heading: 'Confidential listings',
  lede: 'Market a community without naming it. Haven Exchange stores the address separately from the listing; you write a teaser that doesn’t give it away.',
  shot: {
    name: 'confidential',
    alt: 'A confidential listing as a visitor sees it: code name, town, size and price, without name or street',
  },
  description:
    'How confidential listings work: a cover name, an address stored separately from the listing, who can see it, and how to write a teaser that reveals nothing.',
  keywords: ['confidential listing', 'off-market senior living', 'blind teaser', 'cover name'],
  sections: [
    {
      id: 'design',
      heading: 'The address is stored separately',
      blocks: [
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
  ],
  next: [
    { label: 'Submit a listing', to: '/submit-listing' },
    { label: 'For sellers', to: '/for-sellers' },
    { label: 'Role-verified access', to: '/features/role-verified-access' },
  ],
};
