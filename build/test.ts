import { mkdirSync, rmSync } from 'node:fs';
import { check } from './check.ts';
import { buildDesktopIfStale } from './desktop.ts';
import { inProject } from './paths.ts';
import { installSystemPackages } from './system-packages.ts';
import { type Job, type Outcome, playwright, run, vitest } from './testing/jobs.ts';
import { tooDear } from './testing/prices.ts';
import { repeatFailed } from './testing/repeat.ts';
import { add, type Counts } from './testing/reports.ts';
import { buildWebIfStale } from './web.ts';

/** What needs nothing that is built; it goes on while that is built. */
const UNBUILT: readonly Job[] = [vitest('postgres', 'postgres'), vitest('pglite', 'pglite')];
/** The longest first, so that the short ones fill what is left at the end. */
const BUILT: readonly Job[] = [
  vitest('faults', 'faults'),
  vitest('all others', '!faults', '!pglite', '!postgres'),
  playwright('e2e', '--shard=1/2'),
  playwright('e2e', '--shard=2/2'),
  playwright('desktop', '--shard=2/2'),
  playwright('desktop', '--shard=1/2'),
];
/** A third of a part's time goes by in waiting for disks, timers and frames, so three keep two cores busy. */
const LANES = 3;

const SLOWEST_SHOWN = 10;

/** Takes jobs until none is left. */
async function work(jobs: Job[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (let job = jobs.shift(); job; job = jobs.shift()) done.push(await run(job));
  return done;
}

installSystemPackages();
rmSync(inProject('test-results'), { recursive: true, force: true });
mkdirSync(inProject('test-results'), { recursive: true });

/** The checks, and the product as people start it; both are processes of their own. */
async function prepare(): Promise<Counts> {
  const checks = await check();
  buildWebIfStale();
  buildDesktopIfStale();
  return {
    passed: checks.filter(({ passed }) => passed).length,
    failed: checks.filter(({ passed }) => !passed).length,
    skipped: 0,
  };
}

const prepared = prepare();
const unbuilt = [...UNBUILT];
const built = [...BUILT];
const lanes = Array.from({ length: LANES }, async (_, lane) => {
  // The first waits for what is built, which takes a core and more; the others need not.
  const first = lane === 0 ? [] : await work(unbuilt);
  await prepared;
  return [...first, ...(await work(built))];
});

const outcomes = (await Promise.all(lanes)).flat();
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
const all = add(counts, await prepared);
console.log(`${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`);
process.exitCode = all.failed === 0 ? 0 : 1;
