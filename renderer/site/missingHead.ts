import { isPlanned, NOT_HERE_YET_PATH } from '#shared/navigation/planned.ts';
import { type HeadWords, headOf } from './heads.ts';

const notHereYet: HeadWords = {
  title: 'Not here yet',
  description: 'This part of Haven Exchange is planned and not built.',
};

export const isNotHereYet = (pathname: string): boolean =>
  pathname === NOT_HERE_YET_PATH || isPlanned(pathname);

/** What the head says at a path where nothing is, or nothing yet. */
export const missingHead = (pathname: string): HeadWords =>
  isNotHereYet(pathname) ? notHereYet : headOf(null, undefined);
