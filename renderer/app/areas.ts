import type { ComponentType } from 'react';
import { bringAll } from '#shared/routes/brought.ts';
import type { NameIn } from '#shared/routes/names.ts';
import {
  type AreaName,
  isBuilt,
  layoutOf,
  type PrerenderedName,
  type Route,
  type RouteName,
  type RouteRecord,
  routeAt,
  routeNamed,
} from '#shared/routes.ts';
import { loadChunk } from '../kit/chunk/loadChunk.ts';

export interface Screen {
  readonly Component: ComponentType;
}

type Import = () => Promise<Screen>;

/** The screens of an area; a page that was written at build is its own, unless members see more there. */
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

/** Brings every route: for an address that nothing at hand names, and for pages that lead anywhere. */
export function loadTable(): Promise<void> {
  table ??= loadChunk(() => import('#shared/routes/whole.ts')).then(
    ({ whole }) => bringAll(whole),
    (error: unknown) => {
      table = undefined;
      throw error;
    },
  );
  return table;
}

/** The screens of an area, with its routes at hand. An area of written pages alone has no file. */
export async function loadArea(area: AreaName): Promise<AreaModule['screens']> {
  const load = files[`./screens/${area}.ts`];
  if (load === undefined) await loadTable();
  const screens = loaded.get(area) ?? (load === undefined ? {} : (await loadChunk(load)).screens);
  loaded.set(area, screens);
  return screens;
}

/** An address that was another one before. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/**
 * What is at a path: a screen, or the way to one. The table is asked only about what nothing at hand
 * names, and about what looks like a page with a parameter, as old addresses of such pages do.
 */
export async function find(path: string): Promise<Route | Moved | null> {
  const near = routeAt(path);
  if (near !== null && (near.path === path || near.isPrerendered !== true)) return near;
  await loadTable();
  const { redirectAt } = await loadChunk(() => import('#shared/routes/table.ts'));
  return redirectAt(path) ?? routeAt(path);
}

/** What surrounds screens, the frame both layouts; a visitor never loads the workspace. */
const layouts = {
  frame: () => import('./layouts/FrameLayout.tsx'),
  public: () => import('./layouts/PublicLayout.tsx'),
  workspace: () => import('./layouts/WorkspaceLayout.tsx'),
} as const satisfies Record<string, Import>;

export type LayoutName = keyof typeof layouts;

export const layoutNameOf = (route: RouteRecord): Exclude<LayoutName, 'frame'> =>
  layoutOf(route) === null ? 'public' : 'workspace';

async function importScreen(name: RouteName): Promise<Screen> {
  const own = (await loadArea(routeNamed(name).area))[name];
  return own === undefined ? loadWhole(name as PrerenderedName) : own();
}

/** The table of all pages, which the app's first script does without. */
const loadPages = () => import('../site/pages.ts');

/** A page with all that it shows at this address, since nothing of it is there yet as in its file. */
async function loadWhole(name: PrerenderedName): Promise<Screen> {
  const [{ introAt, loadPage }] = await Promise.all([loadPages(), loadTable()]);
  const page = await loadPage(name);
  await Promise.all([introAt(page, location.pathname), page.hydrate?.()]);
  return { Component: page.Component };
}

/** What does not load fails when it is drawn: only then does the router show the screen for failures. */
const loadDrawable = (load: Import): Promise<Screen> =>
  loadChunk(load).catch((error: unknown) => ({
    Component() {
      throw error;
    },
  }));

export const loadScreen = (name: RouteName): Promise<Screen> =>
  loadDrawable(() => importScreen(name));
export const loadLayout = (name: LayoutName): Promise<Screen> => loadDrawable(layouts[name]);

export const loadNotFound = (): Promise<Screen> =>
  loadDrawable(async () => (await loadPages()).loadPage('notFound'));

/** Loads a screen and its surroundings ahead of the click, also one that nothing at hand names. The click reports a failure. */
export function prefetchScreen(name: RouteName): void {
  const ahead = async () => {
    if (!isBuilt(name)) await loadTable();
    const layout = layouts[layoutNameOf(routeNamed(name))];
    await Promise.all([importScreen(name), layouts.frame(), layout()]);
  };
  void ahead().catch(() => undefined);
}

/** Loads what stands at the present address, if that is known, beside whatever asks for it one by one. */
export function prefetchHere(): void {
  const here = routeAt(location.pathname);
  if (here !== null) prefetchScreen(here.name);
}
