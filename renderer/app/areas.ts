import type { ComponentType } from 'react';
import { registerRouteTable } from '#shared/routes/loaded-routes.ts';
import type { NameIn } from '#shared/routes/names.ts';
import {
  type AreaName,
  getRoute,
  isRouteLoaded,
  layoutOf,
  type PrerenderedName,
  type Route,
  type RouteName,
  type RouteRecord,
  routeAt,
} from '#shared/routes.ts';
import { failedOffline, loadChunk } from '../host/loadChunk.ts';
import { offlineScreenUntil } from './errors/offlineScreenUntil.tsx';

export interface Screen {
  readonly Component: ComponentType;
}

type Import = () => Promise<Screen>;

/** Screens of an area; prerendered pages are excluded unless members see more there. */
export type ScreensOf<Area extends AreaName> = Readonly<
  Record<Exclude<NameIn<Area>, PrerenderedName>, Import> &
    Partial<Record<Extract<NameIn<Area>, PrerenderedName>, Import>>
>;

interface AreaModule {
  readonly screens: Readonly<Partial<Record<RouteName, Import>>>;
}

const files = import.meta.glob<AreaModule>('./screens/*.ts');
const loaded = new Map<AreaName, AreaModule['screens']>();

let table: Promise<void> | undefined;

/** Loads the full route table: for paths no loaded route matches, and for pages that link anywhere. */
export function loadTable(): Promise<void> {
  table ??= loadChunk(() => import('#shared/routes/full-route-table.ts')).then(
    ({ fullRouteTable: whole }) => registerRouteTable(whole),
    (error: unknown) => {
      table = undefined;
      throw error;
    },
  );
  return table;
}

/** Loads an area's screens and routes. Areas with only prerendered pages have no file. */
export async function loadArea(area: AreaName): Promise<AreaModule['screens']> {
  const load = files[`./screens/${area}.ts`];
  if (load === undefined) await loadTable();
  const screens = loaded.get(area) ?? (load === undefined ? {} : (await loadChunk(load)).screens);
  loaded.set(area, screens);
  return screens;
}

/** An old path that redirects. */
export interface RedirectedAddress {
  readonly from: string;
  readonly to: string;
}

/**
 * Resolves a path to a screen or redirect. The full table is only loaded for unmatched paths and for paths that look
 * like a parameterized page, as old ones do.
 */
export async function findScreen(path: string): Promise<Route | RedirectedAddress | null> {
  const near = routeAt(path);
  if (near !== null && (near.path === path || near.isPrerendered !== true)) return near;
  await loadTable();
  const { findRedirect: redirectAt } = await loadChunk(() => import('#shared/routes/table.ts'));
  return redirectAt(path) ?? routeAt(path);
}

/** Layouts around screens; the frame contains both, and visitors never load the workspace. */
const layouts = {
  frame: () => import('./layouts/FrameLayout.tsx'),
  public: async () => {
    const { Component, loadMemberLayout } = await import('./layouts/PublicLayout.tsx');
    // Set by first-paint.js if someone may be signed in.
    if (globalThis.document?.documentElement.dataset.session !== undefined)
      await loadMemberLayout();
    return { Component };
  },
  workspace: () => import('./layouts/WorkspaceLayout.tsx'),
} as const satisfies Record<string, Import>;

export type LayoutName = keyof typeof layouts;

export const layoutNameOf = (route: RouteRecord): Exclude<LayoutName, 'frame'> =>
  layoutOf(route) === null ? 'public' : 'workspace';

async function importScreen(name: RouteName): Promise<Screen> {
  const own = (await loadArea(getRoute(name).area))[name];
  return own === undefined ? loadWhole(name as PrerenderedName) : own();
}

/** The table of all pages, which the app's first script doesn't include. */
const loadPages = () => import('../site/pages.ts');

/** Loads a page with its content for this path, because nothing is prerendered here. */
async function loadWhole(name: PrerenderedName): Promise<Screen> {
  const [{ loadPageIntro: introAt, loadPage }] = await Promise.all([loadPages(), loadTable()]);
  const page = await loadPage(name);
  await Promise.all([introAt(page, location.pathname), page.hydrate?.()]);
  return { Component: page.Component };
}

/**
 * Loads a screen or layout. Offline, it waits in place for the connection; other errors are thrown on render, because
 * only then does the router show the error screen.
 */
const loadDrawable = (load: Import): Promise<Screen> =>
  loadChunk(load).catch((error: unknown) => ({
    Component: failedOffline(error)
      ? offlineScreenUntil(load)
      : () => {
          throw error;
        },
  }));

export const loadScreen = (name: RouteName): Promise<Screen> =>
  loadDrawable(() => importScreen(name));
export const loadLayout = (name: LayoutName): Promise<Screen> => loadDrawable(layouts[name]);

export const loadNotFound = (): Promise<Screen> =>
  loadDrawable(async () => (await loadPages()).loadPage('notFound'));

/** Prefetches a screen and its layout, even if no loaded route matches. Errors are reported on click. */
export function prefetchScreen(name: RouteName): void {
  const ahead = async () => {
    if (!isRouteLoaded(name)) await loadTable();
    const layout = layouts[layoutNameOf(getRoute(name))];
    await Promise.all([importScreen(name), layouts.frame(), layout()]);
  };
  void ahead().catch(() => undefined);
}

/** Prefetches the current path's screen, if known, in parallel with other requests. */
export function prefetchCurrentScreen(): void {
  const here = routeAt(location.pathname);
  if (here !== null) prefetchScreen(here.name);
}
