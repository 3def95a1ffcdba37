import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const roleVerifiedAccess: FeaturePage = {
  state: stateOfScreens(['auth', 'profile', 'adminUsers']),
  heading: 'Role-verified access',
  lede: 'Your access depends on a role that the server verifies and you can’t set yourself. Below: who has which role, what we review, and what a role doesn’t prove.',
  description:
    'Roles on Haven Exchange: what buyers, brokers, operators, vendors, and staff can open, how an account is reviewed, and what verification doesn’t prove.',
  keywords: ['role-based access', 'verified broker', 'account review', 'access control'],
  sections: [
    {
      id: 'type-and-role',
      heading: 'Account types and roles',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'At sign-up, you choose an account type: investor, buyer, seller, broker, operator, or vendor. It sets your dashboard and menu and grants no privileges. Your access comes from your plan and from roles, which have a start date, may have an end date, and count only while active. Both are stored where your browser can’t change them.',
          ],
        },
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
        {
          kind: 'text',
          paragraphs: [
            'While an account is pending, you can sign in and see your own record. A suspended account loses access on its next request, not at the next sign-in, because access is checked on every request.',
          ],
        },
      ],
    },
    {
      id: 'doors',
      heading: 'What happens without access',
      blocks: [
        {
          kind: 'table',
          caption: 'What people see when they open a page they don’t have access to',
          columns: [{ label: 'Who' }, { label: 'Opens' }, { label: 'Result' }],
          rows: [
            [
              'A vendor',
              'The agent directory',
              'A page that explains who it is for, with a link to the vendor dashboard',
            ],
            [
              'A pilot user',
              'The admin pages',
              'Access denied; pilot users can test every role except this one',
            ],
            [
              'A broker from another firm',
              'The dashboard of Haven Realty, our own brokerage',
              'A notice that the page is reserved for its team, with the current account and a way to switch',
            ],
            ['Someone signed out', 'The dashboard', 'Sign-in, then the dashboard for their role'],
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
    {
      id: 'not-proven',
      heading: 'What a role does not prove',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Money',
              text: 'An investor role doesn’t verify funds. Ask for proof of funds.',
            },
            {
              term: 'Authority',
              text: 'Working for the owner doesn’t mean the owner wants to sell. Ask for the engagement letter.',
            },
            {
              term: 'Skill',
              text: 'A licensed broker may never have sold a licensed operating business. Ask what closed, where, and when.',
            },
            {
              term: 'Tomorrow',
              text: 'A check is only good for the day it was made. Look at the state’s site again before you wire any money.',
            },
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
