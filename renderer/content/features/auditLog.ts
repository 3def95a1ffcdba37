import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const auditLog: FeaturePage = {
  state: stateOfScreens(['admin', 'adminUsers', 'dealRoom']),
  heading: 'Audit log',
  lede: 'Power leaves a trace. What staff does to an account is written down by the database itself, whatever screen or program was used, and nobody in the log can rewrite it.',
  description:
    'What Haven Exchange logs about administrators’ acts: approvals, roles, plans, suspensions and settings, with the person, the time, the change and the reason.',
  keywords: ['audit log', 'administrator actions', 'accountability', 'access record'],
  sections: [
    {
      id: 'entry',
      heading: 'One entry, taken apart',
      blocks: [
        {
          kind: 'table',
          caption: 'What an entry holds',
          columns: [{ label: 'Part' }, { label: 'Example (demo)' }, { label: 'Why it is there' }],
          rows: [
            ['When', 'November 12, 2026, 14:06:31 UTC', 'The server’s clock, to the moment'],
            [
              'Who',
              'An administrator, by account and by address at that time',
              'Addresses change; the entry stays readable',
            ],
            ['Act', 'User suspended', 'One word from a fixed list'],
            [
              'About whom',
              'The account concerned, likewise',
              'So that one person’s history is one query',
            ],
            ['What changed', 'Before and after, field by field', 'To undo it, one must know it'],
            [
              'Reason',
              '“License lapsed, holder informed by telephone”',
              'Asked for before the act, and told to nobody outside the log',
            ],
          ],
        },
      ],
    },
    {
      id: 'acts',
      heading: 'What is logged today',
      blocks: [
        {
          kind: 'list',
          items: [
            'Accounts created, changed, approved, refused, suspended, reactivated and deleted by somebody else.',
            'Roles given and taken.',
            'Plans changed by staff.',
            'Settings of the exchange changed.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Your own sign-ins are another record, which belongs to you: the newest hundred, with device and outcome, wrong passwords included. You find them under [Security settings](/security-settings). Deal rooms are to keep theirs for the parties: who opened which document, and when.',
          ],
        },
      ],
    },
    {
      id: 'how',
      heading: 'Why it cannot be walked around',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Written by a trigger',
              text: 'The database notes the change as it makes it. A screen cannot forget, and a script that goes past the screens is noted too.',
            },
            {
              term: 'In the same act',
              text: 'Either the change and its entry happen, or neither does.',
            },
            {
              term: 'Without an eraser',
              text: 'No role of the product has the right to change or delete an entry, administrators included.',
            },
            {
              term: 'Longer than its people',
              text: 'Entries stand without depending on the account they name, so deleting an account does not delete what was done to it.',
            },
            {
              term: 'Never about oneself',
              text: 'Some acts refuse an administrator who tries them on the own account.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'An entry holds no password, no token and no document. A log that leaks secrets is one more thing to protect.',
        },
      ],
    },
    {
      id: 'use',
      heading: 'Three questions it answers',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Who let this person in?',
              text: 'Search for the account. The first entries are its sign-up and its approval, with a name and a reason.',
            },
            {
              title: 'Why did my plan change?',
              text: 'An entry by a person means staff; one without a person means the payment provider reported it.',
            },
            {
              title: 'Has a departed colleague left rights behind?',
              text: 'Roles given by that person, in order, with what became of each.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Staff reads the log; you do not see other people’s entries. If you want to know what was done to your own account, [ask support](/support). The answer says what was done and when; the reason itself stays in the log, so that it can be written frankly.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What a log is not',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'It prevents nothing. It makes people careful who know that it exists, and it shortens the afternoon on which something has gone wrong from guessing to reading. Prevention is the business of [roles](/features/role-verified-access) and of the [second step](/features/two-step-sign-in) at sign-in, which staff accounts should not be without.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Enterprise and compliance', to: '/enterprise-compliance' },
    { label: 'Role-verified access', to: '/features/role-verified-access' },
    { label: 'Read the privacy policy', to: '/privacy-policy' },
  ],
};
