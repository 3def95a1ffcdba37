import { DEFAULT_QUIET_HOURS } from '#shared/notifications/quiet-hours.ts';
import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

const { start, end } = DEFAULT_QUIET_HOURS;

export const notifications: FeaturePage = {
  state: stateOfScreens(['notifications', 'notificationsPreferences']),
  heading: 'Notifications with quiet hours',
  lede: 'A deadline should reach you in a meeting. A brochure should not reach you at dinner. You decide the difference once, by kind and by way.',
  description:
    'Notifications on Haven Exchange: which events come by bell, e-mail, text or desktop, what quiet hours hold back until morning, and what passes anyway.',
  keywords: [
    'notifications',
    'quiet hours',
    'deal alerts',
    'SMS alerts',
    'notification preferences',
  ],
  sections: [
    {
      id: 'ways',
      heading: 'Four ways to you',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'The bell',
              text: 'In the bar, always current. It makes no noise and is never held back.',
            },
            {
              term: 'E-mail',
              text: 'On unless you turn it off. It carries enough to act on, and no document.',
            },
            {
              term: 'Text message',
              text: 'Off unless you turn it on. Made for three things: urgent leads, urgent messages and project deadlines.',
            },
            {
              term: 'The desktop',
              text: 'A note from the operating system when the app is installed. A click opens the record it is about.',
            },
          ],
        },
      ],
    },
    {
      id: 'defaults',
      heading: 'What is on before you touch anything',
      blocks: [
        {
          kind: 'table',
          caption: 'Preferences of a new account',
          columns: [{ label: 'Event' }, { label: 'At the start' }],
          rows: [
            ['A transaction changes its status', 'On'],
            ['A document is uploaded', 'On'],
            ['A milestone comes near', 'On'],
            ['A deadline comes near', 'On'],
            ['A participant does something', 'Off, since it is the noisiest'],
            ['Urgent leads, urgent messages and deadlines by text', 'Off'],
            ['Marketing letters', 'Off'],
            [`Quiet hours, ${start} to ${end}`, 'Off'],
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Set your timezone when you switch quiet hours on. Until you do it is UTC, in which ten in the evening is the afternoon of an office in Denver.',
        },
      ],
    },
    {
      id: 'night',
      heading: 'One night, told by the clock',
      blocks: [
        {
          kind: 'table',
          caption: `A broker in Denver with quiet hours from ${start} to ${end} and urgent messages by text`,
          columns: [
            { label: 'Time' },
            { label: 'What happens' },
            { label: 'Bell' },
            { label: 'E-mail and desktop' },
            { label: 'Text' },
          ],
          rows: [
            ['21:40', 'A buyer uploads a proof of funds', 'At once', 'At once', 'None'],
            ['22:15', 'Status moves to diligence', 'At once', end, 'None'],
            [
              '01:05',
              'An urgent message: the wire was sent to a wrong account',
              'At once',
              end,
              'At once',
            ],
            ['03:30', 'Three more documents', 'At once', end, 'None'],
            [end, 'Quiet hours end', 'Five unread', 'What waited arrives, each once', 'None'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Nothing is dropped; what waits arrives when the hours end. The end is reckoned on your clock and not by adding ten hours, so in the night in which clocks change it is still eight in the morning. Something that became stale in the meantime, such as a sign-in code, is not sent late.',
          ],
        },
      ],
    },
    {
      id: 'once',
      heading: 'Once is enough',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A notification is made by the server, for a cause, one time. Two open windows, a telephone and the desktop app do not turn it into four. Reading it in one place makes it read in the others. If a mail provider is down, the letter is tried again for most of a day rather than lost.',
          ],
        },
      ],
    },
    {
      id: 'advice',
      heading: 'A setting that works for most',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Brokers:** urgent messages by text, everything else by mail, quiet hours on.',
            '**Buyers with one deal in contract:** deadlines by text until closing, then off.',
            '**Operators:** leave text to one person for each community, with a deputy.',
            '**Vendors:** urgent leads by text. The first answer often gets the work.',
            '**Investors:** bell and mail. Nothing a limited partner reads at midnight improves by it.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Set your preferences', to: '/notifications-preferences' },
    { label: 'Saved searches and alerts', to: '/features/saved-searches' },
    { label: 'The desktop app', to: '/features/desktop-app' },
  ],
};
