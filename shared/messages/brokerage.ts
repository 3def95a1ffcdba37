import { explain, type Notice } from './messages.ts';

explain({
  HXBKR:
    'The broker of record is a member of the workspace who has the role of a broker of record.',
  HXBKS: 'Only the broker of record signs the listings of a brokerage.',
});

export const brokerageNotices = {
  saved: { title: 'Brokerage saved', description: 'Its page and its desk show the change.' },
  signed: { title: 'Listing signed', description: 'It goes on to the platform’s review.' },
} as const satisfies Record<string, Notice>;
