import type { FileResult } from './reports.ts';

/** Time budget of a test file, running in parallel on two cores, so that each new noun has a known cost. */
export const DEFAULT_BUDGET_SECONDS = 15;

/** Larger budgets for files that cover many nouns at once, or start and kill whole products. */
export const BUDGET_OVERRIDES: Readonly<Record<string, number>> = {
  'tests/security/account-ids.test.ts': 20,
  'tests/security/deals/closings.test.ts': 20,
  'tests/security/listings/confidential-listings.test.ts': 20,
  'tests/security/platform/cursors.test.ts': 25,
  'tests/security/attacks-with-live-tokens.test.ts': 20,
  'tests/security/matrix.test.ts': 35,
  'tests/architecture/schema.test.ts': 30,
  'tests/desktop/notifications.spec.ts': 25,
  'tests/desktop/offline.spec.ts': 25,
  'tests/desktop/packaging-pack.test.ts': 45,
  'tests/desktop/session.spec.ts': 25,
  'tests/desktop/shell.spec.ts': 20,
  'tests/desktop/updates.spec.ts': 40,
  'tests/desktop/workspaces.spec.ts': 45,
  'tests/e2e/accessibility.spec.ts': 30,
  'tests/e2e/first-paint.spec.ts': 25,
  'tests/e2e/hostile-content.spec.ts': 30,
  'tests/e2e/hostile-pages.spec.ts': 20,
  'tests/e2e/messages.spec.ts': 25,
  'tests/e2e/site.spec.ts': 25,
  'tests/e2e/walk.spec.ts': 20,
  'tests/faults/disk-full-product.test.ts': 20,
  'tests/faults/flood.test.ts': 20,
  'tests/faults/kill-archive.test.ts': 30,
  'tests/faults/mixed.test.ts': 20,
  'tests/faults/power-cut.test.ts': 45,
  'tests/faults/running.test.ts': 20,
};

const priceOf = (file: string): number => BUDGET_OVERRIDES[file] ?? DEFAULT_BUDGET_SECONDS;

/** Typical duration of a file, in the same seconds. */
const USUAL_SECONDS = 5;

/** Returns a file's approximate duration in parallel, for splitting parts. */
export const estimateFileSeconds = (file: string): number =>
  BUDGET_OVERRIDES[file] ?? USUAL_SECONDS;

/** Returns one sentence per file over budget. Never fails the run, since times depend on the machine. */
export const findOverBudgetFiles = (files: readonly FileResult[]): string[] =>
  files
    .filter(({ file, seconds }) => seconds > priceOf(file))
    .map(
      ({ file, seconds }) =>
        `over budget: ${file} took ${Math.round(seconds)} s, budget ${priceOf(file)} s`,
    );
