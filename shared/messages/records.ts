import type { Noun } from '../records/noun.ts';
import type { Notice } from './messages.ts';

/** What forms of records say when they could not be saved as they stand. */
export const recordNotices = {
  refused: ({ one }: Noun): Notice => ({
    title: 'Not saved',
    description: `You may see this ${one}, but not change it any more. What you typed is kept here.`,
  }),
  gone: ({ one }: Noun): Notice => ({
    title: 'Not saved',
    description: `This ${one} is gone, or you have no access to it any more. What you typed is kept here.`,
  }),
  binned: ({ one }: Noun): Notice => ({
    title: 'Not saved',
    description: `Somebody has moved this ${one} to the bin meanwhile. Restore it to save what you typed.`,
  }),
  waiting: (isKept: boolean): Notice => ({
    title: isKept ? 'Saved on this device' : 'Not saved yet',
    description: isKept
      ? 'The server cannot be reached. It is sent as soon as it can be; you may close this page and come back.'
      : 'The server cannot be reached. It is sent as soon as it can be; leave this page open.',
  }),
} as const;
