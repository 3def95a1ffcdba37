import type { ContentPage } from '../model.ts';

export const enterpriseCompliance: ContentPage = {
  lede: 'Which compliance duties are yours, which belong to the exchange, and what we can show an auditor.',
  description:
    'Compliance in senior living and on Haven Exchange: health information, licensing, exclusion checks, records and access, and who is responsible for each.',
  keywords: [
    'compliance',
    'HIPAA',
    'OIG exclusion',
    'vendor due diligence',
    'senior living regulation',
  ],
  sections: [
    {
      id: 'division',
      heading: 'Division of responsibilities',
      blocks: [
        {
          kind: 'table',
          caption: 'Duties and who is responsible',
          columns: [{ label: 'Duty' }, { label: 'You' }, { label: 'The exchange' }],
          rows: [
            [
              'Protect residents’ health information',
              'Enter only what the task needs; keep the chart elsewhere',
              'Shows it within your organization, by role',
            ],
            [
              'Community license',
              'Hold, renew and report it',
              'Sends reminders for dates you enter',
            ],
            [
              'Broker’s real estate license',
              'Hold it, and report when it lapses',
              'Checks it in a review',
            ],
            [
              'Vendor exclusion checks',
              'Decide, and keep the proof',
              'Stores date and document with the vendor',
            ],
            ['Document access', 'Invite and remove people', 'Enforces access and keeps the record'],
            [
              'Fair housing in your text',
              'Your wording',
              'Reviews listings before they are published',
            ],
            [
              'Securities rules in a syndication',
              'Your counsel',
              'Sells no securities and gives no advice',
            ],
            ['Access by exchange staff', 'Ask for the log', 'By role, with reasons, logged'],
            [
              'Backups and restoration',
              'Keep the records the law requires',
              'Can export everything into one file and restore it',
            ],
          ],
        },
      ],
    },
    {
      id: 'evidence',
      heading: 'What we can show an auditor',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Access rules',
              text: 'One rule for each table, action and role, in readable code, each with a test that attempts forbidden access and must be refused.',
            },
            {
              term: 'Administrator log',
              text: 'Actions on accounts with person, time, change and reason.',
            },
            { term: 'Two-step sign-in', text: 'Enforced by the database, not just by a page.' },
            {
              term: 'Secrets',
              text: 'Passwords and recovery codes are stored as hashes, and the desktop app’s session tokens in the system keychain. None of them appear in a log.',
            },
            {
              term: 'Data processors',
              text: 'Listed by purpose in the [privacy policy](/privacy-policy).',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Ask a compliance question', to: '/contact' },
    { label: 'The audit log', to: '/features/audit-log' },
    { label: 'Read the privacy policy', to: '/privacy-policy' },
  ],
};
