import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const savedSearches: FeaturePage = {
  state: stateOfScreens(['investmentOpportunities', 'savedProperties', 'searchAlerts']),
  heading: 'Saved searches and alerts',
  lede: 'Good communities get inquiries within days of going on the market. A saved search checks the market overnight and alerts you only when something matches.',
  description:
    'Saved searches and property alerts: how narrow to make them, how many to save, what an alert contains, and how to turn saved communities into a short list.',
  keywords: ['saved search', 'property alerts', 'senior living listings alert', 'buy box'],
  sections: [
    {
      id: 'narrow',
      heading: 'How narrow should a search be?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An alert you don’t open is worse than none, because you think you’re watching the market. If you deleted the last three unread, the search is too broad.',
          ],
        },
        {
          kind: 'example',
          title: 'From every listing to one alert a week',
          given: [
            { label: 'New listings per month, all states', value: '120' },
            { label: 'Care types you would own', value: '35%' },
            { label: 'The four states where your operator works', value: '15%' },
            { label: 'Sizes you can manage', value: '60%' },
          ],
          working: [
            { line: '120 × 35%', result: '42 by care type' },
            { line: '120 × 35% × 15%', result: '6.3 in your states' },
            { line: '120 × 35% × 15% × 60%', result: '3.8 a month, about one a week' },
          ],
          conclusion:
            'The percentages are made up; the method is what matters. Three realistic filters are enough. A fourth, such as a minimum cap rate, mostly removes listings from sellers who reported income conservatively.',
        },
      ],
    },
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
    {
      id: 'saved',
      heading: 'From saved listings to a short list',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Saved communities pile up. Once a month, review them with three questions: Is it still live? Would I sign today at this price? What single fact would change my answer? Keep a community if you would sign today or can name that fact, and write the fact down.',
          ],
        },
        {
          kind: 'list',
          items: [
            'A price lowered twice in a quarter is a signal.',
            'A listing that comes back from under contract has been through diligence. Ask what was found; you may get the reports.',
            'A listing that hasn’t changed in a year often isn’t really for sale, or the seller won’t move on price.',
          ],
        },
      ],
    },
    {
      id: 'share',
      heading: 'With partners',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Agree on one shared search for the partnership and keep the others private. If two partners have the same alert and no rule about who calls, both will call. Brokers notice and wonder who makes the decisions.',
          ],
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
