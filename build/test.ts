import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { check } from './check.ts';
import { buildDesktopIfStale } from './desktop.ts';
import { inProject } from './paths.ts';
import { installSystemPackages } from './system-packages.ts';
import { type Job, type Outcome, playwright, run, vitest, vitestPart } from './testing/jobs.ts';
import { folderInMemory } from './testing/memory-folder.ts';
import { dealt, testFiles } from './testing/parts.ts';
import { tooDear } from './testing/prices.ts';
import { processorSeconds } from './testing/processor.ts';
import { type Queued, workThrough } from './testing/queue.ts';
import { repeatFailed } from './testing/repeat.ts';
import { add, type Counts, NOTHING } from './testing/reports.ts';
import { buildWebIfStale } from './web.ts';

/**
 * Parts wait for disks, timers and frames, so one more than there are cores keeps these busy. With two for each core
 * none was ever idle, and the same work cost a ninth more.
 */
const PLACES = availableParallelism() + 1;
/** Each part starts a product and a browser of its own, for five or six seconds of processor: so few that none is last. */
const BROWSER_PARTS = { e2e: 2, desktop: 1 } as const;
/** One file after the other, of which each mostly waits for one process at a time: alone they would be last. Each starts a Postgres. */
const POSTGRES_PARTS = 2;
const SLOWEST_SHOWN = 10;

const outcomes: Outcome[] = [];
let others: Counts = NOTHING;

const job = (needsBuild: boolean, one: Job): Queued => ({
  needsBuild,
  run: async () => {
    outcomes.push(await run(one));
  },
});

const inBrowser = (project: keyof typeof BROWSER_PARTS): Queued[] =>
  dealt(testFiles(`tests/${project}`, '.spec.ts'), BROWSER_PARTS[project]).map((files, index) =>
    job(true, playwright(project, index + 1, files)),
  );

const onPostgres: readonly Queued[] = dealt(
  ['contract', 'security'].flatMap((folder) => testFiles(`tests/${folder}`, '.test.ts')),
  POSTGRES_PARTS,
).map((files, index) => job(false, vitestPart('postgres', index + 1, files)));

/** Types, style and the like are processes of their own. */
const checks: Queued = {
  needsBuild: false,
  run: async () => {
    const results = await check();
    console.log(`\n=== checks: ${Math.round(processorSeconds())} s of processor`);
    const passed = results.filter((result) => result.passed).length;
    others = add(others, { passed, failed: results.length - passed, skipped: 0 });
  },
};

/**
 * What mostly waits for disks, databases and pages first; at the end what computes without a pause, so that few
 * of them keep all cores busy until the last.
 */
const WORK: readonly Queued[] = [
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

/** The embedded database as most parts copy it, made once before any asks for it; and the product as people start it. */
async function build(): Promise<boolean> {
  try {
    await promisify(execFile)(process.execPath, [inProject('tests/support/prepare-demo.ts')]);
    await buildWebIfStale({ quickly: true });
    await buildDesktopIfStale();
    console.log(`\n=== build: ${Math.round(processorSeconds())} s of processor`);
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

const neverRan = await workThrough(WORK, PLACES, build);
if (neverRan.length > 0) {
  console.error(`\nNothing was built, so ${neverRan.length} parts never ran.`);
  others = add(others, { passed: 0, failed: neverRan.length, skipped: 0 });
}
const { counts, unsteady } = await repeatFailed(outcomes, run);

const slowest = outcomes
  .flatMap(({ files }) => files)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, SLOWEST_SHOWN);
console.log(`\nThe ${SLOWEST_SHOWN} slowest files:`);
for (const { seconds, file } of slowest)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);

for (const sentence of tooDear(outcomes.flatMap(({ files }) => files))) console.log(sentence);

for (const { test, outputs } of unsteady) {
  console.log(`\nunsteady: ${test}`);
  console.log(`--- first, beside the others:\n${outputs[0]}\n--- then, alone:\n${outputs[1]}`);
}
console.log(`\n${unsteady.length} unsteady`);
const all = add(counts, others);
console.log(`${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`);
process.exitCode = all.failed === 0 ? 0 : 1;
