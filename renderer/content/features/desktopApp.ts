import { DESKTOP } from '#shared/desktop/desktop.ts';
import { POLICIES } from '#shared/desktop/policies.ts';
import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const desktopApp: FeaturePage = {
  state: stateOfScreens(['appSettings']),
  heading: 'The desktop app',
  lede: 'The same workspace in its own window, for people who work in it all day and for administrators responsible for installed software.',
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
      id: 'fits',
      heading: 'Who it’s for',
      blocks: [
        {
          kind: 'list',
          items: [
            'A broker with six files open who wants them all back after a restart.',
            'An operator’s office where each person has their own account on a shared computer.',
            'An organization that controls which versions run and where they come from.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'On a computer that isn’t yours, use a browser and sign out when you’re done.',
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
      id: 'policies',
      heading: 'Policies for organizations',
      blocks: [
        {
          kind: 'table',
          caption: 'Desktop app policies',
          columns: [{ label: 'Policy' }, { label: 'Effect' }],
          rows: POLICIES.map(({ name, meaning }) => [name, meaning]),
          source:
            'Policies are read from Group Policy on Windows, configuration profiles on macOS, and a file on Linux. Computer policies override user policies.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Settings controlled by a policy are shown as managed by your organization and can’t be changed in the app. An exported diagnostic report lists the active policies, without tokens or names.',
          ],
        },
      ],
    },
    {
      id: 'updates',
      heading: 'Predictable updates',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Check for updates', text: '30 seconds after startup, then every six hours.' },
            {
              title: 'Download',
              text: 'Runs in the background. An installer with the wrong checksum is rejected.',
            },
            { title: 'Ask', text: 'Restart now or later. The app asks about unsaved work first.' },
            {
              title: 'Verify',
              text: 'At the next startup, the app compares the installed version with the expected one and tells you if the update failed.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A managed installation on Windows never updates itself. It tells you when a newer version is available, and your own tools install it.',
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
