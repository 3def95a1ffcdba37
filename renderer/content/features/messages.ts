import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const messages: FeaturePage = {
  state: stateOfScreens(['messages', 'conversation']),
  heading: 'Messages',
  lede: 'Conversations that belong to a listing, between people whose role you know, in a place that still exists when somebody leaves the firm.',
  description:
    'Messages between members of Haven Exchange: conversations about a listing, unread counts, notices by your choice, and what belongs in mail instead.',
  keywords: ['in-app messaging', 'deal communication', 'broker messages', 'conversation history'],
  sections: [
    {
      id: 'why-not-mail',
      heading: 'Why not simply mail',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Mail is excellent for a letter and poor for a deal. By the third week the question about the generator is in four threads with five subjects, one of which began as a reply to something else. The person who asked is on vacation and the answer is in an attachment called “final2”.',
            'A conversation here has a subject, its participants and, if it began at a listing, that listing. Whoever opens the building in June finds what was said about it in March.',
          ],
        },
      ],
    },
    {
      id: 'how',
      heading: 'How a conversation runs',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Begin',
              text: 'From a listing whose broker you have contacted, or with a member you already work with. Messages are part of paid plans.',
            },
            {
              title: 'Write',
              text: 'The other side’s screen shows it without being reloaded. If they are away, a notification waits.',
            },
            {
              title: 'Count',
              text: 'Unread ones are counted for each conversation and all together.',
            },
            { title: 'Read', text: 'Opening a conversation marks it as read on all your devices.' },
            {
              title: 'Find again',
              text: 'The list is ordered by the last message, with its first words.',
            },
          ],
        },
      ],
    },
    {
      id: 'parts',
      heading: 'What a conversation knows about itself',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Who takes part',
              text: 'Two people, or as many as a deal has. The list belongs to the conversation, so that nobody writes to a room they believe to be smaller.',
            },
            {
              term: 'What it is about',
              text: 'A subject in a line, and the listing it began at. A confidential listing appears there under its cover.',
            },
            {
              term: 'When it last moved',
              text: 'Silence is information too. A buyer who wrote daily and stopped nine days ago has probably found another building.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-where',
      heading: 'What to write where',
      blocks: [
        {
          kind: 'table',
          caption: 'The right place for seven things',
          columns: [{ label: 'You have' }, { label: 'Put it into' }, { label: 'Because' }],
          rows: [
            ['A question about occupancy', 'Message', 'The answer should stay with the listing'],
            ['A document', 'Deal room (to come)', 'One version, and a list of readers'],
            ['An offer', 'Letter, signed', 'A sentence in a chat can be argued to be one'],
            [
              'A change of price',
              'Telephone, then a message that repeats it',
              'Tone first, record second',
            ],
            [
              'A question to all bidders',
              'The RFP’s own question period',
              'Everybody must read the same answer',
            ],
            [
              'Wiring details',
              'None of them; by voice, to a known number',
              'Changed account numbers are the commonest theft in closings',
            ],
            [
              'A resident’s condition',
              'Your clinical system',
              'It concerns neither the buyer nor us',
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
            'The participants. The server returns a conversation to them and to nobody else, whichever screen or program asks. With whom data is shared otherwise, and on what ground, is in the [privacy policy](/privacy-policy).',
            'Nobody can be made to read one, either: which messages ring, and when, is [your choice](/features/notifications).',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Write as if the other side’s lawyer will read it in two years. In a dispute, somebody’s lawyer does.',
        },
      ],
    },
    {
      id: 'good',
      heading: 'Three sentences that are answered',
      blocks: [
        {
          kind: 'list',
          items: [
            '“Of the 64 occupied units, how many pay the posted rate?” One number answers it.',
            '“We need the 2567 of the last survey before Thursday’s lender call.” A document, a date, a reason.',
            '“We pass, because the license cannot cover memory care. If that changes, call first.” The broker will.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Choose what notifies you', to: '/features/notifications' },
    { label: 'How to contact a broker', to: '/help/contacting-brokers' },
    { label: 'Compare plans', to: '/user-pricing' },
  ],
};
