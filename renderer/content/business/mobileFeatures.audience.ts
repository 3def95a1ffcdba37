import type { ContentPage } from '../model.ts';

export const mobileFeatures: ContentPage = {
  lede: 'Deals are decided at desks and moved in parking lots. These are the tasks that are made for one hand, and the ones we would rather you left until you sit down.',
  description:
    'What Haven Exchange is made for on a telephone: screening listings, answering leads, closing work orders and walking a building, and what belongs on a desk.',
  keywords: [
    'mobile features',
    'senior living app',
    'mobile work orders',
    'property tour checklist',
  ],
  sections: [
    {
      id: 'by-task',
      heading: 'By task and screen',
      blocks: [
        {
          kind: 'table',
          caption: 'Where a task is done well',
          columns: [{ label: 'Task' }, { label: 'Telephone' }, { label: 'Desk' }, { label: 'Why' }],
          rows: [
            ['Screen a new listing', 'Well', 'Well', 'Six figures and a yes or no'],
            ['Answer a lead', 'Well', 'Well', 'The first hour counts more than the screen'],
            [
              'Close a work order with a picture',
              'Better',
              'Poorly',
              'The camera is where the leak is',
            ],
            [
              'Read a notice and open its record',
              'Well',
              'Well',
              'A tap leads to the thing itself',
            ],
            ['Compare four communities', 'Poorly', 'Better', 'Columns need width'],
            ['Normalize twelve months', 'Do not', 'Better', 'A wrong digit costs a price'],
            [
              'Read an operations transfer agreement',
              'Do not',
              'Better',
              'So does a missed schedule',
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
      id: 'made-for',
      heading: 'How screens behave in a hand',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Targets',
              text: 'What you touch is at least as large as a fingertip, 44 pixels in each direction.',
            },
            {
              term: 'Menus',
              text: 'Slide in from the side with everything the wide bar has. Nothing is left out because the screen is small.',
            },
            {
              term: 'Text size',
              text: 'Follows your system, up to twice the usual, without anything cut off.',
            },
            {
              term: 'Dark',
              text: 'By your system’s setting. Useful in a boiler room.',
            },
            {
              term: 'A bar at the bottom',
              text: 'Search, List and Reviews on the front page, where the thumb is.',
            },
          ],
        },
      ],
    },
    {
      id: 'walk',
      heading: 'Walking a building with it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A tour before an offer lasts forty minutes and you will not be given a second. Decide beforehand what you photograph, keep the telephone in the pocket near residents, and write while you still sit in the car.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'From the road',
              text: 'Sign, lot, roof edge. Count staff cars at shift change; it is a staffing report.',
            },
            {
              title: 'Lobby',
              text: 'Smell, the license on the wall, the date of the activity calendar.',
            },
            {
              title: 'One corridor',
              text: 'Doors with names against doors without: an occupancy count nobody prepared for you.',
            },
            { title: 'Kitchen and laundry', text: 'Age plates of equipment. Photograph those.' },
            {
              title: 'Memory care',
              text: 'How the door opens, who is at it, how loud the television is.',
            },
            {
              title: 'Mechanical room',
              text: 'Boiler, panel, generator, sprinkler valves, with their tags.',
            },
            {
              title: 'In the car',
              text: 'Ten lines of your own before you turn the key.',
              takes: '5 minutes',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'No photographs of residents, name plates or open charts. A picture sent by mistake cannot be called back.',
        },
      ],
    },
    {
      id: 'weak-line',
      heading: 'In a basement',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Community buildings are concrete and their Wi-Fi belongs to residents. When the line goes, a bar at the top says so; what you had open stays readable; what was sent while the line was down is sent again when it is back, and you are told how many updates that were. What needs an answer from the server, such as contacting a broker, waits for you to press again.',
          ],
        },
      ],
    },
    {
      id: 'lost-phone',
      heading: 'If it is lost',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'End its session from another device under [Security settings](/security-settings), which takes effect at its next request. A lock code and [two-step sign-in](/features/two-step-sign-in) make the hours until you notice harmless.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Put it on your home screen', to: '/mobile-app' },
    { label: 'See a mobile demo', to: '/mobile-demo' },
    { label: 'Work orders', to: '/mobile/work-orders' },
  ],
};
