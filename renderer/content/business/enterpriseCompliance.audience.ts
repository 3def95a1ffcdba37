import type { ContentPage } from '../model.ts';

export const enterpriseCompliance: ContentPage = {
  lede: 'No software is compliant. People are, with or without its help. This page divides the work between you and the exchange, and says plainly what we do not claim.',
  description:
    'Compliance in senior living and on Haven Exchange: health information, licensing, exclusion checks, records and access, divided by who answers for each.',
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
      heading: 'The division of work',
      blocks: [
        {
          kind: 'table',
          caption: 'Duties, and whose they are',
          columns: [{ label: 'Duty' }, { label: 'You' }, { label: 'The exchange' }],
          rows: [
            [
              'Keep residents’ health information safe',
              'Enter no more than the task needs; the chart stays elsewhere',
              'Shows it within your organization, by role',
            ],
            ['License of the community', 'Hold, renew, report', 'Reminds of dates you enter'],
            [
              'Real-estate license of a broker',
              'Hold it, and say when it lapses',
              'Looks at it in a review',
            ],
            [
              'Exclusion checks of vendors',
              'Decide, and keep the proof',
              'Keeps date and paper beside the vendor',
            ],
            ['Who may read a document', 'Invite and remove', 'Enforces it, and keeps the record'],
            ['Fair housing in what you write', 'Your words', 'Reviews listings before they appear'],
            [
              'Securities rules in a syndication',
              'Your counsel',
              'Sells nothing and advises nobody',
            ],
            [
              'Access by the exchange’s own staff',
              'Ask for the log',
              'By role, with reasons, logged',
            ],
            [
              'Backups and restoration',
              'Keep what you must keep by law',
              'Can put everything into one file and bring it back',
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
            'A nursing facility that bills electronically is a covered entity under HIPAA; many assisted living communities are not, and are bound by state privacy law all the same. Treat both alike. Diligence needs counts, levels and trends. It does not need a name beside a diagnosis until the incoming operator takes over the charts.',
            'Whether you and we need a business associate agreement depends on what you would enter. Speak with us before the first resident’s record, and expect the first question to be whether it has to be here at all.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'A compliance year of one community',
      blocks: [
        {
          kind: 'table',
          caption: 'What recurs, and how often',
          columns: [{ label: 'Matter' }, { label: 'Rhythm' }, { label: 'Proof to keep' }],
          rows: [
            [
              'OIG and SAM checks of staff and vendors',
              'Monthly',
              'Dated result, with the names searched',
            ],
            [
              'Staff credentials',
              'By expiry; reminders at 60, 30 and 7 days',
              'Copy, and look-up on the issuer’s site',
            ],
            [
              'Fire drills, alarm and sprinkler tests',
              'By code and state',
              'Log with shift and signatures',
            ],
            ['Emergency plan', 'Yearly, and after each event', 'Version, and who was trained'],
            ['Resident assessments', 'By state, and on change', 'Date, author, level'],
            ['Licenses', 'By expiry', 'The application’s receipt'],
            ['Vendor insurance', 'Each policy year', 'Certificate that names you'],
            ['Survey readiness', 'Quarterly mock', 'Findings and what was done'],
          ],
          source: 'Usual practice. Your state’s rule stands before this table.',
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
            'A certification we cannot show you. If a badge is important to your audit, ask for the report behind it, here and elsewhere, and read the period and the exceptions.',
            'That a verified account is an honest one.',
            'That we keep records for as long as your law asks of you. Export what you must keep.',
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
              text: 'One rule for each table, verb and role, in readable code, each with an attempt that has to fail.',
            },
            {
              term: 'The log of administrators',
              text: 'Acts on accounts with person, moment, change and reason.',
            },
            { term: 'The second step', text: 'Asked for by the database and not by a page alone.' },
            {
              term: 'Secrets',
              text: 'Passwords as hashes, recovery codes as hashes, session tokens of the desktop app in the system’s keychain. None of them in a log.',
            },
            {
              term: 'What processes your data',
              text: 'Named by purpose in the [privacy policy](/privacy-policy).',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Send your questionnaire to [support](/support). Answers come as yes, no, or not yet, because a fourth kind of answer is what such forms are for finding.',
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
