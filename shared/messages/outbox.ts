import type { Notice } from './messages.ts';

export const outboxNotices = {
  messageQueuedAgain: {
    title: 'Message queued again',
    description: 'It goes out with the next delivery.',
  },
} as const satisfies Record<string, Notice>;
