import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXBKR: 'The broker of record must be a workspace member with the broker of record role.',
  HXBKS: "Only the broker of record can sign a brokerage's listings.",
});

export const brokerageNotices = {
  saved: { title: 'Brokerage saved', description: 'The brokerage page and desk show the change.' },
  signed: { title: 'Listing signed', description: "It's now in platform review." },
} as const satisfies Record<string, Notice>;
