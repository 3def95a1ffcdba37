import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { check } from './check.ts';
import { buildDesktopIfStale } from './desktop.ts';
import { inProject } from './paths.ts';
import { installSystemPackages } from './system-packages.ts';
import { buildWebIfStale } from './web.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Job {
  readonly name: string;
  readonly command: 'vitest' | 'playwright';
  readonly args: readonly string[];
}

const vitest = (name: string, ...projects: string[]): Job => ({
  name,
  command: 'vitest',
  args: ['run', ...projects.map((project) => `--project=${project}`), '--reporter=dot'],
});
const playwright = (project: string, ...more: string[]): Job => ({
  name: [`${project} in the browser`, ...more].join(' '),
  command: 'playwright',
  args: ['test', `--project=${project}`, '--workers=1', ...more],
});

/** What starts backends of its own and nothing that is built; it goes on while that is built. */
const UNBUILT: readonly Job[] = [vitest('postgres', 'postgres')];
/** The longest first, so that the short ones fill what is left at the end. */
const BUILT: readonly Job[] = [
  vitest('faults', 'faults'),
  vitest('pglite', 'pglite'),
  playwright('desktop', '--shard=1/2'),
  playwright('desktop', '--shard=2/2'),
  playwright('e2e', '--shard=1/2'),
  playwright('e2e', '--shard=2/2'),
  vitest('all others', '!faults', '!pglite', '!postgres'),
];

const resultsOf = ({ name }: Job) => inProject(`test-results/${name.replace(/\W+/g, '-')}`);

/** Runs a job and says what it said once it is over: two at once would not be told apart. */
function run(job: Job): Promise<number> {
  const report = `${resultsOf(job)}.json`;
  // Playwright clears its folder first, so that each needs one of its own.
  const reporting =
    job.command === 'vitest'
      ? ['--reporter=json', `--outputFile.json=${report}`]
      : [`--output=${resultsOf(job)}`];
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(job.command, [...job.args, ...reporting], {
      cwd: inProject(''),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Colours are for people; in a log they bury what is said.
      env: {
        ...process.env,
        [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      shell: process.platform === 'win32',
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => said.push(chunk));
    }
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`\n=== ${job.name}: ${seconds} s\n${Buffer.concat(said)}`);
      resolve(code ?? 1);
    });
  });
}

/** A runner that died without a report counts as one failure, never as silence. */
function countsOf(job: Job, status: number): Counts {
  const path = `${resultsOf(job)}.json`;
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const count = (values: object, ...keys: string[]) =>
    keys.reduce((total, key) => total + Number(Reflect.get(values, key) ?? 0), 0);
  const counts =
    job.command === 'vitest'
      ? {
          passed: count(report, 'numPassedTests'),
          failed: count(report, 'numFailedTests'),
          skipped: count(report, 'numPendingTests', 'numTodoTests'),
        }
      : {
          passed: count(report.stats ?? {}, 'expected'),
          failed: count(report.stats ?? {}, 'unexpected', 'flaky'),
          skipped: count(report.stats ?? {}, 'skipped'),
        };
  return { ...counts, failed: status !== 0 && counts.failed === 0 ? 1 : counts.failed };
}

/** Takes jobs until none is left. */
async function work(jobs: Job[]): Promise<Counts[]> {
  const done: Counts[] = [];
  for (let job = jobs.shift(); job; job = jobs.shift()) done.push(countsOf(job, await run(job)));
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
const waiting = [...BUILT];
const lanes = [
  prepared.then(async (counts) => [counts, ...(await work(waiting))]),
  work([...UNBUILT]).then(async (counts) => {
    await prepared;
    return [...counts, ...(await work(waiting))];
  }),
];

const all = (await Promise.all(lanes)).flat();
const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
