import { basename } from 'node:path';
import { inProject } from '../paths.ts';
import { screenFiles } from '../screenFiles.ts';
import { everybodys } from './groups.ts';

interface Modules {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry: boolean;
  } | null;
}

/** Modules that draw screens, with the areas of these. */
const areasOf = new Map<string, Set<string>>();
for (const { area, page } of screenFiles().values()) {
  const drawer = inProject(`renderer/${page}`);
  areasOf.set(drawer, (areasOf.get(drawer) ?? new Set()).add(basename(area, '.ts')));
}

/** What is loaded by itself and brings a module along: pages, layouts, screens and late parts. */
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
/** A part of the front page that comes late, with its style inside the page: another one's is in the way. */
const isHomes = (top: string) => /renderer\/site\/home\//.test(top);
/**
 * The offer to install the app is a page's late part too. The head of what is not there belongs to that of any
 * screen, though it stands beside the pages.
 */
const isPage = (top: string) =>
  /renderer\/(?:(?:site|content)\/(?!missingHead)|features\/install\/InstallOverlays)/.test(top);
/** What a page begins with; its other parts come late. */
const isBegun = (top: string) => /renderer\/(?:site\/pages|content)\//.test(top);
const isLayout = (top: string) => /\/app\/layouts\/\w+Layout\.tsx$/.test(top);
/** What every screen asks for once it is alive, or at the press of two keys: it brings no area's parts along. */
const isLate = (top: string) =>
  /\/(?:app\/(?:layouts\/(?:LateParts|pageHead)|palette\/Palette)|core\/visits\/VisitWatch|features\/offline\/OfflineNotice)\.tsx?$/.test(
    top,
  );
/** What comes with every screen of somebody signed in, once it is known who they are; a visitor needs none of it. */
const isMembers = (top: string) =>
  /\/(?:app\/(?:header\/HeaderItems|layouts\/Banners|rail\/Rail)|core\/(?:presence\/PresenceWatch|activity\/ActivityWatch|realtime\/index)|features\/(?:dashboard\/askAhead|messages\/MessagesWatch|notes\/NotesWatch))\.tsx?$/.test(
    top,
  );
/** Its screens are a visitor's, so nothing of a member's comes along. */
const SIGN_IN = 'auth';
const isArea = (top: string) => /\/app\/screens\/\w+\.ts$/.test(top);
/** The build's manifest is asked for it by its name, which only a file of its own has. */
const isNamed = (top: string) => areasOf.has(top) || isPage(top) || isArea(top);

/** What there is before these files, and needs none of them. */
const isThere = (id: string) =>
  /\.css$|jsx-runtime/.test(id) || everybodys.some(({ test }) => test.test(id));

const SMALL = 5000;
const sizeOf = (id: string, modules: Modules): number =>
  modules.getModuleInfo(id)?.code?.length ?? Infinity;

/** Small, and so is all that it needs: with it goes nothing else. The table of routes grows. */
function isLight(id: string, modules: Modules): boolean {
  const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
  return (
    sizeOf(id, modules) < SMALL &&
    !/shared\/routes\//.test(id) &&
    importedIds.every((needed) => isThere(needed) || isLight(needed, modules))
  );
}

/** A request costs more than such a part weighs, also where nobody needs it. */
const TINY = 1200;
/** From so many places on, a part comes with all others of its kind. */
const MANY = 5;
/** The layouts, and what screens of several areas share: no screen is there without it. */
export const SHARED_BY_SCREENS = 'screens';
const WORDS = /renderer\/site\/(?:blocks|archetypes)\//;

/** Of what pages need, what they are made of, and what is light: for many, or for few and for their late parts. */
function partOfPages(id: string, tops: readonly string[], modules: Modules): string | null {
  if (tops.length === 1) return null;
  const pages = tops.filter(isPage).length;
  if (WORDS.test(id)) return pages < 2 * MANY || tops.some(isHomes) ? null : 'words';
  const isTiny = sizeOf(id, modules) < TINY;
  if (isPage(id) || !(isTiny || tops.length >= MANY) || !isLight(id, modules)) return null;
  return isTiny || tops.filter(isBegun).length >= MANY ? 'common' : 'seldom';
}

/**
 * What pages share, and what screens of the app share, in few files: with those of their own area, or with
 * any. What a part needs is needed wherever the part is, so no two of these
 * files need each other.
 */
export const sharedParts = {
  debugName: 'shared-parts',
  name(id: string, modules: Modules): string | null {
    const tops = topsOf(id, modules);
    if (tops.some(isFirst) || (tops.includes(id) && isNamed(id))) return null;
    if (tops.some(isPage)) return partOfPages(id, tops, modules);
    if (tops.some(isLayout)) return SHARED_BY_SCREENS;
    const areas = new Set(tops.flatMap((top) => [...(areasOf.get(top) ?? [])]));
    // What no screen begins with comes when it is asked for.
    const isOfAll = areas.size > 1 || tops.some(isLate);
    const isMembersOwn =
      areas.size < 2 && !areas.has(SIGN_IN) && !tops.some(isLate) && tops.some(isMembers);
    // Their few styles stand in the document already.
    if (/\.css$/.test(id) && (isMembersOwn || tops.some(isLate))) return SHARED_BY_SCREENS;
    if (isMembersOwn) return 'member';
    if (areas.size === 0) return isOfAll ? 'late' : null;
    if (tops.length === 1) return null;
    return isOfAll || tops.some(isMembers) ? SHARED_BY_SCREENS : `${[...areas]}-parts`;
  },
  test: /renderer|shared|node_modules/,
  priority: 0,
  includeDependenciesRecursively: false,
};
