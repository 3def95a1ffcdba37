import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const messages: FeaturePage = {
  state: stateOfScreens(['messages', 'conversation']),
  heading: 'Messages',
  lede: 'Conversations tied to a listing, with people whose roles you know, and a history that remains when someone leaves the firm.',
  shot: {
    name: 'messages',
    alt: 'Conversation with a buyer about a listing, with the list of conversations on the left',
  },
  description:
    'Messages between members of Haven Exchange: conversations about a listing, unread counts, notifications you control, and what belongs in email instead.',
  keywords: ['in-app messaging', 'deal communication', 'broker messages', 'conversation history'],
  sections: [
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
  ],
  next: [
    { label: 'Choose your notifications', to: '/features/notifications' },
    { label: 'How to contact a broker', to: '/help/contacting-brokers' },
    { label: 'Compare plans', to: '/user-pricing' },
  ],
};
