import { SUPPORT_EMAIL } from '#shared/constants.ts';
import type { LegalPage } from './legalPage.ts';

export const privacyPolicy: LegalPage = {
  lede: 'What Haven Exchange knows about you, what for, who else receives it, how long it is kept, and what you can ask of us.',
  description:
    'How Haven Exchange handles personal data: what is collected, why, who receives it, how row-level rules protect it, how long it is kept, and your rights.',
  keywords: ['privacy', 'personal data', 'data protection'],
  effective: '2026-11-27',
  sections: [
    {
      id: 'scope',
      heading: 'Whom this concerns',
      summary:
        'Visitors, members and people whose details a member enters. Residents’ health records do not belong here.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Haven Exchange (“we”) runs the website, the desktop app and the services behind them, and decides how the data described here is used. Questions go to ${SUPPORT_EMAIL}.`,
            'If your organization works with Haven Exchange on a project of its own, that organization decides over the data in it and we act on its instructions. Its own policy then comes first.',
            'The exchange is made for business between adults. It is not directed to anybody under 18, and it is no place for clinical records.',
          ],
        },
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      summary: 'What you enter, what arises when you use the exchange, and little else.',
      blocks: [
        {
          kind: 'table',
          caption: 'Data and where it comes from',
          columns: [{ label: 'Kind' }, { label: 'What it includes' }, { label: 'From' }],
          rows: [
            ['Account', 'Name, e-mail, telephone, company, type of account, roles, picture', 'You'],
            ['Professional', 'Brokerage, license number and state, services, certificates', 'You'],
            ['Listings', 'Description, figures, pictures, street address', 'You'],
            ['Contacts and messages', 'Whom you wrote to, about what, when, and the text', 'You'],
            [
              'Transactions',
              'Parties, documents, status, who opened or changed what',
              'You, other parties',
            ],
            [
              'Subscription',
              'Plan, periods, invoices, brand and last four digits of the card',
              'Payment provider',
            ],
            [
              'Security',
              'Sign-ins with time, network address and browser; devices; failed attempts',
              'Your device',
            ],
            ['Use', 'Pages opened, searches, presence while you are signed in', 'Your device'],
            ['Support', 'What you write to us and what we answered', 'You'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We do not buy data about you, and we do not receive full card numbers. Passwords are kept only in a form from which they cannot be read back.',
          ],
        },
      ],
    },
    {
      id: 'purposes',
      heading: 'What we use it for',
      summary: 'To run the exchange, keep it honest and safe, bill plans, and answer you.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**To perform our contract:** accounts, listings, contacts, messages, deal rooms, alerts you set, plans and invoices.',
            '**To keep deals honest and accounts safe:** review of accounts and listings, limits on attempts, records of sign-ins and of administrators’ acts, defense against misuse. This is our legitimate interest and that of the people you deal with.',
            '**To meet the law:** tax records, lawful orders, requests of people about their own data.',
            '**To improve the product:** counts and faults, looked at without regard to individuals wherever that is possible.',
            '**With your consent:** marketing letters and text messages. Both are off until you turn them on, and go off again in [notification preferences](/notifications-preferences).',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We take no decision about you by machine alone that has legal or similarly serious effect. Accounts and listings are approved by people.',
          ],
        },
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives it',
      summary:
        'People you deal with, companies that work for us, and authorities with a valid order. Nobody buys it.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Other members, by your act.** A broker you contact receives your name, company, e-mail address, telephone number and message; you receive theirs. A vendor you ask for a quote reads the project, and who you are only if you say so or choose them; then each receives the other’s name, e-mail address and telephone number. Parties to a transaction see what is shared in it.',
            '**The public, where you publish.** A live listing shows its company and its figures; it never shows a person’s contact details. A review shows your words and how you signed it.',
            '**Processors.** Hosting and database, payments (Stripe), e-mail and text-message delivery. Each is bound by contract to our purposes.',
            '**Advisers and authorities.** Lawyers and auditors under confidentiality; courts and agencies when the law obliges us, and no more than it asks.',
            '**A successor.** If the business is sold, data goes with it under this policy, and you are told beforehand.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We do not sell personal data, do not share it for advertising across websites, and show no advertisements of others.',
          ],
        },
      ],
    },
    {
      id: 'confidential-listings',
      heading: 'Confidential listings and deal rooms',
      summary: 'Addresses and documents are given out by rule, and openings may be recorded.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The street of a community is stored apart from its listing. It is handed to the listing’s broker, to our staff and to members with an open plan; if the listing is confidential, only to those of them who have contacted its broker. Staff look into confidential material when their task calls for it.',
            'A deal room may record who opened, downloaded or changed a document and when, and show this to those who manage it. That record protects both sides, so it is not erased at the wish of one.',
            'Do not upload residents’ names together with health information. If a transaction needs such records, agree on the law that applies and on a channel made for it.',
          ],
        },
      ],
    },
    {
      id: 'protection',
      heading: 'How we protect it',
      summary:
        'Rules in the database for every row, encrypted connections, second factors, and records of staff’s acts.',
      blocks: [
        {
          kind: 'list',
          items: [
            'The database itself decides about each row and each person (row-level security). A screen that hides something is never the only protection.',
            'Connections are encrypted. Accounts with two-step sign-in get no data on a password alone.',
            'Every act of an administrator on an account is recorded with its reason.',
            'The desktop app keeps your session in the keychain of your operating system and writes no token into files.',
            'Logs hold no passwords, tokens or message texts.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'No system is beyond failure. If a breach concerns your data, we tell you and the authorities as the law requires, with what we know and what you can do.',
          ],
        },
      ],
    },
    {
      id: 'your-devices',
      heading: 'What is stored on your devices',
      summary: 'What signing in, your settings and working offline need. No advertising cookies.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The browser keeps your session, your theme, recent searches, closed tips, and pages for use without a connection. Clearing the site’s data removes them and signs you out.',
            'The desktop app keeps settings, a cache and a log in your user folder. In its local mode, named “Try it on this computer”, the whole database is on your machine and nothing of it reaches us. Diagnostics are sent only if you export a file and hand it to us.',
            'We count how the site is used ourselves, without cookies and without a service of others: which screens are opened, by the pattern of their address and never with what stands in it, how fast they came, whether one failed, the host of the site that led here, and words of a search that found nothing, unless they look like somebody’s address or number. A random number in the tab joins the pages of one visit and ends with it. Who visited is a digest under a secret that is removed after a day. A browser that sends Do Not Track or Global Privacy Control is not counted, and members turn it off for a device under Privacy.',
            'No tool records how you move or type. If we ever add one, it will be named in this section before it starts.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      summary:
        'As long as the account needs it; longer only where the law or other parties’ records require.',
      blocks: [
        {
          kind: 'table',
          caption: 'Periods',
          columns: [{ label: 'Data' }, { label: 'Kept' }],
          rows: [
            ['Account and profile', 'Until the account is closed'],
            ['Sign-in records', 'The newest hundred of an account'],
            ['Counted visits', 'Thirty days; their sums by day for 25 months'],
            ['Listings', 'Until deleted or the account is closed'],
            [
              'Contacts with brokers',
              'With your account; they outlast the listing, since they are the count of a plan',
            ],
            [
              'Messages and deal-room documents',
              'As long as another party of the conversation or deal has an account',
            ],
            ['Invoices and payments', 'As long as tax and commercial law require'],
            [
              'Records of administrators’ acts',
              'As long as they may be needed to account for them',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Backups overwrite themselves in turn; what was deleted disappears from them with that delay.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      summary: 'See, correct, take along, delete, object. Ask us, free of charge.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Depending on where you live you may ask for access to your data, a copy in a common format, correction, deletion, restriction, or an end to a use you object to; consent can be withdrawn at any time for the future. Using a right never worsens your service or price.',
            `Much of it you can do yourself on [your profile](/profile) and in [security settings](/security-settings). For the rest write to ${SUPPORT_EMAIL}. We check that it is you, or that your agent may act, and reply within the legal period. If we refuse, we say why and how to appeal, and you may turn to the attorney general of your state or the data-protection authority of your country.`,
          ],
        },
      ],
    },
    {
      id: 'transfers-and-changes',
      heading: 'Place of processing and changes',
      summary: 'We work in the United States, and announce changes that matter before they count.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Data is processed in the United States. If you write to us from elsewhere, it is transferred there; where your law asks for safeguards, we use the contracts it provides.',
            'The date above says which version you read. Changes that affect you are announced by e-mail or in the workspace before they take effect, and earlier versions can be had on request.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Write to us', to: '/contact' },
    { label: 'Terms of service', to: '/terms-of-service' },
    { label: 'Security settings', to: '/security-settings' },
  ],
};
