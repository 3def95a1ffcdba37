import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const dealRooms: FeaturePage = {
  state: stateOfScreens(['dealRooms', 'dealRoom', 'manageDealRoom']),
  heading: 'Deal rooms',
  lede: 'A room for one transaction: an index made for licensed communities, readers by name, a checklist with dates, and a record of who opened what.',
  description:
    'Deal rooms for senior-living transactions: a fourteen-part index, access by person and stage, questions in one place, and the stages from NDA to true-up.',
  keywords: [
    'deal room',
    'virtual data room',
    'due diligence checklist',
    'senior living transaction',
  ],
  sections: [
    {
      id: 'not-a-folder',
      heading: 'What makes it more than a shared folder',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The right column is what a room here does. Deal rooms belong to paid plans, and [Features status](/features-status) computes how many of their screens open today.',
          ],
        },
        {
          kind: 'table',
          caption: 'A folder in the cloud and a room',
          columns: [{ label: 'When' }, { label: 'Shared folder' }, { label: 'Deal room' }],
          rows: [
            [
              'A bidder drops out',
              'The link still works for whoever has it',
              'The person is removed; the link is worth nothing',
            ],
            [
              'Somebody asks for the survey of 2024',
              'You search three places',
              'Folder four, or a gap you can see',
            ],
            [
              'A file is replaced',
              'Two files, one of them right',
              'A new version, with those who read the old one',
            ],
            [
              'The lender comes in',
              'Receives everything or a copy',
              'Receives what a lender needs',
            ],
            ['After closing', 'Deleted by an intern', 'A closed file that both sides can cite'],
          ],
        },
      ],
    },
    {
      id: 'stages',
      heading: 'The stages of a transaction',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'NDA and memorandum',
              text: 'The signature is the key: no signed NDA, no entry.',
            },
            {
              title: 'Letters of intent, best and final',
              text: 'Offers side by side, with deposit, diligence, operator and lender in columns.',
              takes: '3–4 weeks from launch',
            },
            {
              title: 'Purchase agreement and operations transfer',
              text: 'Two documents that refer to each other. Both drafts live here, with redlines.',
            },
            {
              title: 'Diligence',
              text: 'The checklist names an owner and a date for each request.',
              takes: 'Third-party reports 4–6 weeks',
            },
            {
              title: 'Change of ownership at the state',
              text: 'Application, questions, answers, approval.',
              takes: '30–90 days or more',
            },
            {
              title: 'Lender approval and resident notice',
              text: 'The two dates that closing hangs on.',
              takes: 'Notice 30–60 days where required',
            },
            {
              title: 'Closing, transition, true-up',
              text: 'Statement, prorations, receivables, then the room is closed.',
            },
          ],
        },
      ],
    },
    {
      id: 'index',
      heading: 'An index that knows the trade',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The room opens with fourteen numbered parts, from the NDA to the closing set. They differ from an office building’s: a place for surveys with their plans of correction, for payor mix, for cost reports, for leave owed to staff. [The seller’s page](/enhanced-for-sellers) lists all fourteen and what is usually missing in each.',
          ],
        },
      ],
    },
    {
      id: 'clock',
      heading: 'Counting back from closing',
      blocks: [
        {
          kind: 'example',
          title: 'When the license application has to be filed',
          given: [
            { label: 'Days from signing to the wished closing', value: '100' },
            { label: 'State review', value: '75 days' },
            { label: 'Resident notice, given after approval', value: '30 days' },
            { label: 'Slack for one round of questions', value: '14 days' },
          ],
          working: [
            { line: '75 + 14 + 30', result: '119 days needed' },
            { line: '100 − 119', result: '−19 days to file in' },
          ],
          conclusion:
            'Nineteen days short before anybody has been slow. Either notice runs beside the review, if the state allows it, or the contract gets an extension while it is still cheap. A room with dates shows this in week one; a folder shows it in week twelve.',
        },
      ],
    },
    {
      id: 'roles',
      heading: 'Who does what in it',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'The broker or seller',
              text: 'Opens the room, invites, sets what each stage shows, closes it.',
            },
            { term: 'A bidder', text: 'Reads, asks, uploads proof. Sees no other bidder.' },
            { term: 'Counsel and lender', text: 'Come in by invitation, for one transaction.' },
            {
              term: 'The operator',
              text: 'Works the license part, and receives people’s files last of all.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open your deal rooms', to: '/deal-rooms' },
    { label: 'The NDA, with blanks', to: '/nda-document' },
    { label: 'The audit log', to: '/features/audit-log' },
  ],
};
