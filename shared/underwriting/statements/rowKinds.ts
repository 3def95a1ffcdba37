import { findAccount } from './accounts.ts';
import { matchAccount, normalizeLabel } from './matchAccount.ts';
import type { ReadRow } from './rows.ts';
import { isTotalLabel } from './totals.ts';

/** True if a row has an amount other than zero. */
export const hasAmounts = (row: ReadRow): boolean =>
  row.cells.some(({ cents, unclear }) => unclear !== undefined || (cents !== null && cents !== 0));

/** "Actual" below each month: text in place of amounts. */
export const isSubheading = (row: ReadRow): boolean =>
  row.cells.every(
    ({ cents, unclear, text }) =>
      cents === null &&
      (unclear === undefined || (unclear.suggestion === null && !/\d|formula|#/.test(text))),
  );

export const isPercentRow = (row: ReadRow): boolean =>
  row.cells.filter(({ text }) => text.endsWith('%')).length * 2 >= row.cells.length ||
  /(?:%|\bmargin|\bpercent)$/i.test(row.label);

const STATISTIC =
  /\b(?:resident|patient|census|medicaid|medicare|private(?: pay)?|va|veterans|hospice|managed(?: care)?|other) days\b|\b(?:average (?:daily )?census|adc|occupancy|occupied (?:units|beds)|(?:available|total) (?:units|beds)|units available|move-?\s?(?:ins|outs)|revpor|revpar|ppd|prd|fte'?s?)\b/i;

/** The account of a row that counts days or units instead of money; null for money. */
export function findStatistic(label: string, sections: readonly string[]): string | null {
  const isBelow = /\b(?:statistics?|census|kpis?|resident days)\b/i.test(sections.at(-1) ?? '');
  if (!isBelow && !STATISTIC.test(label)) return null;
  const { account } = matchAccount({ label, sections: ['Statistics'] }, new Map());
  return account !== null && findAccount(account)?.group === 'statistic' ? account : '9900';
}

const TOP =
  /^(?:total )?(?:operating |resident )?(?:revenues?|income|expenses?|expenditures?)(?: from operations)?:?$/i;

export function nest(sections: readonly string[], label: string, wasHeading: boolean): string[] {
  if (TOP.test(label)) return [label];
  if (wasHeading) return [...sections, label].slice(-4);
  const kept =
    sections.length > 1 ? sections.slice(0, -1) : sections.filter((one) => TOP.test(one));
  return [...kept, label];
}

/** Leaves the section that a total closes. */
export function leave(sections: readonly string[], label: string): string[] {
  const words = normalizeLabel(label)
    .replace(/\b(?:sub )?total\b/g, '')
    .trim();
  const at = sections.findLastIndex((one) => normalizeLabel(one) === words);
  return at > 0 ? sections.slice(0, at) : [...sections];
}

const MOST_CHILDREN = 40;

/** Rows that equal the sum of the rows directly below them, as when groups are expanded. */
export function findParents(rows: readonly ReadRow[]): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const [at, row] of rows.entries()) {
    if (row.kind !== 'amounts' || !hasAmounts(row) || isTotalLabel(row.label)) continue;
    const sums = row.cells.map(() => 0);
    let filled = 0;
    for (let next = at + 1; next < Math.min(rows.length, at + 1 + MOST_CHILDREN); next++) {
      const child = rows[next];
      if (child?.kind !== 'amounts' || isTotalLabel(child.label)) break;
      if (hasAmounts(child)) filled += 1;
      for (let column = 0; column < sums.length; column++) {
        sums[column] = (sums[column] ?? 0) + (child.cells[column]?.cents ?? 0);
      }
      if (
        filled >= 2 &&
        row.cells.every(
          ({ cents }, column) => cents !== null && Math.abs(cents - (sums[column] ?? 0)) <= 2,
        )
      ) {
        parents.set(row.row, next - at);
        break;
      }
    }
  }
  return parents;
}
