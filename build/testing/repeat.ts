import { type Job, type Outcome, onlyFile } from './jobs.ts';
import { add, type Counts, NOTHING, type Report } from './reports.ts';

/** So many failed files are no chance; repeating them would only take time. */
const MOST_REPEATED = 8;

interface Unsteady {
  readonly test: string;
  /** What was said when it failed beside the others, and when it passed alone. */
  readonly outputs: readonly [string, string];
}

const sum = (report: Report): Counts =>
  report.files.reduce<Counts>(add, { ...NOTHING, failed: report.hasDied ? 1 : 0 });

/** A file that the runner did not come to has not passed. */
const hasPassed = ({ hasDied, files }: Report): boolean =>
  !hasDied && files.length > 0 && files.every(({ failed }) => failed === 0);

/**
 * Runs once more, alone, what failed beside the others. A file that passes then is unsteady: the run passes
 * and names it. A second failure fails. A part whose runner died without naming a file is repeated whole.
 */
export async function repeatFailed(
  outcomes: readonly Outcome[],
  run: (job: Job) => Promise<Outcome>,
): Promise<{ counts: Counts; unsteady: readonly Unsteady[] }> {
  let counts = outcomes.map(sum).reduce(add, NOTHING);
  const unsteady: Unsteady[] = [];
  const dead = outcomes.filter(({ hasDied }) => hasDied);
  const failed = outcomes.flatMap((outcome) =>
    outcome.files.filter(({ failures }) => failures.length > 0).map((file) => ({ outcome, file })),
  );
  if (dead.length + failed.length > MOST_REPEATED) {
    console.log(`\n${failed.length} files failed: too many to be chance, so none is run again.`);
    return { counts, unsteady };
  }
  for (const { outcome, file } of failed) {
    const again = await run(onlyFile(outcome.job, file));
    if (!hasPassed(again)) continue;
    counts = add(counts, { passed: file.failed, failed: -file.failed, skipped: 0 });
    for (const { test, message } of file.failures) {
      unsteady.push({ test: `${file.file} › ${test}`, outputs: [message, again.output] });
    }
  }
  for (const outcome of dead) {
    const again = await run(outcome.job);
    if (!hasPassed(again)) continue;
    const first = sum(outcome);
    const gained = sum(again);
    counts = add(counts, {
      passed: gained.passed - first.passed,
      failed: -first.failed,
      skipped: gained.skipped - first.skipped,
    });
    unsteady.push({ test: `${outcome.job.name}, whole`, outputs: [outcome.output, again.output] });
  }
  return { counts, unsteady };
}
