import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { inProject } from '../paths.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface FileResult extends Counts {
  /** Relative to the project root. */
  readonly file: string;
  readonly seconds: number;
  readonly failures: readonly { readonly test: string; readonly message: string }[];
}

export interface Report {
  readonly files: readonly FileResult[];
  /** True if the runner failed without a failed test. */
  readonly hasDied: boolean;
}

export const ZERO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** The parts of vitest's report that are used. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    message: string;
  }[];
}

/** The parts of Playwright's report that are used. */
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      status: string;
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
}
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

export function parseVitestReport({ testResults }: VitestReport): FileResult[] {
  return testResults.map(({ name, status, startTime, endTime, assertionResults, message }) => {
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ test: test.fullName, message: test.failureMessages.join('\n') }));
    // A file that can't be loaded has no tests to fail.
    if (status === 'failed' && failures.length === 0) {
      failures.push({ test: 'the file itself', message });
    }
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    return {
      file: isAbsolute(name) ? relative(inProject(''), name) : name,
      seconds: (endTime - startTime) / 1000,
      failures,
      passed,
      failed: failures.length,
      skipped: assertionResults.filter((test) => /pending|todo|skipped|disabled/.test(test.status))
        .length,
    };
  });
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

export function parsePlaywrightReport({ config, suites }: PlaywrightReport): FileResult[] {
  return suites.map((suite) => {
    const tests = specsOf(suite).flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({ title, status, results })),
    );
    const withStatus = (...statuses: string[]) =>
      tests.filter(({ status }) => statuses.includes(status));
    const failures = withStatus('unexpected', 'flaky').map(({ title, results }) => ({
      test: title,
      message: results
        .flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        .join('\n'),
    }));
    const spent = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return {
      file: relative(inProject(''), `${config.rootDir}/${suite.file}`),
      seconds: spent.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000,
      failures,
      passed: withStatus('expected').length,
      failed: failures.length,
      skipped: withStatus('skipped').length,
    };
  });
}

/**
 * Reads a report. A runner that left no report, or failed without a failed test, counts as died and is never ignored.
 */
export function readReport(
  runner: 'vitest' | 'playwright',
  path: string,
  exitCode: number,
): Report {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  if (!report) return { files: [], hasDied: true };
  const files = runner === 'vitest' ? parseVitestReport(report) : parsePlaywrightReport(report);
  return { files, hasDied: exitCode !== 0 && files.every(({ failed }) => failed === 0) };
}
