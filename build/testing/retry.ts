import { type Job, type Outcome, onlyFile } from './jobs.ts';
import { addCounts, type Counts, type Report, ZERO_COUNTS } from './reports.ts';

/** More failed files than this aren't flakes; repeating them would only take time. */
const MOST_REPEATED = 8;

interface Unsteady {
  readonly test: string;
  /** Output of the failed parallel run and of the passing run alone. */
  readonly outputs: readonly [string, string];
}

const countResults = (report: Report): Counts =>
  report.files.reduce<Counts>(addCounts, { ...ZERO_COUNTS, failed: report.hasDied ? 1 : 0 });

/** A file that the runner never reached didn't pass. */
const hasPassed = ({ hasDied, files }: Report): boolean =>
  !hasDied && files.length > 0 && files.every(({ failed }) => failed === 0);

/**
 * Repeats failed jobs once, alone. A file that then passes is flaky: the run passes and names it. A second failure
 * fails the run. A part whose runner died without naming a file is repeated in full.
 */
export async function retryFailedFiles(
  outcomes: readonly Outcome[],
  run: (job: Job) => Promise<Outcome>,
): Promise<{ counts: Counts; unsteady: readonly Unsteady[] }> {
  let counts = outcomes.map(countResults).reduce(addCounts, ZERO_COUNTS);
  const unsteady: Unsteady[] = [];
  const dead = outcomes.filter(({ hasDied }) => hasDied);
  const failed = outcomes.flatMap((outcome) =>
    outcome.files.filter(({ failures }) => failures.length > 0).map((file) => ({ outcome, file })),
  );
  if (dead.length + failed.length > MOST_REPEATED) {
    console.log(
      `\n${failed.length} files failed. That's too many for flakes, so none is repeated.`,
    );
    return { counts, unsteady };
  }
  for (const { outcome, file } of failed) {
    const again = await run(onlyFile(outcome.job, file));
    if (!hasPassed(again)) continue;
    counts = addCounts(counts, { passed: file.failed, failed: -file.failed, skipped: 0 });
    for (const { test, message } of file.failures) {
      unsteady.push({ test: `${file.file} › ${test}`, outputs: [message, again.output] });
    }
  }
  for (const outcome of dead) {
    const again = await run(outcome.job);
    if (!hasPassed(again)) continue;
    const first = countResults(outcome);
    const gained = countResults(again);
    counts = addCounts(counts, {
      passed: gained.passed - first.passed,
      failed: -first.failed,
      skipped: gained.skipped - first.skipped,
    });
    unsteady.push({ test: `${outcome.job.name}, whole`, outputs: [outcome.output, again.output] });
  }
  return { counts, unsteady };
}
