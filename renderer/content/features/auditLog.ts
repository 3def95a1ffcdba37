import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const auditLog: FeaturePage = {
  state: stateOfScreens(['admin', 'adminUsers', 'dealRoom']),
  heading: 'Audit log',
  lede: 'The database records what staff does to an account, whatever screen or program was used, and no one it records can change the log.',
  shot: { name: 'room-log', alt: 'Deal room with its log: who opened which document and when' },
  description:
    'What Haven Exchange logs about administrator actions: approvals, roles, plans, suspensions and settings, with the person, the time, the change and the reason.',
  keywords: ['audit log', 'administrator actions', 'accountability', 'access record'],
  sections: [
    {
      id: 'entry',
      heading: 'Parts of a log entry',
      blocks: [
        {
          kind: 'table',
          caption: 'What an entry contains',
          columns: [{ label: 'Part' }, { label: 'Example (demo)' }, { label: 'Purpose' }],
          rows: [
            ['When', 'November 12, 2026, 14:06:31 UTC', 'The server’s clock, to the second'],
            [
              'Who',
              'An administrator, by account and email address at that time',
              'Addresses change; the entry stays readable',
            ],
            ['Act', 'User suspended', 'One term from a fixed list'],
            [
              'Affected account',
              'The account concerned, recorded the same way',
              'So one query shows a person’s full history',
            ],
            ['What changed', 'Before and after, field by field', 'Needed to undo the change'],
            [
              'Reason',
              '“License lapsed, holder informed by phone”',
              'Required before the action, and not shown outside the log',
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
            'Accounts created, changed, approved, rejected, suspended, reactivated and deleted by another person.',
            'Roles assigned and revoked.',
            'Plans changed by staff.',
            'Exchange settings changed.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Your own sign-ins are a separate record that belongs to you: the latest hundred, with device and result, including wrong passwords. You can find them under [Security settings](/security-settings). Deal rooms are planned to keep a record for the parties: who opened which document, and when.',
          ],
        },
      ],
    },
    {
      id: 'how',
      heading: 'Why it cannot be bypassed',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Written by a trigger',
              text: 'The database records the change as it makes it. A screen cannot skip this, and a script that bypasses the screens is recorded too.',
            },
            {
              term: 'In the same transaction',
              text: 'Either both the change and its entry are saved, or neither is.',
            },
            {
              term: 'No deletion',
              text: 'No role in the product has the right to change or delete an entry, including administrators.',
            },
            {
              term: 'Kept after account deletion',
              text: 'Entries do not depend on the account they name, so deleting an account does not delete the record of what was done to it.',
            },
            {
              term: 'Not on your own account',
              text: 'Some actions are blocked when an administrator tries them on their own account.',
            },
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
