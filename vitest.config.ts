import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isLongForm } from './build/testing/long-form.ts';
import { documents } from './build/vite/documents.ts';
import { wordPages } from './build/vite/word-pages.ts';

/** With `SUPABASE_URL` the contract suite also runs on that project; `tests/README.md` says how. */
const BACKENDS = [
  'pglite',
  'postgres',
  ...(process.env.SUPABASE_URL ? (['hosted'] as const) : []),
] as const;
/** Only a failure takes that long: the machine may be busy with another project's tests. */
const patient = {
  setupFiles: ['tests/support/patience.setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
  /**
   * Databases that come and go in one process end it by a fault of V8: nodejs/node#64500. And they go
   * before it would pay to have their code optimised.
   */
  execArgv: ['--no-wasm-code-gc', '--liftoff-only'],
};
const CONTRACT = 'tests/contract/**/*.test.ts';
const SECURITY = 'tests/security/**/*.test.ts';
/**
 * The parts of the contract that the engines keep by code of their own: what rows and errors look like on
 * the wire, transactions and turns, listening to changes, the queue of messages. Backups of PGlite are made
 * and restored, served and not, by tests/faults/moving.test.ts and kill-archive.test.ts; everybody who signs
 * up or in at a journey in the browser does so on PGlite.
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
 * A kind of write each, cut off by itself again and again. The short form cuts a product off once, in the
 * middle of them all: tests/faults/power-cut.test.ts.
 */
const KILLS = ['kill', 'upload-kill', 'closing-kill', 'delivery-kill'].map(
  (name) => `tests/faults/${name}.test.ts`,
);
/**
 * What each backend is asked. All that the same SQL and the same code keep on both engines is asked on
 * Postgres, which is the faster one; `npm run soak` asks for everything on both.
 */
const ASKED = {
  hosted: [CONTRACT],
  pglite: isLongForm ? [CONTRACT, SECURITY] : BY_ENGINE,
  postgres: [CONTRACT, SECURITY],
};

/**
 * Screens are drawn by the React and Redux that people have, in the long form by those of development:
 * tests/support/react-as-people-have-it.setup.ts. What is compiled for either is kept under this name.
 */
const elements = {
  name: isLongForm ? 'elements-of-development' : 'elements-of-production',
  config: () => ({ oxc: { jsx: { development: isLongForm } } }),
};

/** One project a kind of test; `tests/README.md` says what each proves. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          environment: 'node',
          // A process for each of a hundred files takes longer than most of them; they leave nothing behind.
          isolate: false,
          include: ['{shared,supabase,backend,build,main,preload}/**/*.test.ts'],
          // The package `electron` looks for its binary at import; a path keeps it from downloading one.
          env: { ELECTRON_OVERRIDE_DIST_PATH: '/no/electron/here' },
        },
      },
      {
        plugins: [wordPages, documents, react(), elements],
        test: {
          ...patient,
          name: 'renderer',
          ...(isLongForm ? {} : { env: { NODE_ENV: 'production' } }),
          environment: 'jsdom',
          isolate: false,
          include: ['renderer/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/support/react-as-people-have-it.setup.ts',
            ...patient.setupFiles,
            'tests/support/react-at-rest.setup.ts',
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
          exclude: isLongForm ? [] : KILLS,
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
          include: ASKED[engine],
          globalSetup: [`tests/support/${engine}.setup.ts`],
          fileParallelism: false,
        },
      })),
    ],
  },
});
