import { formatNumber } from '../format/number.ts';
import type { Noun } from '../records/noun.ts';
import { type Notice, registerErrorMessages } from './messages.ts';

/** The most records one change may include; the server rejects more. */
const MOST_CHANGED = 5000;

registerErrorMessages({
  HXRKD: 'Unknown record type.',
  HXRFI: "This filter isn't available for this list.",
  HXRSO: "This sort order isn't available for this list.",
  HXRGR: "This grouping isn't available for this list.",
  HXRRE: "This change can't be undone.",
  HXRCM: `You can change up to ${formatNumber(MOST_CHANGED)} at once. Select fewer.`,
  HXRCW: "This can't be changed here.",
  HXRCG: "Some of these no longer exist, or you've lost access.",
  HXRNT: "You're not in a team, so you can't share this.",
  HXRSH: 'Only its owner or a workspace admin can change who sees this.',
  HXRMA: "You've reached the limit. Delete some first.",
  HXRMO: "Someone you mentioned can't see this record.",
  HXINX: 'Complete the tasks that this one waits for first.',
  HXRTA: "The assignee can't see this record.",
  HXRTO: 'Records can only be reassigned within your team.',
  HXRFM: "A file didn't upload. Remove it or add it again.",
  HXRFT: "A file's content doesn't match its name, so it wasn't added.",
  NO_FILE: 'The photo is no longer on this device. Take it again.',
  NO_KEY: 'Not saved. Connect this device once before you chart offline.',
  NO_ROOM:
    "Can't reach the server, and this browser has no storage left for your changes. Keep this page open and resend when you're back online.",
});

/** Messages of record forms when saving fails. */
export const recordNotices = {
  refused: ({ one }: Noun): Notice => ({
    title: 'Not saved',
    description: `You can no longer edit this ${one}. Your changes are kept here.`,
  }),
  gone: ({ one }: Noun): Notice => ({
    title: 'Not saved',
    description: `This ${one} no longer exists, or you've lost access. Your changes are kept here.`,
  }),
  binned: ({ one }: Noun): Notice => ({
    title: 'Not saved',
    description: `Someone moved this ${one} to the trash. Restore it to save your changes.`,
  }),
  waiting: (isSavedLocally: boolean): Notice => ({
    title: isSavedLocally ? 'Saved on this device' : 'Not saved yet',
    description: isSavedLocally
      ? "Can't reach the server. We'll send it when you're back online. You can close this page."
      : "Can't reach the server. We'll send it when you're back online. Keep this page open.",
  }),
} as const;
