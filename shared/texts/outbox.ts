import type { Notice } from './messages.ts';

export const outboxNotices = {
  messageQueuedAgain: {
    title: 'Message requeued',
    description: 'It will be sent with the next delivery.',
  },
} as const satisfies Record<string, Notice>;
