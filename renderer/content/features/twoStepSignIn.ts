import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const twoStepSignIn: FeaturePage = {
  state: stateOfScreens(['securitySettings']),
  heading: 'Two-step sign-in and sessions',
  lede: 'A password can leak, and anyone who buys the leak can use it. With two-step sign-in, a stolen password isn’t enough, and the session list shows who is signed in.',
  shot: {
    name: 'security',
    alt: 'Security settings: security check, password, email and two-factor authentication',
  },
  description:
    'Two-step sign-in on Haven Exchange: an authenticator code, ten recovery codes, your devices and recent sign-ins, and what to do when a phone is lost.',
  keywords: ['two-factor authentication', 'authenticator app', 'recovery codes', 'active sessions'],
  sections: [
    {
      id: 'five-minutes',
      heading: 'Set it up once, in five minutes',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Open security settings',
              text: 'From the menu under your name in the top bar.',
              takes: '30 seconds',
            },
            {
              title: 'Scan the QR code',
              text: 'With any authenticator app. Without a camera, type the key below it.',
              takes: '1 minute',
            },
            {
              title: 'Enter one code',
              text: 'Six digits, to confirm that the app and the server agree on the time.',
              takes: '30 seconds',
            },
            {
              title: 'Save your ten recovery codes',
              text: 'Print them. A drawer at home is safer than a file called “passwords”.',
              takes: '2 minutes',
            },
          ],
        },
      ],
    },
    {
      id: 'holds',
      heading: 'What it protects against',
      blocks: [
        {
          kind: 'table',
          caption: 'Four attacks, with and without the second step',
          columns: [
            { label: 'Someone has' },
            { label: 'Password only' },
            { label: 'With the second step' },
          ],
          rows: [
            ['Your password, leaked from another site', 'Gets in as you', 'Is stopped at the code'],
            [
              'Your password, used in a program that bypasses our screens',
              'Reads your data',
              'Gets nothing; the database requires the second step itself',
            ],
            [
              'Your unlocked laptop',
              'Gets in as you',
              'Gets in as you. Lock your laptop, and end the session from another device',
            ],
            [
              'A fake page that asks for both',
              'Gets in as you',
              'Gets in as you once. Check the address, and the list of sessions',
            ],
          ],
        },
      ],
    },
    {
      id: 'lost',
      heading: 'If you lose your phone',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Sign in with your password',
              text: 'Choose a recovery code instead of the code from the app.',
            },
            {
              title: 'Enter a recovery code',
              text: 'It works once and turns off two-step sign-in for the account.',
            },
            {
              title: 'Set it up again',
              text: 'With the new phone. The old sheet is void from then on; print the new one.',
            },
            {
              title: 'Check your sessions',
              text: 'If the phone was stolen while unlocked, end the other sessions.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open security settings', to: '/security-settings' },
    { label: 'Privacy and security questions', to: '/faq' },
    { label: 'Role-verified access', to: '/features/role-verified-access' },
  ],
};
