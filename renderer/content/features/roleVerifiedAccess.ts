import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const roleVerifiedAccess: FeaturePage = {
  state: stateOfScreens(['auth', 'profile', 'adminUsers']),
  heading: 'Role-verified access',
  lede: 'What you may open depends on a role that the server knows and you cannot set. Below: who has which, what is looked at, and what a role does not prove.',
  description:
    'Roles on Haven Exchange: what buyers, brokers, operators, vendors and staff may open, how an account is reviewed, and what verification does not vouch for.',
  keywords: ['role-based access', 'verified broker', 'account review', 'access control'],
  sections: [
    {
      id: 'type-and-role',
      heading: 'A type is a wish, a role is a right',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'At sign-up you say what you are: investor, buyer, seller, broker, operator or vendor. That chooses your desk and your menu. None of the six is a privilege. Rights come from roles, which carry a start, may carry an end, and count only while they are active; and from your plan. Both are kept where your own browser cannot write.',
          ],
        },
        {
          kind: 'table',
          caption: 'What the roles open beyond a member’s own things',
          columns: [{ label: 'Role' }, { label: 'Opens' }, { label: 'Comes from' }],
          rows: [
            ['Buyer, investor, seller', 'Their desk; contacts and addresses by plan', 'Sign-up'],
            [
              'Broker',
              'Listings, leads and transactions',
              'Sign-up, and review where it is asked for',
            ],
            ['Broker of record', 'What a firm’s brokers do', 'Staff alone'],
            ['Operator', 'The operations area', 'Sign-up, and review where it is asked for'],
            [
              'Vendor',
              'The vendor side, and not the listings',
              'Sign-up; the verified mark by papers',
            ],
            ['Support', 'Accounts and reviews', 'Staff alone'],
            ['Administrator', 'Everything, under a log', 'Another administrator'],
          ],
        },
      ],
    },
    {
      id: 'review',
      heading: 'What a review looks at',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The address',
              text: 'Confirmed by a link. A company’s domain counts for something only after that, because anybody can type a domain.',
            },
            {
              title: 'The name and the license',
              text: 'Compared with the state’s look-up where there is one.',
            },
            { title: 'The firm', text: 'Exists, and does what the account says.' },
            {
              title: 'A decision with a reason',
              text: 'Approved or refused by a person, and logged. You get an e-mail.',
              takes: 'Typically 1-2 business days',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'While an account waits it can sign in and read its own record. An account that is suspended later loses everything at the next request and not at the next sign-in, since the rule is asked each time.',
          ],
        },
      ],
    },
    {
      id: 'doors',
      heading: 'Four doors, tried by the wrong person',
      blocks: [
        {
          kind: 'table',
          caption: 'What somebody sees who opens an address that is not theirs',
          columns: [{ label: 'Who' }, { label: 'Opens' }, { label: 'Meets' }],
          rows: [
            [
              'A vendor',
              'The directory of agents',
              'A page that says for whom it is, and the way to the vendor dashboard',
            ],
            [
              'A pilot user',
              'The administrators’ pages',
              'A refusal; testing every role does not include this one',
            ],
            [
              'A broker of another firm',
              'The desk of Haven Realty, our own brokerage',
              'A page for its team alone, with the account shown and a way to change it',
            ],
            [
              'Somebody signed out',
              'The dashboard',
              'Sign-in, and afterward the dashboard of their role',
            ],
          ],
        },
      ],
    },
    {
      id: 'where',
      heading: 'Where the rule stands',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In the database, at each row. Screens follow it so that you are not offered doors that will not open, but a screen decides nothing: a program that calls the server with your account receives what you would. Each table has attempts against it in our tests, one for every role, including those that must fail.',
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
              text: 'An investor’s role says nothing of a balance. Ask for proof of funds.',
            },
            {
              term: 'Authority',
              text: 'That somebody works for the owner does not mean the owner wants to sell. Ask for the engagement.',
            },
            {
              term: 'Skill',
              text: 'A licensed broker may never have sold a license-bearing business. Ask what closed, where, and when.',
            },
            {
              term: 'Tomorrow',
              text: 'A check was true on its day. Look at the state’s site before you wire anything.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Create an account', to: '/auth' },
    { label: 'What brokers register with', to: '/broker-registration' },
    { label: 'The audit log', to: '/features/audit-log' },
  ],
};
