import type { PrerenderedName } from '../routes.ts';

/** Pages written by the build: every prerendered route and the not-found page. */
export type PageName = PrerenderedName | 'notFound';

/** The app shell without prerendered content. */
export const APP_DOCUMENT = '/app.html';
/** Where the not-found page is written. */
export const NOT_FOUND_PATH = '/404';

/** Removes trailing slashes from a path. */
export function stripTrailingSlash(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** Returns the page file for a path. */
export const pageFileAt = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** Returns the link preview image for a path. */
export const shareImageAt = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };
