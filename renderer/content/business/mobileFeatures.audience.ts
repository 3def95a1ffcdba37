import type { ContentPage } from '../model.ts';

export const mobileFeatures: ContentPage = {
  lede: 'Deals are decided at a desk, but much of the work happens on the road. These tasks are designed for one-handed use, and the rest are better done at a desk.',
  description:
    'What Haven Exchange is designed for on a phone: screening listings, answering leads, closing work orders and touring a building, and what is better at a desk.',
  keywords: [
    'mobile features',
    'senior living app',
    'mobile work orders',
    'property tour checklist',
  ],
  sections: [
    {
      id: 'by-task',
      heading: 'Tasks by screen size',
      blocks: [
        {
          kind: 'table',
          caption: 'Where each task works well',
          columns: [{ label: 'Task' }, { label: 'Phone' }, { label: 'Desktop' }, { label: 'Why' }],
          rows: [
            ['Screen a new listing', 'Well', 'Well', 'Six figures and a yes or no'],
            [
              'Answer a lead',
              'Well',
              'Well',
              'A reply within an hour matters more than screen size',
            ],
            [
              'Close a work order with a photo',
              'Better',
              'Poorly',
              'The camera is where the leak is',
            ],
            [
              'Read a notification and open its record',
              'Well',
              'Well',
              'A tap opens the record itself',
            ],
            ['Compare four communities', 'Poorly', 'Better', 'Columns need width'],
            ['Normalize twelve months', 'Do not', 'Better', 'A wrong digit changes the price'],
            [
              'Read an operations transfer agreement',
              'Do not',
              'Better',
              'One missed schedule can change it too',
            ],
            [
              'Approve who enters a [deal room](/deal-rooms)',
              'With care',
              'Better',
              'Names look alike on small screens',
            ],
          ],
        },
      ],
    },
    {
      id: 'weak-line',
      heading: 'With a weak connection',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Community buildings are often concrete, and their Wi-Fi is for residents. When the connection drops, a bar at the top says so. What you had open stays readable. Updates made offline are sent when the connection is back, and you see how many there were. Actions that need an answer from the server, such as contacting a broker, wait until you tap again.',
          ],
        },
      ],
    },
    {
      id: 'lost-phone',
      heading: 'If your phone is lost',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'End its session from another device under [Security settings](/security-settings). This takes effect with its next request. A lock code and [two-step sign-in](/features/two-step-sign-in) protect the account until you notice.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Add it to your home screen', to: '/mobile-app' },
    { label: 'See a mobile demo', to: '/mobile-demo' },
    { label: 'Work orders', to: '/mobile/work-orders' },
  ],
};
