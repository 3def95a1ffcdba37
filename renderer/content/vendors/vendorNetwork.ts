import type { ContentPage } from '../model.ts';

export const vendorNetwork: ContentPage = {
  lede: 'How many verified vendors work in each state, by category. Choose a number to see them.',
  description:
    'Verified senior-living vendors by state and category, counted today, with links to each list. One project request reaches several of them.',
  keywords: ['vendor network', 'senior living vendors', 'vendors by state'],
  sections: [
    {
      id: 'ways',
      heading: 'Ways to reach vendors',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Choose them yourself',
              text: 'Open a vendor in the [directory](/vendors) and request a quote, or send a [project](/client-project-request) to up to ten vendors.',
            },
            {
              term: 'Let the exchange choose',
              text: 'A project can be routed to vendors of its trade and state. Position and open capacity decide, and vendors of the same tier take turns.',
            },
            {
              term: 'Ask the team',
              text: 'Describe what you need in a [request](/request-vendors).',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Vendor directory', to: '/vendors' },
    { label: 'Join as a vendor', to: '/vendor-onboarding' },
  ],
};
