import type { PrerenderedName } from '../routes.ts';

/** The pages that the build writes: every prerendered route, and the one of unknown addresses. */
export type PageName = PrerenderedName | 'notFound';

/** The app without a page: what it shows, it draws itself. */
export const APP_DOCUMENT = '/app.html';
/** Where the page of unknown addresses is written. */
export const NOT_FOUND_PATH = '/404';
/** Where the words for an address that is planned and not built are written. */
export const NOT_HERE_YET_PATH = '/not-here-yet';

/** A path without the slash that somebody typed behind it. */
export function plainPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** The file of the page at a path. */
export const fileAt = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** The picture beside links to the page at a path. */
export const shareImageAt = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };
