import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const savedSearches: FeaturePage = {
  state: stateOfScreens(['investmentOpportunities', 'savedProperties', 'searchAlerts']),
  heading: 'Saved searches and alerts',
  lede: 'Good communities are contacted in their first days. A saved search reads the market for you at night and stays silent when there is nothing to say.',
  description:
    'Saved searches and property alerts: how narrow to make one, how many to keep, what an alert contains, and how saved communities become a short list.',
  keywords: ['saved search', 'property alerts', 'senior living listings alert', 'buy box'],
  sections: [
    {
      id: 'narrow',
      heading: 'How narrow is right',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An alert you do not open is worse than none, because you believe that you are watching. The measure is simple: if you deleted the last three unread, the search is too wide.',
          ],
        },
        {
          kind: 'example',
          title: 'From every listing to one alert a week',
          given: [
            { label: 'New listings a month, all states', value: '120' },
            { label: 'Of the care types you would own', value: '35%' },
            { label: 'In the four states of your operator', value: '15%' },
            { label: 'Of the size your office can run', value: '60%' },
          ],
          working: [
            { line: '120 × 35%', result: '42 by care type' },
            { line: '120 × 35% × 15%', result: '6.3 in your states' },
            { line: '120 × 35% × 15% × 60%', result: '3.8 a month, about one a week' },
          ],
          conclusion:
            'The shares are invented; the multiplication is what counts. Three honest conditions are enough. A fourth, such as a minimum cap rate, mostly removes listings whose seller was modest about the income.',
        },
      ],
    },
    {
      id: 'which-conditions',
      heading: 'Conditions that help, and some that hide',
      blocks: [
        {
          kind: 'table',
          caption: 'Filters as conditions of an alert',
          columns: [{ label: 'Filter' }, { label: 'Use it' }, { label: 'What it hides' }],
          rows: [
            ['Care type', 'Always', 'Campuses listed by their largest part'],
            ['State', 'Always', 'Little; licenses end at the border anyway'],
            ['Units or licensed beds', 'With a wide range', 'Confidential listings that round'],
            ['Price', 'Only as an upper bound', 'Listings without a price'],
            ['Occupancy', 'If your lender insists', 'Turnarounds'],
            ['Cap rate', 'Rarely', 'Honest sellers'],
            ['Year built', 'Rarely', 'Renovated buildings'],
          ],
        },
      ],
    },
    {
      id: 'three',
      heading: 'Three searches worth keeping',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'What you would buy', text: 'Care type, states, size. This one may ring.' },
            {
              term: 'What your neighbors sell',
              text: 'Everything within the county of a community you own. By mail, weekly, read with a pencil.',
            },
            {
              term: 'What you cannot afford yet',
              text: 'Twice your size. Quiet, and looked at each quarter, so that you know its prices when the time comes.',
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
              text: 'From the list, with the filters as they stand, under a name you will understand in spring.',
            },
            { title: 'Choose the way', text: 'Bell, mail, or both. Quiet hours apply.' },
            {
              title: 'Receive',
              text: 'New listings that match, and changes that matter in those you saved: price, status, occupancy. A listing that still waits for its review is in none of them.',
            },
            {
              title: 'Decide in a minute',
              text: 'Save, contact or pass. Passing is an answer as well.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'An alert names a confidential listing as the listing does, by its cover. Forwarding one gives nothing away.',
        },
      ],
    },
    {
      id: 'saved',
      heading: 'From saved to short',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Saved communities collect like books one means to read. Once a month, look through them with three questions: Is it still live? Would I sign today at this price? What single fact would change my answer? Keep those with a yes or with a fact, and write the fact down.',
          ],
        },
        {
          kind: 'list',
          items: [
            'A price lowered twice in a quarter is a message to you.',
            'A listing that returns from under contract has had diligence. Ask what was found; you may get the reports.',
            'One that has stood for a year without change is often not for sale, or only at that price.',
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
            'Agree on one search for the partnership and leave the private ones private. Two partners with the same alert and no rule about who calls will both call. Brokers notice, and wonder which of you decides.',
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
