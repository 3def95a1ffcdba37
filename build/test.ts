import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { check } from './check.ts';
import { buildDesktopIfStale } from './desktop.ts';
import { inProject } from './paths.ts';
import { installSystemPackages } from './system-packages.ts';
import { takeCpuSeconds } from './testing/cpu-time.ts';
import { type Job, type Outcome, playwright, runJob, vitest, vitestPart } from './testing/jobs.ts';
import { folderInMemory } from './testing/memory-folder.ts';
import { splitByDuration, testFiles } from './testing/parts.ts';
import { type QueuedRun, runQueue } from './testing/queue.ts';
import { addCounts, type Counts, ZERO_COUNTS } from './testing/reports.ts';
import { retryFailedFiles } from './testing/retry.ts';
import { findOverBudgetFiles } from './testing/time-budgets.ts';
import { buildWebIfStale } from './web.ts';

/**
 * Parts wait for disks, timers and frames, so one more than the number of cores keeps them busy. Two per core left
 * none idle, but the same work took a ninth more CPU.
 */
const PLACES = availableParallelism() + 1;
/**
 * Each part starts its own product and browser, which costs five or six seconds of CPU, so there are just enough that
 * none finishes last.
 */
const BROWSER_PARTS = { e2e: 2, desktop: 1 } as const;
/**
 * Their files run one after another and mostly wait for a single process, so a single part would finish last. Each
 * part starts a Postgres.
 */
const POSTGRES_PARTS = 2;
const SLOWEST_SHOWN = 10;

const outcomes: Outcome[] = [];
let others: Counts = ZERO_COUNTS;

const job = (needsBuild: boolean, one: Job): QueuedRun => ({
  needsBuild,
  run: async () => {
    outcomes.push(await runJob(one));
  },
});

const inBrowser = (project: keyof typeof BROWSER_PARTS): QueuedRun[] =>
  splitByDuration(testFiles(`tests/${project}`, '.spec.ts'), BROWSER_PARTS[project]).map(
    (files, index) => job(true, playwright(project, index + 1, files)),
  );

const onPostgres: readonly QueuedRun[] = splitByDuration(
  ['contract', 'security'].flatMap((folder) => testFiles(`tests/${folder}`, '.test.ts')),
  POSTGRES_PARTS,
).map((files, index) => job(false, vitestPart('postgres', index + 1, files)));

/** Type checks, linting and similar run in their own processes. */
const checks: QueuedRun = {
  needsBuild: false,
  run: async () => {
    const results = await check();
    console.log(`\n=== checks: ${Math.round(takeCpuSeconds())} s of CPU`);
    const passed = results.filter((result) => result.passed).length;
    others = addCounts(others, { passed, failed: results.length - passed, skipped: 0 });
  },
};

/**
 * Work that waits for disks, databases and pages goes first; CPU-bound work goes last, so that a few parts keep all
 * cores busy to the end.
 */
const WORK: readonly QueuedRun[] = [
  ...onPostgres,
  job(true, vitest('units', 'unit')),
  ...inBrowser('e2e'),
  ...inBrowser('desktop'),
  job(true, vitest('faults', 'faults')),
  job(false, vitest('screens', 'renderer')),
  job(true, vitest('pglite', 'pglite')),
  job(true, vitest('architecture and packaging', 'architecture', 'desktop')),
  checks,
];

/** Builds the embedded database that most parts copy, and the product as users start it. */
async function build(): Promise<boolean> {
  try {
    await promisify(execFile)(process.execPath, [inProject('tests/support/prepare-demo.ts')]);
    await buildWebIfStale({ quickly: true });
    await buildDesktopIfStale();
    console.log(`\n=== build: ${Math.round(takeCpuSeconds())} s of CPU`);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

installSystemPackages();
const scratch = folderInMemory();
if (scratch) process.env.TMPDIR = scratch;
rmSync(inProject('test-results'), { recursive: true, force: true });
mkdirSync(inProject('test-results'), { recursive: true });

const neverRan = await runQueue(WORK, PLACES, build);
if (neverRan.length > 0) {
  console.error(`\nThe build failed, so ${neverRan.length} parts didn't run.`);
  others = addCounts(others, { passed: 0, failed: neverRan.length, skipped: 0 });
}
const { counts, unsteady } = await retryFailedFiles(outcomes, runJob);

const slowest = outcomes
  .flatMap(({ files }) => files)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, SLOWEST_SHOWN);
console.log(`\nThe ${SLOWEST_SHOWN} slowest files:`);
for (const { seconds, file } of slowest)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);

for (const warning of findOverBudgetFiles(outcomes.flatMap(({ files }) => files)))
  console.log(warning);

for (const { test, outputs } of unsteady) {
  console.log(`\nflaky: ${test}`);
  console.log(`--- first run, with others:\n${outputs[0]}\n--- second run, alone:\n${outputs[1]}`);
}
console.log(`\n${unsteady.length} flaky`);
const all = addCounts(counts, others);
console.log(`${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`);
process.exitCode = all.failed === 0 ? 0 : 1;
