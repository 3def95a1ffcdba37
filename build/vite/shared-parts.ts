import { basename } from 'node:path';
import { routes } from '../../shared/routes/table.ts';
import type { Route, RouteName } from '../../shared/routes.ts';
import { inProject } from '../paths.ts';
import { screenFiles } from '../screenFiles.ts';
import { commonChunks } from './common-chunks.ts';

interface Modules {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry: boolean;
  } | null;
}

/** The layouts, and what visitors need in several areas; every screen needs it. */
export const SHARED_BY_SCREENS = 'screens';
/** The layout of members, and what only their screens share. */
export const SHARED_BY_MEMBERS = 'workspace';

/** Modules that render screens, with their areas. */
const areasOf = new Map<string, Set<string>>();
/**
 * Areas whose documents visitors find by search or a link, by the file of what only their screens share with members.
 * What is loaded for these is kept small.
 */
const MARKETPLACE = new Map([
  ['agents', 'directories-shared'],
  ['auth', 'auth-shared'],
  ['listings', 'listings-shared'],
  ['roles', SHARED_BY_SCREENS],
  ['site', SHARED_BY_SCREENS],
  ['vendors', 'directories-shared'],
]);
/** Screens of those areas that are open without an account, with that file. */
const visitorScreens = new Map<string, string>();
for (const [name, { area, page }] of screenFiles()) {
  const drawer = inProject(`renderer/${page}`);
  areasOf.set(drawer, (areasOf.get(drawer) ?? new Set()).add(basename(area, '.ts')));
  const file = MARKETPLACE.get(basename(area, '.ts'));
  if (file !== undefined && isForVisitors(name)) visitorScreens.set(drawer, file);
}

/** True if a screen shows something to visitors of the marketplace. */
export function isForVisitors(name: RouteName): boolean {
  const { access, area, isForMembers }: Route = routes[name];
  return access === 'public' && !isForMembers && MARKETPLACE.has(area);
}

