import { PLANS, TRIAL } from '#shared/account/billing/plans.ts';
import {
  LISTING_ALLOWANCE_TRIAL,
  PASSWORD_MIN_LENGTH,
  RESEND_COUNTDOWN_SECONDS,
} from '#shared/constants.ts';
import type { ContentPage } from '../model.ts';

const { starter } = PLANS;

export const documentation: ContentPage = {
  lede: 'How the exchange works, topic by topic: accounts, roles, listings, contacts and the desktop app, with links to the detailed pages.',
  description:
    'Start page of the public documentation: accounts and approval, roles, listing status, contacts and addresses, quiet hours and the desktop app.',
  keywords: ['documentation', 'user guide', 'roles', 'desktop app', 'listing status'],
  sections: [
    {
      id: 'shelves',
      heading: 'Documentation sections',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'How-to guides',
              text: 'Searching, cap rates, writing to brokers, calculations.',
              to: '/help/finding-properties',
            },
            {
              title: 'Questions and answers',
              text: 'More than sixty, in eight groups, with a search box.',
              to: '/faq',
            },
            {
              title: 'Glossary',
              text: 'Industry terms explained.',
              to: '/senior-living-glossary',
            },
            {
              title: 'Tech docs',
              text: 'For integrators and administrators, after sign-in.',
              to: '/docs',
            },
            {
              title: 'Features status',
              text: 'Feature by feature, without release dates.',
              to: '/features-status',
            },
            {
              title: 'Try it',
              text: 'Feature demos with sample data.',
              to: '/demos',
            },
          ],
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Create an account',
              text: `Go to [sign-in](/auth) and enter your email address, your name, what you do, and a password of at least ${PASSWORD_MIN_LENGTH} characters.`,
            },
            {
              title: 'Confirm your email',
              text: `Use the link in the email. It asks you to confirm before it acts, so that an email scanner cannot use it up. You can request another email after ${RESEND_COUNTDOWN_SECONDS} seconds.`,
            },
            {
              title: 'Wait for approval, if required',
              text: 'Some accounts need an administrator’s approval first. The screen says so, lists the steps, and lets you sign out.',
              takes: 'Typically 1–2 business days',
            },
            {
              title: 'Secure your account',
              text: '[Security settings](/security-settings): an authenticator app, recovery codes, and a list of devices you can sign out one by one.',
            },
          ],
        },
      ],
    },
    {
      id: 'roles',
      heading: 'Roles',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The activity you choose decides which dashboard opens and which menu you see. Roles decide permissions. Administrators assign them, or they follow from a confirmed company address. A role may have an end date and gives no permissions after it. If you have several roles, the one highest in the table is your primary role.',
          ],
        },
        {
          kind: 'table',
          caption: 'Roles in order of priority',
          columns: [{ label: 'Role' }, { label: 'Purpose' }],
          rows: [
            ['Administrator, support', 'Accounts, reviews, tickets; support can view and reply'],
            ['Broker of record', 'Supervises the brokerage’s transactions'],
            ['Broker', 'Listings and transactions for clients'],
            ['Vendor', 'Services, quotes, bids; no access to listings'],
            ['Pilot', 'Previews every role before a release'],
            ['Operator', 'Communities, residents, staff, compliance'],
            ['Investor, seller, buyer', 'Capital, sales, purchases'],
            ['Member', 'Everyone with none of these roles'],
          ],
        },
      ],
    },
    {
      id: 'listings',
      heading: 'Listing status',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Each listing has a review status and a sale status. To be visible, it must be approved, and either active or under contract. A trial of ${TRIAL.days} days includes ${LISTING_ALLOWANCE_TRIAL}. Paid plans have no such limit, and an account without a plan cannot list.`,
          ],
        },
        {
          kind: 'table',
          caption: 'Who sees a listing',
          columns: [
            { label: 'Status' },
            { label: 'Visitors and members' },
            { label: 'Its broker' },
            { label: 'Staff' },
          ],
          rows: [
            ['Waiting for review, or rejected', 'No', 'Yes', 'Yes'],
            ['Approved and active', 'Yes', 'Yes', 'Yes'],
            ['Approved and under contract', 'Yes, with a badge', 'Yes', 'Yes'],
            ['Sold or withdrawn', 'No', 'Yes', 'Yes'],
          ],
        },
      ],
    },
    {
      id: 'contacts',
      heading: 'Contacts, addresses and messages',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Contact',
              text: `Your first message about one listing. ${starter.name} includes ${starter.contactsPerMonth} a month; larger plans have no limit. See [Contacting brokers](/help/contacting-brokers) for details.`,
            },
            {
              term: 'Street',
              text: 'Stored in a separate record. Seeing it takes a plan and, for a confidential listing, a contact with its broker.',
            },
            {
              term: 'Conversation',
              text: 'Planned as [messages](/messages): a thread between members, whether or not it concerns a listing. Only its participants will be able to read it.',
            },
            {
              term: 'Notification',
              text: 'Planned under [notifications](/notifications): an entry under the bell icon that links to what it is about.',
            },
            {
              term: 'Quiet hours',
              text: 'Off until you turn them on. They then run from 22:00 to 08:00 in your own time zone unless you choose other hours. Non-urgent notifications are held until they end and are not lost. Today the desktop app has quiet hours in its settings.',
            },
          ],
        },
      ],
    },
    {
      id: 'desktop',
      heading: 'The desktop app',
      blocks: [
        {
          kind: 'list',
          items: [
            'For Windows, macOS and Linux. It is the same product in its own window, with system notifications, a tray icon and links that open in it.',
            'The session is stored in the system keychain. If the keychain is locked, the app asks you to try again and does not sign you out.',
            'It starts without a network, shows what you last viewed, and says that it is offline.',
            '“Try it on this computer” runs everything on your machine with demonstration data and connects to no other system.',
            'Updates download in the background and install when you agree to restart. Installations managed by an administrator are updated by the administrator.',
            'Organization policies are shown as “Managed by your organization” and cannot be changed in the settings.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Create an account', to: '/auth' },
    { label: 'Search the FAQ', to: '/faq' },
    { label: 'Ask support', to: '/support' },
  ],
};
