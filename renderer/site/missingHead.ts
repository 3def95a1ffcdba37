import { isPlanned } from '#shared/routes.ts';
import { type HeadWords, headOf } from './heads.ts';

const notHereYet: HeadWords = {
  title: 'Not here yet',
  description: 'This part of Haven Exchange is planned and not built.',
};

/** What the head says at a path where nothing is, or nothing yet. */
export const missingHead = (pathname: string): HeadWords =>
  isPlanned(pathname) ? notHereYet : headOf(null, undefined);
