import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const twoStepSignIn: FeaturePage = {
  state: stateOfScreens(['securitySettings']),
  heading: 'Two-step sign-in and sessions',
  lede: 'A password is something you know, and so does whoever bought last year’s leak. The second step makes it worth nothing alone, and the list of sessions shows who is in.',
  description:
    'Two-step sign-in on Haven Exchange: an authenticator code, ten recovery codes, your devices and recent sign-ins, and what to do when a phone is lost.',
  keywords: ['two-factor authentication', 'authenticator app', 'recovery codes', 'active sessions'],
  sections: [
    {
      id: 'five-minutes',
      heading: 'Five minutes, once',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Open security settings',
              text: 'From your name in the bar.',
              takes: 'Half a minute',
            },
            {
              title: 'Scan the picture',
              text: 'With any authenticator app. Without a camera, type the key below it.',
              takes: '1 minute',
            },
            {
              title: 'Enter one code',
              text: 'Six digits, to prove that the app and the server agree on the time.',
              takes: 'Half a minute',
            },
            {
              title: 'Keep ten recovery codes',
              text: 'Print them. A drawer at home beats a file called passwords.',
              takes: '2 minutes',
            },
          ],
        },
      ],
    },
    {
      id: 'holds',
      heading: 'What it really closes',
      blocks: [
        {
          kind: 'table',
          caption: 'Four attacks, with and without the second step',
          columns: [
            { label: 'Somebody has' },
            { label: 'Password only' },
            { label: 'With the second step' },
          ],
          rows: [
            ['Your password from another site’s leak', 'Is you', 'Reaches the code and stops'],
            [
              'Your password, and a program instead of our screens',
              'Reads your data',
              'Receives nothing; the database asks for the step itself',
            ],
            [
              'Your unlocked laptop',
              'Is you',
              'Is you. Lock it, and end the session from another device',
            ],
            [
              'A fake page that asks you for both',
              'Is you',
              'Is you for one sign-in. Look at the address, and at the list of sessions',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The second row is the unusual one. Many products ask for the code on their sign-in page and nowhere else. Here every table refuses an account that has the second step and has not taken it in this session.',
          ],
        },
      ],
    },
    {
      id: 'sessions',
      heading: 'Your devices and recent sign-ins',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Devices',
              text: 'Each open session with browser or app, system and last use. End one, or all others, with a button.',
            },
            {
              term: 'Recent sign-ins',
              text: 'The newest hundred: successful ones, wrong passwords, wrong codes, and the use of a recovery code.',
            },
            {
              term: 'A new password',
              text: 'Signs every other device out. The one you sit at stays.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'A wrong password at three in the morning from a browser you do not use is a reason to turn on the second step and none to panic. A right one is a reason to change it now.',
        },
      ],
    },
    {
      id: 'lost',
      heading: 'The day the phone is gone',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Sign in with the password',
              text: 'And choose the recovery code instead of the code from the app.',
            },
            {
              title: 'Enter one of the ten',
              text: 'It works once and takes the second step off the account.',
            },
            {
              title: 'Set it up anew',
              text: 'With the new phone. The old sheet is void from then on; print the new one.',
            },
            {
              title: 'Look at the sessions',
              text: 'If the phone was stolen and unlocked, end the others.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Without phone and codes, support has to establish who you are before anything is taken off, and that takes days on purpose. An attacker would ask for the same favor, in a hurry.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who should not wait',
      blocks: [
        {
          kind: 'list',
          items: [
            'Brokers, whose account opens other people’s secrets.',
            'Owners and administrators of an organization, who can add members.',
            'Whoever receives wiring instructions in the course of work.',
            'Anybody who uses this password somewhere else, until it is changed.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open security settings', to: '/security-settings' },
    { label: 'Questions on privacy and security', to: '/faq' },
    { label: 'Role-verified access', to: '/features/role-verified-access' },
  ],
};
