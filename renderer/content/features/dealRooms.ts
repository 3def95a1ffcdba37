import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const dealRooms: FeaturePage = {
  state: stateOfScreens(['dealRooms', 'dealRoom', 'manageDealRoom']),
  heading: 'Deal rooms',
  lede: 'One secure room per transaction: an index built for licensed communities, access by person, a checklist with dates, and a record of who opened each file.',
  shot: {
    name: 'deal-room',
    alt: 'Deal room of a sale: folders on the left and the documents of the room with their rights',
  },
  description:
    'Deal rooms for senior-living transactions: a fourteen-part index, access by person and stage, Q&A in one place, and every stage from NDA to true-up.',
  keywords: [
    'deal room',
    'virtual data room',
    'due diligence checklist',
    'senior living transaction',
  ],
  sections: [
    {
      id: 'not-a-folder',
      heading: 'Deal room vs. shared folder',
      blocks: [
        {
          kind: 'table',
          caption: 'Shared cloud folder vs. deal room',
          columns: [{ label: 'Situation' }, { label: 'Shared folder' }, { label: 'Deal room' }],
          rows: [
            [
              'A bidder drops out',
              'The link still works for anyone who has it',
              'The person is removed and the link stops working',
            ],
            [
              'Someone asks for the 2024 survey',
              'You search three places',
              'It’s in folder four, or you can see that it’s missing',
            ],
            [
              'A file is replaced',
              'Two files, only one of them current',
              'A new version, with a list of who read the old one',
            ],
            ['The lender joins', 'Gets everything, or a copy', 'Gets what a lender needs'],
            ['After closing', 'Deleted by an intern', 'A closed record both sides can cite'],
          ],
        },
      ],
    },
    {
      id: 'stages',
      heading: 'Transaction stages',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'NDA and memorandum',
              text: 'No entry without a signed NDA.',
            },
            {
              title: 'Letters of intent, best and final',
              text: 'Compare offers side by side, with columns for deposit, diligence, operator, and lender.',
              takes: '3–4 weeks from launch',
            },
            {
              title: 'Purchase agreement and operations transfer',
              text: 'Two documents that refer to each other. Both drafts are in the room, with redlines.',
            },
            {
              title: 'Diligence',
              text: 'The checklist gives every request an owner and a due date.',
              takes: 'Third-party reports 4–6 weeks',
            },
            {
              title: 'State change of ownership',
              text: 'Application, questions, answers, approval.',
              takes: '30–90 days or more',
            },
            {
              title: 'Lender approval and resident notice',
              text: 'The closing date depends on these two dates.',
              takes: 'Notice 30–60 days where required',
            },
            {
              title: 'Closing, transition, true-up',
              text: 'Settlement statement, prorations, and receivables. Then the room is closed.',
            },
          ],
        },
      ],
    },
    {
      id: 'roles',
      heading: 'Roles in the deal room',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'The broker or seller',
              text: 'Opens the room, invites people, sets what each stage shows, and closes the room.',
            },
            {
              term: 'A bidder',
              text: 'Reads, asks questions, and uploads proof. Can’t see other bidders.',
            },
            { term: 'Counsel and lender', text: 'Join by invitation, for one transaction.' },
            {
              term: 'The operator',
              text: 'Handles the license section and receives personnel files last.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open your deal rooms', to: '/deal-rooms' },
    { label: 'NDA template', to: '/nda-document' },
    { label: 'The audit log', to: '/features/audit-log' },
  ],
};
