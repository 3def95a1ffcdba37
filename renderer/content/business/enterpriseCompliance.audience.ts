import type { ContentPage } from '../model.ts';

export const enterpriseCompliance: ContentPage = {
  lede: 'Software cannot make you compliant. Your people do that, with or without its help. This page shows which duties are yours, which belong to the exchange, and what we do not claim.',
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
      id: 'health',
      heading: 'Health information',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A nursing facility that bills electronically is a covered entity under HIPAA. Many assisted living communities are not, but state privacy law still applies to them. Treat both alike. Diligence needs counts, levels and trends. It does not need a name next to a diagnosis until the incoming operator takes over the charts.',
            'Whether we need a business associate agreement with you depends on what you plan to enter. Talk to us before you enter the first resident record. Our first question will be whether it has to be here at all.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Annual compliance for one community',
      blocks: [
        {
          kind: 'table',
          caption: 'Recurring tasks and their frequency',
          columns: [{ label: 'Task' }, { label: 'Frequency' }, { label: 'Proof to keep' }],
          rows: [
            [
              'OIG and SAM checks of staff and vendors',
              'Monthly',
              'Dated result with the names searched',
            ],
            [
              'Staff credentials',
              'By expiration; reminders at 60, 30 and 7 days',
              'Copy, and look-up on the issuer’s site',
            ],
            [
              'Fire drills, alarm and sprinkler tests',
              'By code and state',
              'Log with shift and signatures',
            ],
            ['Emergency plan', 'Yearly and after each event', 'Version, and who was trained'],
            ['Resident assessments', 'By state, and when needs change', 'Date, author, level'],
            ['Licenses', 'By expiration', 'Application receipt'],
            ['Vendor insurance', 'Each policy year', 'Certificate that names you'],
            ['Survey readiness', 'Quarterly mock survey', 'Findings and corrections'],
          ],
          source: 'Typical practice. Your state’s rules take precedence over this table.',
        },
      ],
    },
    {
      id: 'not-claimed',
      heading: 'What we do not claim',
      blocks: [
        {
          kind: 'list',
          items: [
            'That using the exchange satisfies a regulation.',
            'A certification we cannot document. If a badge matters to your audit, ask for the report behind it, here and elsewhere, and read the period and the exceptions.',
            'That the holder of a verified account is honest.',
            'That we keep records for as long as the law requires of you. Export what you must keep.',
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
        {
          kind: 'note',
          tone: 'hint',
          text: 'Send your questionnaire to [support](/support). We answer yes, no, or not yet.',
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