/** Returns the separately loaded modules that include a module: pages, layouts, screens and lazy parts. */
function topsOf(id: string, modules: Modules): string[] {
  const seen = new Set([id]);
  for (const module of seen) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((module) => {
    const info = modules.getModuleInfo(module);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

const isFirst = (top: string) =>
  /renderer\/(?:app\.html|site\/(?:main|pages\/home)\.tsx)$/.test(top);
/** A lazy part of the front page, with its own style inside the page that other pages must not get. */
const isHomes = (top: string) => /renderer\/site\/home\//.test(top);
/**
 * The install prompt is also a page's lazy part.
 */
const isPage = (top: string) =>
  /renderer\/(?:(?:site|content)\/|features\/desktop\/install\/InstallOverlays)/.test(top);
/** What a page starts with; its other parts are lazy. */
const isPageEntry = (top: string) => /renderer\/(?:site\/pages|content)\//.test(top);
const isLayout = (top: string) => /\/app\/layouts\/\w+Layout\.tsx$/.test(top);
const isWorkspaceLayout = (top: string) => /\/app\/layouts\/WorkspaceLayout\.tsx$/.test(top);
/** What every screen loads after it starts, or on a keyboard shortcut; it includes no area's parts. */
const isLate = (top: string) =>
  /\/(?:app\/(?:layouts\/(?:DeferredParts|pageHead)|palette\/Palette)|telemetry\/visits\/VisitWatch|features\/desktop\/offline\/OfflineNotice)\.tsx?$/.test(
    top,
  );
/** What every screen loads for signed-in users; visitors don't need it. */
const isMembers = (top: string) =>
  /\/(?:app\/(?:header\/HeaderItems|layouts\/Banners|rail\/Rail)|telemetry\/(?:presence\/PresenceWatch|activity\/ActivityWatch)|data\/realtime\/index|features\/(?:home\/dashboard\/prefetchFigures|messaging\/(?:messages\/MessagesWatch|toasts\/NotificationWatcher)))\.tsx?$/.test(
    top,
  );
/** Its screens are for visitors, so it includes no member parts. */
const SIGN_IN = 'auth';
const isArea = (top: string) => /\/app\/screens\/\w+\.ts$/.test(top);
/** The manifest looks these up by name, so each needs its own file. */
const isNamed = (top: string) => areasOf.has(top) || isPage(top) || isArea(top);

/** True for what is loaded before these files and needs none of them. */
const isThere = (id: string) =>
  /\.css$|jsx-runtime/.test(id) || commonChunks.some(({ test }) => test.test(id));

const SMALL = 5000;
const sizeOf = (id: string, modules: Modules): number =>
  modules.getModuleInfo(id)?.code?.length ?? Infinity;

/** True if a module and all its imports are small. The route table grows, so it doesn't count. */
function isLight(id: string, modules: Modules): boolean {
  const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
  return (
    sizeOf(id, modules) < SMALL &&
    !/shared\/routes\//.test(id) &&
    importedIds.every((needed) => isThere(needed) || isLight(needed, modules))
  );
}

/** A request costs more than a module this small, even where it isn't needed. */
const TINY = 1200;
/** From this many users on, a module goes into the shared file of its kind. */
const MANY = 5;
const FORM_LIBRARY = commonChunks.find(({ name }) => name === 'forms')?.test ?? /^$/;

/** True if a module needs the form libraries. */
function needsForms(id: string, modules: Modules): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (FORM_LIBRARY.test(module)) return true;
    for (const needed of modules.getModuleInfo(module)?.importedIds ?? []) seen.add(needed);
  }
  return false;
}

/**
 * Returns the file for a module that screens of several areas share. Files of members need those of visitors, never the
 * other way around: what a module imports is used wherever the module is.
 */
function sharedFileOf(id: string, tops: readonly string[], modules: Modules): string {
  if (tops.some((top) => isLayout(top) && !isWorkspaceLayout(top))) return SHARED_BY_SCREENS;
  const files = new Set(tops.flatMap((top) => visitorScreens.get(top) ?? []));
  const [file] = files;
  if (file === undefined) return tops.some(isLate) ? 'late' : SHARED_BY_MEMBERS;
  const isForms = needsForms(id, modules);
  if (files.size === 1 && file !== SHARED_BY_SCREENS) return isForms ? `${file}-forms` : file;
  return isForms ? 'forms' : SHARED_BY_SCREENS;
}
const SITE_BLOCKS = /renderer\/site\/(?:blocks|archetypes)\//;

/**
 * Returns the shared file for page modules: building blocks and small modules, used by many pages, or by few and
 * their lazy parts.
 */
function partOfPages(id: string, tops: readonly string[], modules: Modules): string | null {
  if (tops.length === 1) return null;
  const pages = tops.filter(isPage).length;
  if (SITE_BLOCKS.test(id)) return pages < 2 * MANY || tops.some(isHomes) ? null : 'words';
  const isTiny = sizeOf(id, modules) < TINY;
  if (isPage(id) || !(isTiny || tops.length >= MANY) || !isLight(id, modules)) return null;
  return isTiny || tops.filter(isPageEntry).length >= MANY ? 'common' : 'seldom';
}

/**
 * Puts modules shared by pages, and by app screens, into a few files: by area or for all. A module's dependencies are
 * needed wherever it is, so no two of these files depend on each other.
 */
export const sharedParts = {
  debugName: 'shared-parts',
  name(id: string, modules: Modules): string | null {
    const tops = topsOf(id, modules);
    if (tops.some(isFirst) || (tops.includes(id) && isNamed(id))) return null;
    if (tops.some(isPage)) return partOfPages(id, tops, modules);
    const shared = sharedFileOf(id, tops, modules);
    if (tops.some(isLayout)) return shared;
    const areas = new Set(tops.flatMap((top) => [...(areasOf.get(top) ?? [])]));
    // A module that no screen starts with is loaded on demand.
    const isOfAll = areas.size > 1 || tops.some(isLate);
    const isMembersOwn =
      areas.size < 2 && !areas.has(SIGN_IN) && !tops.some(isLate) && tops.some(isMembers);
    // Their few styles are already in the document.
    if (/\.css$/.test(id) && (isMembersOwn || tops.some(isLate))) return SHARED_BY_SCREENS;
    if (isMembersOwn) return 'member';
    if (areas.size === 0) return isOfAll ? 'late' : null;
    if (tops.length === 1) return null;
    return isOfAll || tops.some(isMembers) ? shared : `${[...areas]}-parts`;
  },
  test: /renderer|shared|node_modules/,
  priority: 0,
  includeDependenciesRecursively: false,
};
