import { isPlanned } from '#shared/routes.ts';
import { type HeadWords, headOf } from './heads.ts';

const notHereYet: HeadWords = {
  title: 'Not here yet',
  description: 'This part of Haven Exchange is planned and not built.',
};

/** Document head of a path that doesn't exist or isn't built yet. */
export const missingHead = (pathname: string): HeadWords =>
  isPlanned(pathname) ? notHereYet : headOf(null, undefined);
