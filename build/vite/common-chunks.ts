/**
 * Scripts loaded by everyone, in a few files, since many small ones are larger: React; the app's foundation; what
 * pages and the app share; the rest of a page's frame; the rest of the app. The last two include all remaining
 * imports.
 */
export const commonChunks = [
  ['react', /node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'app',
    /node_modules\/(?:react-router(?:-dom)?|@reduxjs\/toolkit|redux(?:-thunk)?|react-redux|immer|reselect|use-sync-external-store)\//,
  ],
  [
    'base',
    /vite\/preload-helper|renderer\/ui\/(?:brand\/(?:BrandMark|siteName)|button|chunk\/(?!deferred|hydration)|link\/navigation|live|page\/Message|icon\/(?:icon|CrossIcon)\.|presence|state\/(?:Progress|State\.module|reportError\.)|theme\/(?!Theme|theme\.ts)|header\/paletteEvents)|renderer\/host\/(?:backendAddress|loadChunk)|renderer\/site\/(?:earlyClick\.ts|tour\/(?:TourLoader|isTourRunning))|renderer\/site\/prerenderedData|shared\/(?:access\/closed-to-vendors|routes|routes\/(?:route-lookup|loaded-routes|path)|desktop\/local-backend|constants|local-keys|texts\/offline|admin\/operations\/client-errors)\.ts/,
  ],
  [
    'site',
    /renderer\/(?:site\/(?:Site\.tsx|page\.ts)|ui\/(?:chunk\/(?:deferred|hydration)|picture\/LazyImage|shape|theme\/theme\.ts))|shared\/(?:shape\.ts|navigation\/documents\.ts|format\/(?!relative-time|clock))/,
  ],
  // Only screens with a form need them.
  ['forms', /node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\//],
  // The whole route table, loaded only for routes a module doesn't name.
  ['table', /shared\/routes\/(?:table|full-route-table)\.ts/],
  // Used by almost every text page; alone, each would be a file of a few hundred bytes.
  ['text', /renderer\/site\/(?:archetypes\/Questions|blocks\/(?:ContentLink|Prose|TermsBlock))\./],
  // The only part of the app that a page's dialog needs.
  ['toaster', /renderer\/ui\/toaster\//],
  // The home page saves a dropped file, and the app takes it over.
  ['handoff', /renderer\/ui\/file\/handoff\.ts/],
  // Lazy-loaded by pages and the app, so its modules must not end up in a page's files.
  ['visits', /renderer\/telemetry\/visits\/(?!VisitWatch|visitReports)/],
  // The viewer of property tours and its 3D models, likewise. This small file is loaded without them.
  [
    'tour-shapes',
    /renderer\/features\/listings\/tours\/tourShapes\.ts|shared\/(?:listings\/tours|files\/imageSize)\.ts/,
  ],
  [
    'tour',
    /renderer\/features\/listings\/tours\/(?:(?:TourViewer|tourIcons|SceneView|FlatView|PanoramaView|Points|Measurement|panoramaGl|loseContextOf|projection|useGestures|usePicker)\.|headset\/)/,
  ],
  [
    'tour-models',
    /renderer\/features\/listings\/tours\/models\/(?:ModelView|orbit)\.|shared\/listings\/models\//,
  ],
  ['shell', /renderer\/(?:app\/startApp|host\/pickHost)\.tsx?/],
].map(([name, test], rank, all) => ({
  name: `${name}`,
  test: test as RegExp,
  // The bundler reads a negative number as the highest priority.
  priority: all.length - 1 - rank,
}));
