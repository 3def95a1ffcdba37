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
    /vite\/preload-helper|renderer\/kit\/(?:brand\/BrandMark|button|chunk\/(?!late)|icon|link\/navigation|live|page\/Message|presence|rating\/ratingEvents|state\/(?:Progress|State\.module)|theme\/(?!Theme)|header\/paletteEvents)|renderer\/host\/backendAddress|renderer\/site\/(?:page\.ts|tour\/(?:TourLoader|isTouring))|renderer\/site\/written|shared\/navigation\/documents\.ts|shared\/(?:routes|routes\/(?:known|brought|path)|desktop\/local-backend|access\/roles|constants)\.ts/,
  ],
  // A page's dialog needs it and nothing else of the app.
  ['toaster', /renderer\/kit\/toaster\//],
  ['site', /renderer\/(?:site\/Site\.tsx|kit\/chunk\/late)/],
  ['shell', /renderer\/app\/startApp\.tsx/],
].map(([name, test], rank) => ({ name: `${name}`, test: test as RegExp, priority: 10 - rank }));
