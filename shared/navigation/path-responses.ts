import { fillPath } from '../routes/path.ts';
import {
  findRedirect,
  findRouteName,
  prerenderedNames,
  type Redirect,
  routeNamesForHost,
  routes,
} from '../routes/table.ts';
import type { PrerenderedName, RouteName } from '../routes.ts';
import {
  APP_DOCUMENT,
  NOT_FOUND_PATH,
  type PageName,
  pageFileAt,
  stripTrailingSlash,
} from './documents.ts';

export const pageNames: readonly PageName[] = [...prerenderedNames, 'notFound'];

const isPrerendered = (name: string | null): name is PrerenderedName =>
  prerenderedNames.some((known) => known === name);

/** Returns the page at a path. */
function pageAt(pathname: string): PageName {
  const name = findRouteName(pathname);
  return isPrerendered(name) ? name : 'notFound';
}

/** True if the app handles a path that has no prerendered page. */
function isAppPath(pathname: string): boolean {
  if (findRedirect(pathname) !== null) return true;
  const name = findRouteName(pathname);
  return name !== null && !isPrerendered(name);
}

const isDesktopOnly = (name: RouteName): boolean => !routeNamesForHost('web').includes(name);

/** A screen for one public record, which may not exist. */
export interface RequestedRecord {
  readonly name: RecordName;
  readonly id: string;
}

/** How a server responds to a path. */
export interface PathResponse {
  readonly file: string;
  readonly status: 200 | 404;
  /** True if search engines may index it. */
  readonly isIndexed: boolean;
  /** If the record isn't public or doesn't exist, the status is 404; signed-in users may see more. */
  readonly record?: RequestedRecord;
  /** The record that serves the path if the build wrote no file for it. */
  readonly recordWithoutFile?: RequestedRecord;
  /** The path that replaced this one; the server redirects permanently. */
  readonly movedTo?: string;
}

const missing = (path: string): PathResponse => ({
  file: pageFileAt(path),
  status: 404,
  isIndexed: false,
});

export const notFoundResponse = missing(NOT_FOUND_PATH);

export const recordNames = [
  'property',
  'publicListing',
  'vendor',
  'agent',
  'brokerage',
  'publicForm',
  'publicBooking',
  'educationCourse',
] as const satisfies readonly RouteName[];
export type RecordName = (typeof recordNames)[number];

/** Returns the built file for a path; a page with a parameter exists only if its file does. */
export function resolvePathResponse(pathname: string): PathResponse {
  if (!isAppPath(pathname)) {
    const page = pageAt(pathname);
    if (page === 'notFound') return notFoundResponse;
    const record = recordAt(page, null, pathname);
    return {
      file: pageFileAt(stripTrailingSlash(pathname)),
      status: 200,
      isIndexed: routes[page].indexed,
      ...(record !== null && { recordWithoutFile: record }),
    };
  }
  const moved = findRedirect(pathname);
  const name = findRouteName(moved?.to ?? pathname);
  if (name !== null && isDesktopOnly(name)) return notFoundResponse;
  const movedTo = moved === null ? null : targetOf(moved, pathname);
  const record = recordAt(name, moved?.from ?? null, pathname);
  return {
    file: APP_DOCUMENT,
    status: 200,
    isIndexed: name !== null && routes[name].indexed,
    ...(record !== null && { record }),
    ...(movedTo !== null && { movedTo }),
  };
}

/** Returns the target of an old URL. Parameters are encoded so the target is always a path on this site. */
function targetOf({ from, to }: Redirect, pathname: string): string | null {
  const parts = pathname.split('/').filter(Boolean);
  const names = from.split('/').filter(Boolean);
  try {
    const params = names.flatMap((name, index) =>
      name.startsWith(':') ? [[name.slice(1), decodeURIComponent(parts[index] ?? '')]] : [],
    );
    return fillPath(to, Object.fromEntries(params));
  } catch {
    return null;
  }
}

/** Returns the parameter of a record's URL, including an old URL that redirects to it. */
function recordAt(
  name: RouteName | null,
  from: string | null,
  pathname: string,
): RequestedRecord | null {
  const record = recordNames.find((known) => known === name);
  if (record === undefined) return null;
  const place = (from ?? routes[record].path).split('/').findIndex((part) => part.startsWith(':'));
  const id = pathname.split('/').filter(Boolean)[place - 1];
  return id === undefined ? null : { name: record, id };
}
