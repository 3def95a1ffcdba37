import type { Notice } from './messages.ts';

export const listingsNotices = {
  brokerContacted: {
    title: 'Message sent',
    description: 'The broker has it by e-mail, with how to reach you.',
  },
} as const satisfies Record<string, Notice>;
