/** Which folder may import which. Everything may import `shared`; nothing here may be guessed. */
const folders = [
  'shared',
  'supabase',
  'backend',
  'main',
  'preload',
  'renderer',
  'client',
  'build',
  'tests',
];

const MAY_IMPORT = {
  shared: [],
  supabase: ['shared'],
  backend: ['shared', 'supabase'],
  main: ['shared'],
  preload: ['shared'],
  renderer: ['shared'],
  client: [],
  build: ['shared', 'supabase', 'backend'],
  tests: ['shared', 'supabase', 'backend', 'main', 'renderer', 'client', 'build'],
};

/** Writing a file so that a power cut spares it is said once, beside the embedded backend. */
const EXCEPTIONS = { main: '|^backend/files\\.ts$' };

const borders = folders.map((folder) => ({
  name: `${folder}-imports-only-${['itself', ...MAY_IMPORT[folder]].join('-')}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: `^(${folders.join('|')})/`,
    pathNot: `^(${[folder, ...MAY_IMPORT[folder]].join('|')})/${EXCEPTIONS[folder] ?? ''}`,
  },
}));

/** From bottom to top. A layer may import the ones before it. */
const LAYERS = [
  'host',
  'ui',
  'data',
  'session',
  'telemetry',
  'workbench',
  '(features|site)',
  'app',
  'testing',
];

/** A public page loads the app when it is asked for it. */
const UPWARD = { '(features|site)': '^renderer/app/hydrateApp\\.tsx$' };

const layers = LAYERS.map((layer, rank) => ({
  name: `${layer.replace(/\W+/g, '-')}-imports-nothing-above-it`,
  severity: 'error',
  from: { path: `^renderer/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^renderer/(${LAYERS.slice(rank + 1).join('|') || 'nothing'})/`,
    ...(UPWARD[layer] === undefined ? {} : { pathNot: UPWARD[layer] }),
    dependencyTypesNot: ['type-only'],
  },
}));

module.exports = {
  forbidden: [
    ...borders,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'features-use-each-others-index',
      severity: 'error',
      from: {
        path: '^renderer/(features/[^/]+|data|session|telemetry|workbench)/([^/]+)/',
        // The evaluation reads the messy files of the statement import.
        pathNot: '^renderer/(workbench|features/ai/documents/testing)/.*\\.test\\.tsx?$',
      },
      to: {
        path: '^renderer/(features/[^/]+/[^/]+|session/(account|auth|pilot)|data/toasts)/',
        pathNot: ['^renderer/$1/$2/', '/index\\.ts$'],
      },
    },
    ...layers,
    {
      name: 'no-feature-imports-the-app',
      severity: 'error',
      from: { path: '^renderer/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^renderer/app/', dependencyTypesNot: ['type-only'] },
    },
    {
      // The first load, public pages and shared code must not load code of working screens.
      name: 'only-features-use-the-workbench',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/(features|workbench)/' },
      to: { path: '^renderer/workbench/' },
    },
    {
      name: 'shared-is-pure',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['core', 'npm'],
        // Both owners of a session use the types of the client library.
        dependencyTypesNot: ['type-only'],
        // Encryption of bids, the solver, and the CSV reader run in the browser and on the server.
        pathNot: 'node_modules/(zod|jose|yalps|hucre)/',
      },
    },
    {
      name: 'one-file-knows-the-rest-engine',
      severity: 'error',
      from: { pathNot: '^backend/rest/connection\\.ts$' },
      to: { path: 'node_modules/@supabase/lite' },
    },
    {
      name: 'only-the-edge-imports-electron',
      severity: 'error',
      from: { path: '^main/', pathNot: '^main/main\\.ts$' },
      to: { path: 'node_modules/electron/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-carry-no-validator',
      severity: 'error',
      from: { path: '^(preload|renderer)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/desktop/ipc', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-never-call-supabase',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/(host|data|session|telemetry)/' },
      to: { path: 'node_modules/@supabase/supabase-js', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
