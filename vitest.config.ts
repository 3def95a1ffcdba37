import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isFullRun } from './build/testing/full-run.ts';
import { documents } from './build/vite/documents.ts';
import { textPages } from './build/vite/text-pages.ts';

/** With `SUPABASE_URL`, the contract suite also runs on that project; see `tests/README.md`. */
const BACKENDS = [
  'pglite',
  'postgres',
  ...(process.env.SUPABASE_URL ? (['hosted'] as const) : []),
] as const;
/** Only failing tests take this long: the machine may be busy with another project's tests. */
const patient = {
  setupFiles: ['tests/support/patience.setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
  /**
   * Creating and closing many databases in one process crashes it because of a V8 bug: nodejs/node#64500. They also
   * close before optimizing their code would pay off.
   */
  execArgv: ['--no-wasm-code-gc', '--liftoff-only'],
};
const CONTRACT = 'tests/contract/**/*.test.ts';
const SECURITY = 'tests/security/**/*.test.ts';
/**
 * The contract tests that each engine implements with its own code: rows and errors on the wire, transactions and
 * locks, change subscriptions, the message queue. tests/faults/moving.test.ts and kill-archive.test.ts back up and
 * restore PGlite, both while serving and offline; every sign-up and sign-in of the browser journeys runs on PGlite.
 */
const BY_ENGINE = [
  'bounded-operators',
  'bounds',
  'database-trouble',
  'outbox',
  'outbox-schedule',
  'realtime-changes',
  'rest',
  'rest-json',
  'storage',
  'turns',
].map((name) => `tests/contract/${name}.test.ts`);
/**
 * One kind of write per file, each interrupted repeatedly. The short run interrupts one product once, in the middle
 * of all of them: tests/faults/power-cut.test.ts.
 */
const KILLS = ['kill', 'upload-kill', 'closing-kill', 'delivery-kill'].map(
  (name) => `tests/faults/${name}.test.ts`,
);
/**
 * The tests each backend runs. Behavior that both engines implement with the same SQL and code runs on Postgres, the
 * faster one; `npm run soak` runs everything on both.
 */
const TESTS_BY_ENGINE = {
  hosted: [CONTRACT],
  pglite: isFullRun ? [CONTRACT, SECURITY] : BY_ENGINE,
  postgres: [CONTRACT, SECURITY],
};

/**
 * Screens render with the production builds of React and Redux, and with the development builds in the long run:
 * tests/support/production-react.setup.ts. The name also keys the compile cache of each.
 */
const elements = {
  name: isFullRun ? 'elements-of-development' : 'elements-of-production',
  config: () => ({ oxc: { jsx: { development: isFullRun } } }),
};

/** One project per kind of test; `tests/README.md` says what each one proves. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          environment: 'node',
          // A process per file takes longer than most of these hundred files; they leave no state behind.
          isolate: false,
          include: ['{shared,supabase,backend,build,main,preload}/**/*.test.ts'],
          // The `electron` package looks for its binary on import; a path keeps it from downloading one.
          env: { ELECTRON_OVERRIDE_DIST_PATH: '/no/electron/here' },
        },
      },
      {
        plugins: [textPages, documents, react(), elements],
        test: {
          ...patient,
          name: 'renderer',
          ...(isFullRun ? {} : { env: { NODE_ENV: 'production' } }),
          environment: 'jsdom',
          isolate: false,
          include: ['renderer/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/support/production-react.setup.ts',
            ...patient.setupFiles,
            'tests/support/wait-for-react-idle.setup.ts',
            'renderer/testing/setup.ts',
          ],
        },
      },
      {
        test: {
          ...patient,
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          exclude: isFullRun ? [] : KILLS,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'desktop',
          environment: 'node',
          include: ['tests/desktop/**/*.test.ts'],
        },
      },
      ...BACKENDS.map((engine) => ({
        test: {
          ...patient,
          name: engine,
          environment: 'node' as const,
          isolate: false,
          include: TESTS_BY_ENGINE[engine],
          globalSetup: [`tests/support/${engine}.setup.ts`],
          fileParallelism: false,
        },
      })),
    ],
  },
});
