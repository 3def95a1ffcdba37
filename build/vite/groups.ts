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
    /vite\/preload-helper|renderer\/kit\/(?:brand\/BrandMark|button|chunk\/(?!late)|link\/navigation|live|page\/Message|icon\/(?:icon|CrossIcon)\.|presence|state\/(?:Progress|State\.module)|theme\/(?!Theme|theme\.ts)|header\/paletteEvents)|renderer\/host\/backendAddress|renderer\/site\/(?:earlyPress\.ts|tour\/(?:TourLoader|isTouring))|renderer\/site\/written|shared\/(?:access\/closed-to-vendors|routes|routes\/(?:known|brought|path)|desktop\/local-backend|constants|local-keys)\.ts/,
  ],
  [
    'site',
    /renderer\/(?:site\/(?:Site\.tsx|page\.ts)|kit\/(?:chunk\/late|shape|theme\/theme\.ts))|shared\/(?:shape\.ts|navigation\/documents\.ts|format\/(?!when|clock))/,
  ],
  // Where everything is: of one piece, and loaded by whoever leads to more than it names.
  ['table', /shared\/routes\/(?:table|whole)\.ts/],
  // What almost every page of words is set in: alone each would be a file of a few hundred bytes.
  ['text', /renderer\/site\/(?:archetypes\/Questions|blocks\/(?:ContentLink|Prose|TermsBlock))\./],
  // A page's dialog needs it and nothing else of the app.
  ['toaster', /renderer\/kit\/toaster\//],
  // Loaded late by pages and app: its parts must not end in what a page is made of.
  ['visits', /renderer\/core\/visits\/(?!VisitWatch|telling)/],
  ['shell', /renderer\/(?:app\/startApp|host\/pickHost)\.tsx?/],
].map(([name, test], rank) => ({ name: `${name}`, test: test as RegExp, priority: 10 - rank }));
