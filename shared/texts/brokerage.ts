import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXBKR: 'The broker of record must be a workspace member with the broker of record role.',
  HXBKS: "Only the broker of record can sign a brokerage's listings.",
  HXBKC: 'Add a comment before you return the listing.',
  HXBKD: 'This listing was already reviewed.',
});

export const brokerageNotices = {
  saved: { title: 'Brokerage saved', description: 'The brokerage page and desk show the change.' },
  returned: { title: 'Listing returned', description: 'The broker was notified of your comments.' },
  signed: { title: 'Listing signed', description: "It's now in platform review." },
} as const satisfies Record<string, Notice>;
