import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const roleVerifiedAccess: FeaturePage = {
  state: stateOfScreens(['auth', 'profile', 'adminUsers']),
  heading: 'Role-verified access',
  lede: 'Your access depends on a role that the server verifies and you can’t set yourself. Below: who has which role, what we review, and what a role doesn’t prove.',
  shot: {
    name: 'users',
    alt: 'Administration of accounts: name, type, roles, approval and last sign-in',
  },
  description:
    'Roles on Haven Exchange: what buyers, brokers, operators, vendors, and staff can open, how an account is reviewed, and what verification doesn’t prove.',
  keywords: ['role-based access', 'verified broker', 'account review', 'access control'],
  sections: [
    {
      id: 'type-and-role',
      heading: 'Account types and roles',
      blocks: [
        {
          kind: 'table',
          caption: 'What each role can access beyond a member’s own records',
          columns: [{ label: 'Role' }, { label: 'Access' }, { label: 'Granted by' }],
          rows: [
            [
              'Buyer, investor, seller',
              'Their dashboard; contacts and addresses depend on the plan',
              'Sign-up',
            ],
            ['Broker', 'Listings, leads and transactions', 'Sign-up, plus a review where required'],
            ['Broker of record', 'Their firm’s broker activity', 'Staff only'],
            ['Operator', 'The operations area', 'Sign-up, plus a review where required'],
            [
              'Vendor',
              'The vendor area, not the listings',
              'Sign-up; the verified badge requires documents',
            ],
            ['Support', 'Accounts and reviews', 'Staff only'],
            ['Administrator', 'Everything, with audit logging', 'Another administrator'],
          ],
        },
      ],
    },
    {
      id: 'review',
      heading: 'What we review',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Email address',
              text: 'Confirmed through a link we email you. A company domain counts only after that, because anyone can type one in.',
            },
            {
              title: 'Name and license',
              text: 'Checked against the state’s license lookup where one exists.',
            },
            { title: 'Company', text: 'It exists and does what the account says.' },
            {
              title: 'Decision with a reason',
              text: 'Approved or rejected by a person, and logged. You get an email.',
              takes: 'Typically 1-2 business days',
            },
          ],
        },
      ],
    },
    {
      id: 'where',
      heading: 'Where access is enforced',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In the database, on every row. Screens follow the same rules so that you aren’t offered pages you can’t open, but they don’t enforce anything. A program that calls the server with your account gets only what you would. Our tests try to access each table with every role, including attempts that must fail.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Create an account', to: '/auth' },
    { label: 'What brokers need to register', to: '/broker-registration' },
    { label: 'The audit log', to: '/features/audit-log' },
  ],
};
