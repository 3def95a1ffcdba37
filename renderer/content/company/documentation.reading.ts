import { PLANS, TRIAL } from '#shared/billing/plans.ts';
import {
  LISTING_ALLOWANCE_TRIAL,
  PASSWORD_MIN_LENGTH,
  RESEND_COUNTDOWN_SECONDS,
} from '#shared/constants.ts';
import type { ContentPage } from '../model.ts';

const { starter } = PLANS;

export const documentation: ContentPage = {
  lede: 'How the exchange works, part by part: accounts, roles, listings, contacts and the desktop app. Everything longer is linked from here.',
  description:
    'Start of the public documentation: accounts and approval, roles, states of a listing, contacts and addresses, quiet hours and the desktop app.',
  keywords: ['documentation', 'user guide', 'roles', 'desktop app', 'listing status'],
  sections: [
    {
      id: 'shelves',
      heading: 'The shelves',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'How-to pages',
              text: 'Searching, cap rates, writing to brokers, calculations.',
              to: '/help/finding-properties',
            },
            {
              title: 'Questions and answers',
              text: 'Sixty and more, in eight groups, with a search box.',
              to: '/faq',
            },
            {
              title: 'Glossary',
              text: 'The words of the trade.',
              to: '/senior-living-glossary',
            },
            {
              title: 'Tech docs',
              text: 'For people who connect or administer, once signed in.',
              to: '/docs',
            },
            {
              title: 'What works today',
              text: 'Part by part, without promises of dates.',
              to: '/features-status',
            },
            {
              title: 'Try it',
              text: 'Demonstrations of modules, with invented data.',
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
              title: 'Open one',
              text: `At [sign-in](/auth), with an e-mail address, your name, what you do, and a password of at least ${PASSWORD_MIN_LENGTH} characters.`,
            },
            {
              title: 'Confirm the address',
              text: `By the link in the letter, which asks once more before it acts, so that a mail scanner cannot use it up. Another letter can be had after ${RESEND_COUNTDOWN_SECONDS} seconds.`,
            },
            {
              title: 'Wait, if you are asked to',
              text: 'Some accounts are approved by an administrator first. The screen says so, names the steps, and lets you sign out.',
              takes: 'Typically 1–2 business days',
            },
            {
              title: 'Secure it',
              text: '[Security settings](/security-settings): an authenticator app, recovery codes, a list of devices that can be ended one by one.',
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
            'What you say you are decides which dashboard opens and which menu you see. Roles decide rights. They are given by administrators or follow from a confirmed company address; a role may have an end date, and an ended one counts for nothing. Of several, the one further up in the table is the primary.',
          ],
        },
        {
          kind: 'table',
          caption: 'Roles in order of priority',
          columns: [{ label: 'Role' }, { label: 'What it is for' }],
          rows: [
            ['Administrator, support', 'Accounts, reviews, tickets; support looks and answers'],
            ['Broker of record', 'Supervises the brokerage’s transactions'],
            ['Broker', 'Listings and transactions for clients'],
            ['Vendor', 'Services, quotes, bids; no view of listings'],
            ['Pilot', 'Previews every role before a release'],
            ['Operator', 'Communities, residents, staff, compliance'],
            ['Investor, seller, buyer', 'Capital, sales, purchases'],
            ['Member', 'Everybody who is none of these'],
          ],
        },
      ],
    },
    {
      id: 'listings',
      heading: 'The life of a listing',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Two things are noted of a listing: where its review stands and how its sale stands. Both have to be right for it to be seen: approved, and either active or under contract. A trial of ${TRIAL.days} days has room for ${LISTING_ALLOWANCE_TRIAL}; paid plans have no such limit, and an account without a plan can list nothing.`,
          ],
        },
        {
          kind: 'table',
          caption: 'Who sees a listing',
          columns: [
            { label: 'State' },
            { label: 'Visitors and members' },
            { label: 'Its broker' },
            { label: 'Staff' },
          ],
          rows: [
            ['Waiting for review, or refused', 'No', 'Yes', 'Yes'],
            ['Approved and active', 'Yes', 'Yes', 'Yes'],
            ['Approved and under contract', 'Yes, with a badge', 'Yes', 'Yes'],
            ['Sold or withdrawn', 'No', 'Yes', 'Yes'],
          ],
        },
      ],
    },
    {
      id: 'contacts',
      heading: 'Contacts, streets and news',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Contact',
              text: `Your first letter about one listing. ${starter.name} includes ${starter.contactsPerMonth} in a month; larger plans do not count. [Contacting brokers](/help/contacting-brokers) has the rest.`,
            },
            {
              term: 'Street',
              text: 'Kept in a record of its own. It opens with a plan and, for a confidential listing, with a contact as well.',
            },
            {
              term: 'Conversation',
              text: 'To come as [messages](/messages): a thread between its participants, about a listing or not. Only they will read it.',
            },
            {
              term: 'Notification',
              text: 'To come under [notifications](/notifications): a line under a bell that leads to what it tells of.',
            },
            {
              term: 'Quiet hours',
              text: 'Off until you turn them on; then from 22:00 to 08:00 unless you choose otherwise, in your own time zone. What is not urgent waits until they end and is not lost. Today the desktop app has them, under its settings.',
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
            'For Windows, macOS and Linux. It is the same product in a window of its own, with notifications of the system, a tray icon and links that open in it.',
            'The session lies in the keychain of the system. If the keychain is locked, the app asks you to try again and does not take you for signed out.',
            'It starts without a network with what you last looked at, and says that it is offline.',
            '“Try it on this computer” runs everything on your machine with demonstration data and talks to nobody else.',
            'Updates are loaded in the background and installed when you agree to restart. Installations by an administrator are updated by the administrator.',
            'Policies of an organization are shown as “Managed by your organisation” and cannot be changed in the settings.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open an account', to: '/auth' },
    { label: 'Search the questions', to: '/faq' },
    { label: 'Ask support', to: '/support' },
  ],
};
