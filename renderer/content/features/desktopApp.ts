import { DESKTOP } from '#shared/desktop/desktop.ts';
import { POLICIES } from '#shared/desktop/policies.ts';
import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const desktopApp: FeaturePage = {
  state: stateOfScreens(['appSettings']),
  heading: 'The desktop app',
  lede: 'The same workspace in a window of its own, for people who spend the day in it, and for administrators who have to answer for what is installed.',
  description:
    'Haven Exchange for Windows, macOS and Linux: what the app adds to the browser, where it keeps your session, updates, and the policies for organizations.',
  keywords: ['desktop app', 'Windows', 'macOS', 'Group Policy', 'managed installation'],
  sections: [
    {
      id: 'compare',
      heading: 'Browser or app',
      blocks: [
        {
          kind: 'table',
          caption: 'The same product in two places',
          columns: [{ label: 'Matter' }, { label: 'Browser' }, { label: 'Desktop app' }],
          rows: [
            ['Data and rules', 'The server’s', 'The server’s, the same'],
            ['Session', 'In the browser’s storage', 'In the keychain of the system, in no file'],
            ['Links in e-mail', 'Open a tab', 'Open the app, at the record'],
            [
              'Notices',
              'The bell',
              'The bell and the system’s own notes, with a count on the icon',
            ],
            ['Several records', 'Tabs', 'Windows, each where you left it'],
            ['Paper', 'The browser’s print', 'Print, or save as a PDF'],
            ['Downloads', 'Wherever it puts them', 'Asked for; programs are refused'],
            [
              'Without a server',
              'Nothing',
              'A trial with invented data, entirely on your computer',
            ],
          ],
        },
      ],
    },
    {
      id: 'fits',
      heading: 'Whom it fits',
      blocks: [
        {
          kind: 'list',
          items: [
            'A broker with six files open, who wants them back after a restart.',
            'An operator’s office where a shared computer has one account for each person.',
            'An organization that decides which versions run and where they come from.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'On a computer that is not yours, use a browser and sign out.',
        },
      ],
    },
    {
      id: 'closed',
      heading: 'What it cannot be talked into',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app shows its own pages only; any other address opens in your browser. Pages run in a sandbox, without access to files or programs, and each request they make of the app is checked for its sender and its content. Camera, microphone and location are refused. The program loads its code from its own archive.',
            'If the keychain is locked, the app says so and waits. It neither signs you out nor writes your session somewhere less safe.',
          ],
        },
      ],
    },
    {
      id: 'policies',
      heading: 'What an organization can decide',
      blocks: [
        {
          kind: 'table',
          caption: 'Policies of the desktop app',
          columns: [{ label: 'Policy' }, { label: 'Meaning' }],
          rows: POLICIES.map(({ name, meaning }) => [name, meaning]),
          source:
            'Read from Group Policy on Windows, configuration profiles on macOS and a file on Linux. The computer’s value stands before the user’s.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Settings that a policy decides are shown as managed by your organization and cannot be changed there. An exported diagnosis says which policies are in force, without tokens or names.',
          ],
        },
      ],
    },
    {
      id: 'updates',
      heading: 'Updates without surprise',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Look', text: 'Half a minute after the start, then every six hours.' },
            {
              title: 'Load',
              text: 'In the background. An installer with a wrong checksum is refused.',
            },
            { title: 'Ask', text: 'Restart now or later; unsaved work is asked about.' },
            {
              title: 'Check',
              text: 'At the next start the app compares what it wanted to be with what it is, and says if an update did not take.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A managed installation on Windows never replaces itself. It tells that there is a newer version, and your own tools install it.',
          ],
        },
      ],
    },
    {
      id: 'systems',
      heading: 'Systems',
      blocks: [
        {
          kind: 'table',
          caption: 'Where it is made to run',
          columns: [{ label: 'System' }, { label: 'Package' }],
          rows: [
            [
              'Windows 10 and newer',
              'An installer for one person, a package for a whole computer; Intel and ARM',
            ],
            [`macOS ${DESKTOP.oldestMac} and newer`, 'One app for Intel and Apple processors'],
            ['Debian, Ubuntu', 'A package'],
            ['Other Linux', 'A single file; cannot register links'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the documentation', to: '/documentation' },
    { label: 'The license of the app', to: '/eula' },
    { label: 'On a telephone instead', to: '/mobile-app' },
  ],
};
