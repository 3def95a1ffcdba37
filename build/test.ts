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

/**
 * Two lanes at once, one for each core that a test machine has at least: what starts and kills
 * processes mostly waits, and everything else does not.
 */
const LANES = {
  faults: ['--project', 'faults'],
  others: ['--project', '!faults'],
};
const vitestReport = (lane: string) => inProject(`test-results/vitest-${lane}.json`);
const E2E_REPORT = inProject('test-results/e2e.json');

const run = (command: string, args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: inProject(''),
      stdio: 'inherit',
      // Colours are for people; in a log they bury what is said.
      env: process.stdout.isTTY ? process.env : { ...process.env, FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

const readReport = (path: string): Record<string, unknown> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

/** A runner that died without a report counts as one failure, never as silence. */
function vitestCounts(lane: string, status: number): Counts {
  const report = readReport(vitestReport(lane));
  const number = (key: string) => Number(report[key] ?? 0);
  const failed = number('numFailedTests');
  return {
    passed: number('numPassedTests'),
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: number('numPendingTests') + number('numTodoTests'),
  };
}

function e2eCounts(status: number): Counts {
  const stats = (readReport(E2E_REPORT).stats ?? {}) as Record<string, number>;
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  return {
    passed: stats.expected ?? 0,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped ?? 0,
  };
}

installSystemPackages();
rmSync(inProject('test-results'), { recursive: true, force: true });
mkdirSync(inProject('test-results'), { recursive: true });

const checks = await check();
const checkCounts: Counts = {
  passed: checks.filter(({ passed }) => passed).length,
  failed: checks.filter(({ passed }) => !passed).length,
  skipped: 0,
};
// The tests start the product as people do, so it has to be built first.
buildWebIfStale();
buildDesktopIfStale();
const lanes = Object.entries(LANES).map(async ([lane, projects]) => {
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitestReport(lane)}`,
  ];
  return vitestCounts(lane, await run('vitest', ['run', ...projects, ...reporters]));
});
const unit = await Promise.all(lanes);
const e2e = e2eCounts(await run('playwright', ['test']));

const all = [checkCounts, ...unit, e2e];
const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
