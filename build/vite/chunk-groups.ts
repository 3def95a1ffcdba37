import { inProject } from '../paths.ts';
import { screenFiles } from '../screenFiles.ts';

/**
 * Scripts loaded by everyone, in a few files, since many small ones are larger: React; the app's foundation; what
 * pages and the app share; the rest of a page's frame; the rest of the app. The last two include all remaining
 * imports.
 */
const loadedByAll = [
  ['react', /node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'app',
    /node_modules\/(?:react-router(?:-dom)?|@reduxjs\/toolkit|redux(?:-thunk)?|react-redux|immer|reselect|use-sync-external-store)\//,
  ],
  [
    'base',
    /vite\/preload-helper|renderer\/ui\/(?:brand\/BrandMark|button|chunk\/(?!deferred|hydration)|link\/navigation|live|page\/Message|icon\/(?:icon|CrossIcon)\.|presence|state\/(?:Progress|State\.module)|theme\/(?!Theme|theme\.ts)|header\/paletteEvents)|renderer\/host\/(?:backendAddress|loadChunk)|renderer\/site\/(?:earlyClick\.ts|tour\/(?:TourLoader|isTourRunning))|renderer\/site\/prerenderedData|shared\/(?:access\/closed-to-vendors|routes|routes\/(?:route-lookup|loaded-routes|path)|desktop\/local-backend|constants|local-keys)\.ts/,
  ],
  [
    'site',
    /renderer\/(?:site\/(?:Site\.tsx|page\.ts)|ui\/(?:chunk\/(?:deferred|hydration)|shape|theme\/theme\.ts))|shared\/(?:shape\.ts|navigation\/documents\.ts|format\/(?!relative-time|clock))/,
  ],
  // The whole route table, loaded only for routes a module doesn't name.
  ['table', /shared\/routes\/(?:table|full-route-table)\.ts/],
  // Used by almost every text page; alone, each would be a file of a few hundred bytes.
  ['text', /renderer\/site\/(?:archetypes\/Questions|blocks\/(?:ContentLink|Prose|TermsBlock))\./],
  // The only part of the app that a page's dialog needs.
  ['toaster', /renderer\/ui\/toaster\//],
  // Lazy-loaded by pages and the app, so its modules must not end up in a page's files.
  ['visits', /renderer\/telemetry\/visits\/(?!VisitWatch|visitReports)/],
  ['shell', /renderer\/(?:app\/startApp|host\/pickHost)\.tsx?/],
].map(([name, test], rank) => ({ name: `${name}`, test: test as RegExp, priority: 10 - rank }));

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** The manifest looks these up by name, so each keeps its own file. */
const screens = new Set(
  [...screenFiles().values()]
    .flatMap(({ area, page }) => [area, page])
    .map((file) => inProject(`renderer/${file}`)),
);

/** True if a public page loads a module, at once or later. */
function isUsedByPages(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (/renderer\/(?:site|content)\//.test(id)) return true;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => !seen.has(importer) && isUsedByPages(importer, modules, seen),
  );
}

/** From this many users on, a module goes into the file that every screen loads. */
const MANY_SCREENS = 40;

/** All other shared modules: one file for each set of pages and screens that use them, so none loads what it lacks. */
const shared = [
  {
    name: (id: string, modules: Modules) =>
      screens.has(id) || isUsedByPages(id, modules) ? null : 'screens',
    debugName: 'screens',
    test: /renderer|shared|node_modules/,
    minShareCount: MANY_SCREENS,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: (id: string) => (screens.has(id) ? null : 'shared'),
    debugName: 'shared',
    test: /renderer|shared|node_modules/,
    minShareCount: 2,
    entriesAware: true,
    priority: 0,
  },
];

export const chunkGroups = [...loadedByAll, ...shared];
