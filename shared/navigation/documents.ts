import { isPathOf, type PrerenderedName, prerenderedNames, routeOf } from '../routes.ts';
import { redirects } from './redirects.ts';

/** The pages that the build writes: every prerendered route, and the one of unknown addresses. */
export type PageName = PrerenderedName | 'notFound';

export const pageNames: readonly PageName[] = [...prerenderedNames, 'notFound'];

/** The app without a page: what it shows, it draws itself. */
export const APP_DOCUMENT = '/app.html';
/** Where the page of unknown addresses is written. */
export const NOT_FOUND_PATH = '/404';

/** A path without the slash that somebody typed behind it. */
export function plainPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

const isPrerendered = (name: string | null): name is PrerenderedName =>
  prerenderedNames.some((known) => known === name);

/** The file of the page at a path. */
export const fileAt = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** The picture beside links to the page at a path. */
export const shareImageAt = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** The page that stands at a path. */
export function pageAt(pathname: string): PageName {
  const name = routeOf(pathname);
  return isPrerendered(name) ? name : 'notFound';
}

/** Whether anything of ours stands at an address: a page, a screen or a way to one. */
export function leadsSomewhere(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  const moved = redirects.find(({ from }) => isPathOf(from, path));
  if (moved !== undefined) return routeOf(moved.to) !== null;
  return pageAt(path) !== 'notFound' || isAppPath(path);
}

/** Whether the app has something at a path and no page was written for it. */
export function isAppPath(pathname: string): boolean {
  // Before the pages: an old address may look like one of a page's with a parameter.
  if (redirects.some(({ from }) => isPathOf(from, pathname))) return true;
  const name = routeOf(pathname);
  return name !== null && !isPrerendered(name);
}
