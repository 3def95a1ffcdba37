import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { documents } from './build/vite/documents.ts';
import { publicTexts } from './build/vite/public-texts.ts';
import { textPages } from './build/vite/text-pages.ts';

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
/** The files of a project share one backend and run one after another. */
const onBackend = (engine: string) => ({
  ...patient,
  environment: 'node' as const,
  globalSetup: [`tests/support/${engine}.setup.ts`],
  fileParallelism: false,
});
const CONTRACT = 'tests/contract/**/*.test.ts';
const SECURITY = 'tests/security/**/*.test.ts';
/**
 * The contract tests that each engine implements with its own code: rows and errors on the wire, transactions and
 * locks, change subscriptions, the message queue. tests/faults/kill-archive.test.ts and
 * tests/soak/faults/moving.test.ts back up and restore PGlite, both while serving and offline; every sign-up and
 * sign-in of the browser journeys runs on PGlite. Behavior that both engines implement with the same SQL and code runs
 * on Postgres, the faster one.
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
        plugins: [textPages, publicTexts, documents, react()],
        test: {
          ...patient,
          name: 'renderer',
          environment: 'jsdom',
          isolate: false,
          include: ['renderer/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/support/react-owner-stacks.setup.ts',
            ...patient.setupFiles,
            'tests/support/wait-for-react-idle.setup.ts',
            'renderer/testing/setup.ts',
          ],
        },
      },
      {
        plugins: [publicTexts],
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
      ...[
        { name: 'pglite', include: BY_ENGINE },
        { name: 'postgres', include: [CONTRACT, SECURITY] },
        // With `SUPABASE_URL`, the contract suite also runs on that project; see `tests/README.md`.
        ...(process.env.SUPABASE_URL ? [{ name: 'hosted', include: [CONTRACT] }] : []),
      ].map(({ name, include }) => ({
        test: { ...onBackend(name), name, isolate: false, include },
      })),
      // `npm run soak` runs these: the long tests, and the contract and security tests on PGlite.
      {
        test: { ...onBackend('postgres'), name: 'soak', include: ['tests/soak/**/*.test.ts'] },
      },
      {
        test: {
          ...onBackend('pglite'),
          name: 'soak-pglite',
          isolate: false,
          include: [CONTRACT, SECURITY, 'tests/soak/{contract,security}/*.test.ts'],
        },
      },
    ],
  },
});
