import { isPlanned } from '#shared/routes.ts';
import { getPageHead, type PageHeadText } from './heads.ts';

const notHereYet: PageHeadText = {
  title: 'Not here yet',
  description: 'This part of Haven Exchange is planned and not built.',
};

/** Document head of a path that doesn't exist or isn't built yet. */
export const notFoundHead = (pathname: string): PageHeadText =>
  isPlanned(pathname) ? notHereYet : getPageHead(null, undefined);
