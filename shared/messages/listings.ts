import { explain, type Notice } from './messages.ts';

explain({
  HXPLN: 'Contacting brokers is part of a paid plan. Choose one to go on.',
  HXCON:
    'You have used all broker contacts of this month. They start anew on the first day of the next month (UTC), or at once with a larger plan.',
  HXLST: 'Your plan has no room for another listing. Delete one, or choose a larger plan.',
  HXGON: 'This listing is no longer available.',
  HXOWN: 'This is your own listing.',
});

export const listingsNotices = {
  brokerContacted: {
    title: 'Message sent',
    description: 'The broker has it by e-mail, with how to reach you.',
  },
} as const satisfies Record<string, Notice>;
