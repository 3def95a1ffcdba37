import {
  isPathOf,
  type PrerenderedName,
  prerenderedNames,
  redirects,
  routeOf,
  routes,
} from './routes.ts';

/** The pages that the build writes: every prerendered route, and the one of unknown addresses. */
export type PageName = PrerenderedName | 'notFound';

export const pageNames: readonly PageName[] = [...prerenderedNames, 'notFound'];

/** The app without a page: what it shows, it draws itself. */
export const APP_DOCUMENT = '/app.html';
const NOT_FOUND_DOCUMENT = '/404.html';

export interface Answer {
  readonly file: string;
  readonly status: 200 | 404;
}

export const notFoundAnswer: Answer = { file: NOT_FOUND_DOCUMENT, status: 404 };

const isPrerendered = (name: string | null): name is PrerenderedName =>
  prerenderedNames.some((known) => known === name);

const fileAt = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** The file of a page. */
export const fileOf = (name: PageName): string =>
  name === 'notFound' ? NOT_FOUND_DOCUMENT : fileAt(routes[name].path);

/** The page that stands at a path. */
export function pageAt(pathname: string): PageName {
  const name = routeOf(pathname);
  return isPrerendered(name) ? name : 'notFound';
}

/** Whether the app has something at a path and no page was written for it. */
export function isAppPath(pathname: string): boolean {
  const name = routeOf(pathname);
  if (name !== null) return !isPrerendered(name);
  return redirects.some(({ from }) => isPathOf(from, pathname));
}

/** Which built file answers a path; a page with a parameter exists only if its file does. */
export function documentOf(pathname: string): Answer {
  if (isAppPath(pathname)) return { file: APP_DOCUMENT, status: 200 };
  if (pageAt(pathname) === 'notFound') return notFoundAnswer;
  return { file: fileAt(pathname.replace(/(?<=.)\/+$/, '')), status: 200 };
}
