import { DESKTOP } from '#shared/desktop/desktop.ts';
import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const desktopApp: FeaturePage = {
  state: stateOfScreens(['appSettings']),
  heading: 'The desktop app',
  lede: 'The same workspace in its own window, for people who work in it all day and for administrators responsible for installed software.',
  shot: {
    name: 'calendar',
    alt: 'Calendar of a broker with tours, closings and critical dates of one month',
  },
  description:
    'Haven Exchange for Windows, macOS, and Linux: what the app adds to the browser, where it stores your session, how it updates, and policies for organizations.',
  keywords: ['desktop app', 'Windows', 'macOS', 'Group Policy', 'managed installation'],
  sections: [
    {
      id: 'compare',
      heading: 'Browser vs. desktop app',
      blocks: [
        {
          kind: 'table',
          caption: 'Browser and desktop app compared',
          columns: [{ label: 'Feature' }, { label: 'Browser' }, { label: 'Desktop app' }],
          rows: [
            ['Data and rules', 'On the server', 'On the server, same as the browser'],
            ['Session', 'In browser storage', 'In the system keychain, never in a file'],
            ['Links in email', 'Open in a tab', 'Open the record in the app'],
            [
              'Notices',
              'The notification bell',
              'The notification bell and system notifications, with a count on the icon',
            ],
            ['Several records', 'Tabs', 'Windows that reopen where you left off'],
            ['Paper', 'Browser print', 'Print, or save as a PDF'],
            [
              'Downloads',
              'Saved to the browser’s download folder',
              'Asks before saving; blocks executable files',
            ],
            [
              'Without a server connection',
              'Nothing',
              'A trial with sample data, entirely on your computer',
            ],
          ],
        },
      ],
    },
    {
      id: 'closed',
      heading: 'Security',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app shows only its own pages; any other address opens in your browser. Pages run in a sandbox without access to files or programs, and the app checks the sender and content of every request they make. Camera, microphone, and location access are blocked. The app loads its code only from its own archive.',
            'If the keychain is locked, the app tells you and waits. It won’t sign you out or store your session somewhere less secure.',
          ],
        },
      ],
    },
    {
      id: 'systems',
      heading: 'System requirements',
      blocks: [
        {
          kind: 'table',
          caption: 'Supported systems',
          columns: [{ label: 'System' }, { label: 'Package' }],
          rows: [
            ['Windows 10 and later', 'Per-user installer or machine-wide package; Intel and ARM'],
            [`macOS ${DESKTOP.oldestMac} and later`, 'One app for Intel and Apple processors'],
            ['Debian, Ubuntu', 'A package'],
            ['Other Linux', 'A single file; can’t register links'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the documentation', to: '/documentation' },
    { label: 'Desktop app license', to: '/eula' },
    { label: 'Use it on your phone', to: '/mobile-app' },
  ],
};
