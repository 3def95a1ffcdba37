/**
 * The scripts that everybody loads, each in few files, since many small ones weigh more: React; what
 * the app is made of; what a page and the app share; the rest of a page's frame; the rest of the app.
 * The last two take along all that they import and that nobody took before.
 */
export const everybodys = [
  ['react', /node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'app',
    /node_modules\/(?:react-router(?:-dom)?|@reduxjs\/toolkit|redux(?:-thunk)?|react-redux|immer|reselect|use-sync-external-store)\//,
  ],
  [
    'base',
    /vite\/preload-helper|renderer\/kit\/(?:brand\/BrandMark|button|chunk\/(?!late)|link\/navigation|live|page\/Message|presence|state\/(?:Progress|State\.module)|theme\/(?!Theme|theme\.ts)|header\/paletteEvents)|renderer\/host\/backendAddress|renderer\/site\/(?:earlyPress\.ts|tour\/(?:TourLoader|isTouring))|renderer\/site\/written|shared\/(?:routes|routes\/(?:known|brought|path)|desktop\/local-backend|constants)\.ts/,
  ],
  [
    'site',
    /renderer\/(?:site\/(?:Site\.tsx|page\.ts)|kit\/(?:chunk\/late|theme\/theme\.ts))|shared\/navigation\/documents\.ts/,
  ],
  // Small, and wanted by pages and screens alike.
  ['format', /shared\/format\//],
  // A page's dialog needs it and nothing else of the app.
  ['toaster', /renderer\/kit\/toaster\//],
  ['shell', /renderer\/(?:app\/startApp|host\/pickHost)\.tsx?/],
].map(([name, test], rank) => ({ name: `${name}`, test: test as RegExp, priority: 10 - rank }));

interface Modules {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry: boolean;
  } | null;
}

const known = new Map<string, ReadonlySet<string>>();

/** What is loaded by itself and brings a module along: pages, layouts, screens and late parts. */
function topsOf(id: string, modules: Modules): ReadonlySet<string> {
  const before = known.get(id);
  if (before !== undefined) return before;
  const tops = new Set<string>();
  known.set(id, tops);
  const info = modules.getModuleInfo(id);
  if (info === null) return tops;
  if (info.isEntry || info.dynamicImporters.length > 0) tops.add(id);
  for (const importer of info.importers) {
    for (const top of topsOf(importer, modules)) tops.add(top);
  }
  return tops;
}

const isFirst = (top: string) =>
  /renderer\/(?:app\.html|site\/(?:main|pages\/home)\.tsx)$/.test(top);
const isPage = (top: string) => /renderer\/(?:site|content)\//.test(top);
const isLayout = (top: string) => /\/app\/layouts\/\w+Layout\.tsx$/.test(top);

/** From so many places on, a part comes with all others of its kind: a request costs more than it weighs. */
const SCREENS = 3;
const PLACES = 4;
const SMALL = 2500;
const PLAIN = /renderer\/kit\/|shared\/(?!routes)|@blueprintjs\//;
/** What is no part of these files, and needs none of them. */
const EVERYBODYS = /node_modules\/react\/|jsx-runtime|\.css$/;
const FORMS = /node_modules\/(?:zod|react-hook-form|@hookform)\//;

/** Small, and so is all that it needs: with it goes nothing else. */
function isLight(id: string, modules: Modules): boolean {
  const info = modules.getModuleInfo(id);
  const isSmall = info?.code != null && info.code.length < SMALL && PLAIN.test(id);
  return (
    isSmall &&
    info.importedIds.every((needed) => EVERYBODYS.test(needed) || isLight(needed, modules))
  );
}

/**
 * What the screens of the app share, in few files: with the layouts, in forms, or with each other. Of what
 * public pages need too, only what is small, so that they load little else. What a
 * part needs is needed wherever the part is, so no two of these files need each other.
 */
export const screenParts = {
  debugName: 'screen-parts',
  name(id: string, modules: Modules): string | null {
    const tops = [...topsOf(id, modules)];
    // What is loaded by itself keeps a file that the build's manifest names.
    if (tops.includes(id) || tops.some(isFirst)) return null;
    if (tops.some(isPage)) {
      return tops.length >= PLACES && isLight(id, modules) ? 'common' : null;
    }
    if (tops.some(isLayout)) return 'frame';
    if (tops.length < SCREENS) return null;
    return FORMS.test(id) ? 'forms' : 'parts';
  },
  test: /renderer|shared|node_modules/,
  priority: 0,
  includeDependenciesRecursively: false,
};
