import type { ContentPage } from '../model.ts';

export const realTimeMonitoring: ContentPage = {
  lede: 'Live boards of every community you run: occupancy, moves, staffing, incidents, doses, and work orders. Haven Exchange shows what your team records. It has no sensors, and no one watches your building for you.',
  shot: {
    name: 'command-center',
    alt: 'The command center: occupancy, moves, staffing, incidents, doses, and work orders of three communities',
  },
  description:
    'Live operations on Haven Exchange: a command center for all your communities, a wall screen, alert rules with escalation, and a live feed of events.',
  keywords: ['real-time monitoring', 'command center', 'alerts', 'senior living operations'],
  sections: [
    {
      id: 'command-center',
      heading: 'Command center',
      blocks: [
        {
          kind: 'list',
          items: [
            'Physical and financial occupancy, move-ins and move-outs of 30 days, and what is planned.',
            'Scheduled hours against required hours, for this shift and the next.',
            'Cash collected this month, with the payments behind it.',
            'Open incidents with the time left for the state report, overdue doses, and overdue work orders.',
            'Each figure opens its rows. People see only the communities and figures of their position.',
          ],
        },
      ],
    },
    {
      id: 'wall-screen',
      heading: 'Wall screen',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Large type for a screen at the desk or in the office, without menus or residents’ names. It rotates through your communities and keeps the screen on where the browser can.',
          ],
        },
      ],
    },
    {
      id: 'signals',
      heading: 'Alerts',
      blocks: [
        {
          kind: 'list',
          items: [
            'Rules on nine figures, each with a threshold and an owner. Recommended rules are one click away.',
            'An alert that no one acknowledges escalates to the next person after the minutes you set.',
            'Acknowledge with a note. An alert resolves when its figure recovers, and stays on file.',
            'Email and desktop notifications follow each reader’s preferences and quiet hours.',
          ],
        },
      ],
    },
    {
      id: 'feed',
      heading: 'Live feed',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Moves, prospects, clock-ins, incidents, exceptions of the medication pass, work orders, drills, and alerts as they are recorded, by community and area.',
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'What it doesn’t do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Read nurse call systems, door alarms, wearables, or cameras.',
            'Call 911 or a monitoring center.',
            'Know what was not recorded.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open the command center', to: '/operator/command-center' },
    { label: 'For operators', to: '/for-operators' },
    { label: 'How notifications reach you', to: '/features/notifications' },
  ],
};
