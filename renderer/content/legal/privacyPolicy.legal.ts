import { SUPPORT_EMAIL } from '#shared/constants.ts';
import type { LegalPage } from './legalPage.ts';

export const privacyPolicy: LegalPage = {
  lede: 'What data Haven Exchange collects about you, why, who receives it, how long we keep it, and your rights.',
  description:
    'How Haven Exchange handles personal data: what is collected, why, who receives it, how row-level rules protect it, how long it is kept, and your rights.',
  keywords: ['privacy', 'personal data', 'data protection'],
  effective: '2026-11-27',
  sections: [
    {
      id: 'scope',
      heading: 'Who this policy covers',
      summary:
        'Visitors, members and people whose details a member enters, such as residents of a community.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Haven Exchange (“we”) runs the website, the desktop app and the services behind them, and decides how the data described here is used. Send questions to ${SUPPORT_EMAIL}.`,
            'If your organization uses Haven Exchange for its own project, that organization controls the data in it and we act on its instructions. Its own policy then takes precedence.',
            'The exchange is a business service for adults. It is not directed to anyone under 18.',
          ],
        },
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      summary: 'What you enter, data created when you use the exchange, and little else.',
      blocks: [
        {
          kind: 'table',
          caption: 'Data and where it comes from',
          columns: [{ label: 'Kind' }, { label: 'What it includes' }, { label: 'Source' }],
          rows: [
            ['Account', 'Name, email, phone, company, type of account, roles, photo', 'You'],
            ['Professional', 'Brokerage, license number and state, services, certificates', 'You'],
            ['Listings', 'Description, figures, photos, street address', 'You'],
            ['Contacts and messages', 'Recipient, subject, time and text', 'You'],
            [
              'Transactions',
              'Parties, documents, status, who opened or changed what',
              'You, other parties',
            ],
            [
              'Subscription',
              'Plan, periods, invoices, card brand and last four digits',
              'Payment provider',
            ],
            [
              'Security',
              'Sign-ins with time, network address and browser; devices; failed attempts',
              'Your device',
            ],
            ['Use', 'Pages opened, searches, presence while you are signed in', 'Your device'],
            ['Support', 'What you write to us and our replies', 'You'],
            [
              'Communities',
              'Records of residents and employees',
              'The operator, its staff, residents and families',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We do not buy data about you, and we do not receive full card numbers. Passwords are stored only in a form from which they cannot be recovered.',
          ],
        },
      ],
    },
    {
      id: 'communities',
      heading: 'Residents and employees of communities',
      summary:
        'The operator of a community decides about its records. We store them on its instructions.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**What operators enter.** Residents’ stays, contacts, care, medications, incidents, meals, activities and bills; employees’ credentials, shifts, attendance and pay.',
            '**Who opens it.** Only people with a position in the community, as far as that position needs it. Each time someone opens a resident’s record, an entry is made in a log that no one can change.',
            '**Families.** They see only what the resident shares, and only until the resident stops sharing it.',
            '**Buyers.** Figures for a sale contain no names, birth dates, rooms or notes.',
            '**Your requests.** If you are a resident or an employee, ask the community. It can give you a copy and correct your record. State law decides how long it must keep it.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'An operator that is subject to HIPAA needs an agreement with the company that hosts its data before it enters health records.',
          ],
        },
      ],
    },
    {
      id: 'purposes',
      heading: 'What we use it for',
      summary: 'To run the exchange, keep it safe and trustworthy, bill plans and answer you.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**To perform our contract:** accounts, listings, contacts, messages, deal rooms, alerts you set, plans and invoices.',
            '**To keep deals trustworthy and accounts safe:** review of accounts and listings, limits on attempts, records of sign-ins and administrator actions, and protection against misuse. This is our legitimate interest and that of the people you deal with.',
            '**To comply with the law:** tax records, lawful orders, and people’s requests about their own data.',
            '**To improve the product:** usage counts and errors, analyzed without identifying individuals wherever possible.',
            '**With your consent:** marketing emails and text messages. Both are off until you turn them on, and you can turn them off in [notification preferences](/notifications-preferences).',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We make no decisions about you by automated means alone that have legal or similarly serious effects. Accounts and listings are approved by people.',
          ],
        },
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives it',
      summary:
        'People you deal with, companies that work for us, and authorities with a valid order. We sell it to no one.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Other members, when you take an action.** A broker you contact receives your name, company, email address, phone number and message, and you receive theirs. A vendor you ask for a quote sees the project, and sees who you are only if you say so or choose that vendor. Then each receives the other’s name, email address and phone number. Parties to a transaction see what is shared in it.',
            '**The public, when you publish.** A live listing shows its company and its figures. It never shows a person’s contact details. A review shows your text and the name you signed it with.',
            '**Processors.** Hosting and database, payments (Stripe), and email and text-message delivery. Each is bound by contract to use data only for our purposes.',
            '**Advisers and authorities.** Lawyers and auditors under confidentiality. Courts and agencies when the law requires it, and only what it requires.',
            '**A successor.** If the business is sold, your data transfers with it under this policy, and we notify you beforehand.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We do not sell personal data, do not share it for cross-site advertising, and show no third-party advertisements.',
          ],
        },
      ],
    },
    {
      id: 'confidential-listings',
      heading: 'Confidential listings and deal rooms',
      summary: 'Access to addresses and documents follows fixed rules and may be recorded.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A community’s street address is stored separately from its listing. It is available to the listing’s broker, to our staff and to members with a plan that includes addresses. If the listing is confidential, those members can see it only after they have contacted its broker. Staff access confidential material when their work requires it.',
            'A deal room may record who opened, downloaded or changed a document and when, and show this to its managers. The record protects both sides, so it is not deleted at one side’s request.',
            'Do not upload residents’ names together with health information to listings or deal rooms. If a transaction needs such records, agree on the law that applies and on a channel made for it.',
          ],
        },
      ],
    },
    {
      id: 'protection',
      heading: 'How we protect it',
      summary:
        'Database rules for every row, encrypted connections, two-factor authentication and records of staff actions.',
      blocks: [
        {
          kind: 'list',
          items: [
            'The database itself controls access to each row for each person (row-level security). Hiding something on a screen is never the only protection.',
            'Connections are encrypted. Accounts with two-factor authentication get no data with a password alone.',
            'Every administrator action on an account is recorded with its reason.',
            'The desktop app stores your session in your operating system’s keychain and writes no token to files.',
            'Logs contain no passwords, tokens or message texts.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'No system is completely secure. If a breach affects your data, we notify you and the authorities as the law requires, with what we know and what you can do.',
          ],
        },
      ],
    },
    {
      id: 'your-devices',
      heading: 'Data stored on your devices',
      summary: 'Data needed for sign-in, your settings and offline use. No advertising cookies.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The browser stores your session, your theme, recent searches, dismissed tips, and pages for offline use. Clearing the site’s data removes them and signs you out.',
            'The desktop app stores settings, a cache and a log in your user folder. In its local mode, called “Try it on this computer”, the whole database is on your computer and none of it reaches us. Diagnostics are sent only if you export a file and give it to us.',
            'We measure site usage ourselves, without cookies and without a third-party service. We record which screens are opened, by the pattern of their address and never with the values in it, how fast they loaded, whether one failed, the host of the site that linked here, and the text of searches without results, unless it looks like a personal address or number. A random number in the tab links the pages of one visit and is discarded afterward. Visitors are distinguished by a hash made with a secret that is deleted after a day. We do not count a browser that sends Do Not Track or Global Privacy Control, and members can turn counting off for a device under Privacy.',
            'No tool records your mouse movements or typing. If we add one, we will name it in this section before it starts.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      summary:
        'As long as the account needs it. Longer only where the law or other parties’ records require it.',
      blocks: [
        {
          kind: 'table',
          caption: 'Periods',
          columns: [{ label: 'Data' }, { label: 'Retention' }],
          rows: [
            ['Account and profile', 'Until the account is closed'],
            ['Sign-in records', 'The most recent hundred per account'],
            ['Counted visits', 'Thirty days; daily totals for 25 months'],
            ['Listings', 'Until deleted or the account is closed'],
            [
              'Contacts with brokers',
              'With your account; they outlast the listing, since they are the count of a plan',
            ],
            [
              'Messages and deal-room documents',
              'As long as another party to the conversation or deal has an account',
            ],
            ['Invoices and payments', 'As long as tax and commercial law require'],
            [
              'Records of residents and employees of a community',
              'For the years that the community sets, by default seven after discharge or the last day of work, unless a record is on hold; deleted when an executive director confirms it. Books, claims and census history stay without names, and the log of who read a record stays',
            ],
            [
              'Deleted contacts, deals and other records of a workspace',
              'Thirty days in the trash',
            ],
            [
              'Records of administrator actions',
              'As long as they may be needed for accountability',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Backups are overwritten in rotation, so deleted data disappears from them after a delay.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      summary: 'Access, correct, export, delete or object, free of charge.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Depending on where you live, you may ask for access to your data, a copy in a common format, correction, deletion, restriction, or an end to a use you object to. You can withdraw consent to future use at any time. Using a right never reduces your service or raises your price.',
            `You can do much of this yourself on [your profile](/profile) and in [security settings](/security-settings). For the rest, write to ${SUPPORT_EMAIL}. We verify your identity, or your agent’s authority, and reply within the legal period. If we refuse, we give the reason and explain how to appeal, and you may contact the attorney general of your state or the data-protection authority of your country.`,
          ],
        },
      ],
    },
    {
      id: 'transfers-and-changes',
      heading: 'Place of processing and changes',
      summary:
        'We operate in the United States and announce important changes before they take effect.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Data is processed in the United States. If you write to us from elsewhere, your data is transferred there. Where your law requires safeguards, we use the contracts it provides.',
            'The date above shows the version you are reading. Changes that affect you are announced by email or in the workspace before they take effect, and earlier versions are available on request.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Contact us', to: '/contact' },
    { label: 'Terms of service', to: '/terms-of-service' },
    { label: 'Security settings', to: '/security-settings' },
  ],
};
