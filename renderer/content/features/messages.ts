import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const messages: FeaturePage = {
  state: stateOfScreens(['messages', 'conversation']),
  heading: 'Messages',
  lede: 'Conversations tied to a listing, with people whose roles you know, and a history that remains when someone leaves the firm.',
  description:
    'Messages between members of Haven Exchange: conversations about a listing, unread counts, notifications you control, and what belongs in email instead.',
  keywords: ['in-app messaging', 'deal communication', 'broker messages', 'conversation history'],
  sections: [
    {
      id: 'why-not-mail',
      heading: 'Why not just use email?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Email works for a single message but not for a deal. By the third week, the question about the generator is in four threads with five subject lines, one of which began as a reply to something else. The person who asked is on vacation, and the answer is in an attachment called “final2”.',
            'A conversation here has a subject, participants and, if it started from a listing, a link to that listing. A participant who opens it in June can still see what was said about the building in March.',
          ],
        },
      ],
    },
    {
      id: 'how',
      heading: 'How conversations work',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Begin',
              text: 'From a listing whose broker you have contacted, or with a member you already work with. Messages are included in paid plans.',
            },
            {
              title: 'Write',
              text: 'The other person sees it without reloading. If they’re away, a notification waits for them.',
            },
            {
              title: 'Track unread',
              text: 'Unread messages are counted per conversation and in total.',
            },
            { title: 'Read', text: 'Opening a conversation marks it as read on all your devices.' },
            {
              title: 'Find it later',
              text: 'Conversations are sorted by latest message, with a preview of each.',
            },
          ],
        },
      ],
    },
    {
      id: 'parts',
      heading: 'Conversation details',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Participants',
              text: 'Two people, or everyone on a deal. The participant list is part of the conversation, so you always know who will read your message.',
            },
            {
              term: 'Subject',
              text: 'A one-line subject and the listing it started from. A confidential listing appears under its cover name.',
            },
            {
              term: 'Last activity',
              text: 'Silence is information too. A buyer who wrote daily and stopped nine days ago has probably found another property.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-where',
      heading: 'Where to send what',
      blocks: [
        {
          kind: 'table',
          caption: 'The right channel for seven things',
          columns: [{ label: 'You have' }, { label: 'Use' }, { label: 'Why' }],
          rows: [
            ['A question about occupancy', 'Message', 'The answer should stay with the listing'],
            [
              'A document',
              'Deal room (not yet available)',
              'One version, and a list of who read it',
            ],
            ['An offer', 'Signed letter', 'A sentence in a chat could be mistaken for an offer'],
            [
              'A price change',
              'Phone call, then a message confirming it',
              'Talk first, then put it in writing',
            ],
            [
              'A question to all bidders',
              'The RFP’s question period',
              'Everyone must get the same answer',
            ],
            [
              'Wiring details',
              'None of these. Call a number you already know',
              'Changed account numbers are the most common closing fraud',
            ],
            [
              'A resident’s condition',
              'Your clinical system',
              'Neither the buyer nor we should see it',
            ],
          ],
        },
      ],
    },
    {
      id: 'who-reads',
      heading: 'Who can read it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Only the participants. The server returns a conversation to its participants and no one else, regardless of the screen or program that requests it. The [privacy policy](/privacy-policy) explains who else data is shared with and on what legal basis.',
            'You also decide [which messages notify you, and when](/features/notifications).',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Write as if the other side’s lawyer will read it in two years. In a dispute, a lawyer will.',
        },
      ],
    },
    {
      id: 'good',
      heading: 'Three messages that get answers',
      blocks: [
        {
          kind: 'list',
          items: [
            '“Of the 64 occupied units, how many pay the posted rate?” One number answers it.',
            '“We need the 2567 from the last survey before Thursday’s lender call.” A document, a date, and a reason.',
            '“We’re passing because the license can’t cover memory care. If that changes, call us first.” The broker will.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Choose your notifications', to: '/features/notifications' },
    { label: 'How to contact a broker', to: '/help/contacting-brokers' },
    { label: 'Compare plans', to: '/user-pricing' },
  ],
};
