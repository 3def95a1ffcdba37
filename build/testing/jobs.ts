import { spawn } from 'node:child_process';
import { inProject } from '../paths.ts';
import { takeCpuSeconds } from './cpu-time.ts';
import { type FileResult, type Report, readReport } from './reports.ts';

export interface Job {
  readonly name: string;
  readonly runner: 'vitest' | 'playwright';
  readonly args: readonly string[];
}

export interface Outcome extends Report {
  readonly job: Job;
  readonly output: string;
}

export const vitest = (name: string, ...projects: string[]): Job => ({
  name,
  runner: 'vitest',
  args: ['run', ...projects.map((project) => `--project=${project}`), '--reporter=dot'],
});

/** Returns a job for some files of a project. */
export const vitestPart = (project: string, part: number, files: readonly string[]): Job => ({
  ...vitest(`${project}, part ${part}`, project),
  args: [...vitest('', project).args, ...files],
});

/** Returns a job for some files of a browser test project. */
export const playwright = (project: string, part: number, files: readonly string[]): Job => ({
  name: `${project} in the browser, part ${part}`,
  runner: 'playwright',
  args: ['test', `--project=${project}`, '--workers=1', ...files],
});

/** Returns the same job for one file. */
export const onlyFile = (job: Job, { file }: FileResult): Job => ({
  ...job,
  name: `${job.name} ${file}`,
  args: [...job.args.filter((arg) => !/\.(test|spec)\.tsx?$/.test(arg)), file],
});

/** Runs a job and prints its output at the end, so that parallel jobs don't mix. */
export function runJob(job: Job): Promise<Outcome> {
  const results = inProject(`test-results/${job.name.replace(/\W+/g, '-')}`);
  const report = `${results}.json`;
  // Playwright clears its folder first, so each job needs its own.
  const reporting =
    job.runner === 'vitest'
      ? ['--reporter=json', `--outputFile.json=${report}`]
      : [`--output=${results}`];
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(job.runner, [...job.args, ...reporting], {
      cwd: inProject(''),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Colors make logs hard to read.
      env: {
        ...process.env,
        [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // Otherwise each part would compile the same packages and each run transform the same tests.
        NODE_COMPILE_CACHE: inProject('node_modules/.cache/node'),
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: inProject('node_modules/.cache/playwright'),
      },
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => chunks.push(chunk));
    }
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      const output = Buffer.concat(chunks).toString();
      const processor = Math.round(takeCpuSeconds());
      console.log(`\n=== ${job.name}: ${seconds} s, ${processor} s of CPU\n${output}`);
      resolve({ job, output, ...readReport(job.runner, report, code ?? 1) });
    });
  });
}
