import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const savedSearches: FeaturePage = {
  state: stateOfScreens(['investmentOpportunities', 'savedProperties', 'searchAlerts']),
  heading: 'Saved searches and alerts',
  lede: 'Good communities get inquiries within days of going on the market. A saved search checks the market overnight and alerts you only when something matches.',
  shot: {
    name: 'alerts',
    alt: 'Saved searches with alerts: criteria, frequency and the latest matches',
  },
  description:
    'Saved searches and property alerts: how narrow to make them, how many to save, what an alert contains, and how to turn saved communities into a short list.',
  keywords: ['saved search', 'property alerts', 'senior living listings alert', 'buy box'],
  sections: [
    {
      id: 'which-conditions',
      heading: 'Filters that help and filters that hide listings',
      blocks: [
        {
          kind: 'table',
          caption: 'Filters for alerts',
          columns: [{ label: 'Filter' }, { label: 'When to use it' }, { label: 'What it hides' }],
          rows: [
            ['Care type', 'Always', 'Campuses listed under their largest care type'],
            ['State', 'Always', 'Little, since licenses are state-specific'],
            [
              'Units or licensed beds',
              'With a wide range',
              'Confidential listings with rounded numbers',
            ],
            ['Price', 'Only as a maximum', 'Listings without a price'],
            ['Occupancy', 'If your lender requires it', 'Turnarounds'],
            ['Cap rate', 'Rarely', 'Sellers who report honestly'],
            ['Year built', 'Rarely', 'Renovated buildings'],
          ],
        },
      ],
    },
    {
      id: 'three',
      heading: 'Three searches worth saving',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'What you would buy',
              text: 'Care type, states, size. Turn on notifications for this one.',
            },
            {
              term: 'What your neighbors are selling',
              text: 'Everything for sale in a county where you own a community. Get it by email, weekly, and read it closely.',
            },
            {
              term: 'What you can’t afford yet',
              text: 'Communities twice the size of yours. No notifications; review the search each quarter so that you know the prices when you’re ready.',
            },
          ],
        },
      ],
    },
    {
      id: 'alert',
      heading: 'What an alert does',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Save the search',
              text: 'From the results, with the current filters, under a name you’ll recognize in six months.',
            },
            { title: 'Choose a channel', text: 'Bell, email, or both. Quiet hours apply.' },
            {
              title: 'Get alerts',
              text: 'New matching listings, and important changes to listings you saved: price, status, occupancy. Listings still under review are never included.',
            },
            {
              title: 'Decide in a minute',
              text: 'Save, contact, or pass. Passing is a decision too.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'An alert shows a confidential listing under its cover name only, so forwarding the alert reveals nothing.',
        },
      ],
    },
  ],
  next: [
    { label: 'Browse and save a search', to: '/investment-opportunities' },
    { label: 'Your search alerts', to: '/search-alerts' },
    { label: 'How to find properties', to: '/help/finding-properties' },
  ],
};
