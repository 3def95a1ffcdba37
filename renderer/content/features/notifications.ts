import { DEFAULT_QUIET_HOURS } from '#shared/messaging/notifications/quiet-hours.ts';
import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

const { start, end } = DEFAULT_QUIET_HOURS;

export const notifications: FeaturePage = {
  state: stateOfScreens(['notifications', 'notificationsPreferences']),
  heading: 'Notifications with quiet hours',
  lede: 'A deadline should reach you in a meeting. A brochure shouldn’t reach you at dinner. Set your preferences once, by event type and channel.',
  shot: { name: 'notifications', alt: 'Notification preferences by topic and channel' },
  description:
    'Notifications on Haven Exchange: which events arrive by bell, email, text, or desktop, what quiet hours hold until morning, and what gets through anyway.',
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
      heading: 'Four notification channels',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Notification bell',
              text: 'In the top bar, always current. It makes no sound and is never held back.',
            },
            {
              term: 'Email',
              text: 'On unless you turn it off. Includes enough detail to act on, but no attachments.',
            },
            {
              term: 'Text message',
              text: 'Off unless you turn it on. For three things: urgent leads, urgent messages, and project deadlines.',
            },
            {
              term: 'Desktop',
              text: 'A notification from the operating system if the app is installed. Click it to open the related record.',
            },
          ],
        },
      ],
    },
    {
      id: 'defaults',
      heading: 'Default settings',
      blocks: [
        {
          kind: 'table',
          caption: 'Default preferences of a new account',
          columns: [{ label: 'Event' }, { label: 'Default' }],
          rows: [
            ['A transaction’s status changes', 'On'],
            ['A document is uploaded', 'On'],
            ['A milestone is approaching', 'On'],
            ['A deadline is approaching', 'On'],
            ['A participant takes an action', 'Off, because these events are the most frequent'],
            ['Urgent leads, urgent messages and deadlines by text', 'Off'],
            ['Marketing emails', 'Off'],
            [`Quiet hours, ${start} to ${end}`, 'Off'],
          ],
        },
      ],
    },
    {
      id: 'once',
      heading: 'No duplicates',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The server creates one notification per event. Two open windows, a phone, and the desktop app don’t turn it into four. Reading it in one place marks it as read everywhere. If an email provider is down, we retry for most of a day.',
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
