import { formatNumber } from '../format/number.ts';
import type { Noun } from '../records/noun.ts';
import { explain, type Notice } from './messages.ts';

/** How many records one change may be of; the server refuses more. */
const MOST_CHANGED = 5000;

explain({
  HXRKD: 'There are no such records.',
  HXRFI: 'This list cannot be filtered like this.',
  HXRSO: 'This list cannot be put in this order.',
  HXRGR: 'This list cannot be grouped like this.',
  HXRRE: 'This change replaced nothing that can be put back.',
  HXRCM: `At most ${formatNumber(MOST_CHANGED)} can be changed at once. Select fewer.`,
  HXRCW: 'This cannot be changed here.',
  HXRCG: 'Some of these are gone, or you have no access to them any more.',
  HXRNT: 'You work in no team now, so there is nobody to share this with.',
  HXRSH: 'Only its owner, or who looks after the team, says who sees this.',
  HXRMA: 'There is no room for more of these. Delete some first.',
  HXRMO: 'Somebody you mention does not see this record.',
  HXRTA: 'Whoever shall do this does not see it.',
  HXRTO: 'Records are handed to people of your team.',
  HXRFM: 'A file has not arrived on the server. Take it out, or add it again.',
  HXRFT: 'A file is not what its name says, so it was not added.',
  NO_ROOM:
    'The server cannot be reached, and this browser has no room left to keep what you wrote. Leave this page open and send it again once you are back online.',
});

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
