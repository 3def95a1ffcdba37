import { type Cents, sumCents } from '../cents.ts';
import type { ReadRow } from './rows.ts';

/** A row with amounts that other rows can be a total of. */
export interface TotalItem {
  readonly row: ReadRow;
  readonly isTotal: boolean;
  /** Index of the heading it is below, to prefer totals of one section. */
  readonly section: number;
}

export interface TotalCheck {
  readonly row: ReadRow;
  readonly parts: readonly ReadRow[];
  /** The column with the largest difference; null if every column agrees. */
  readonly mismatch: {
    readonly column: number;
    readonly stated: Cents;
    readonly computed: Cents;
  } | null;
  /** Sum of all differences. */
  readonly difference: Cents;
}

const WORDS =
  /\b(?:sub-?\s?totals?|totals?)\b|^gross (?:potential )?(?:revenues?|income|profit)$|^(?:effective gross|net operating|net) income\b|^net (?:loss|cash flow|profit)\b|^noi\b|^ebitda\w*|^egi\b|^(?:net )?operating (?:income|profit|expenses?)$|^net revenues?$|^excess of|^income (?:from|before)\b/i;
const COUNTED = /\btotal (?:units|beds|days|resident days|patient days|census|move)\b/i;

/** True if a label names a total. */
export const isTotalLabel = (label: string): boolean => WORDS.test(label) && !COUNTED.test(label);

const centsAt = (row: ReadRow, column: number): Cents => row.cells[column]?.cents ?? 0;

/** Whole-dollar statements round each line, so their totals may be off by half a dollar for each part. */
const toleranceOf = (row: ReadRow, parts: number): Cents =>
  row.isWhole ? Math.min(50 * (parts + 1), 500) : parts + 1;

type Signed = readonly (readonly [row: ReadRow, sign: 1 | -1])[];

function compare(
  row: ReadRow,
  parts: Signed,
): { readonly worst: number; readonly isEqual: boolean; readonly off: Cents } {
  let worst = 0;
  let most = -1;
  let off = 0;
  let isEqual = true;
  const hasUnclear = (column: number) =>
    row.cells[column]?.unclear !== undefined ||
    parts.some(([part]) => part.cells[column]?.unclear !== undefined);
  const tolerance = toleranceOf(row, parts.length);
  for (let column = 0; column < row.cells.length; column++) {
    // An unclear part has its own doubt, and the total can't judge it.
    if (hasUnclear(column)) continue;
    const sum = sumCents(parts.map(([part, sign]) => sign * centsAt(part, column)));
    const difference = centsAt(row, column) - sum;
    if (Math.abs(difference) > tolerance) isEqual = false;
    off += difference;
    if (Math.abs(difference) > most) {
      most = Math.abs(difference);
      worst = column;
    }
  }
  return { worst, isEqual, off };
}

const MOST_PARTS = 400;

/**
 * Checks a total against what is above it. The stack holds lines and totals that no later total has taken in yet; a
 * total takes in its parts. Returns the check and the new stack.
 */
export function checkTotal(
  stack: readonly TotalItem[],
  row: ReadRow,
  section: number,
): {
  readonly check: TotalCheck;
  readonly stack: readonly TotalItem[];
  readonly isDifference: boolean;
} {
  const taken = findSum(stack, row) ?? findDifference(stack, row);
  if (taken !== null) {
    return {
      check: { row, parts: taken.parts.map(([part]) => part), mismatch: null, difference: 0 },
      stack: [...stack.slice(0, stack.length - taken.count), { row, isTotal: true, section }],
      isDifference: taken.parts.some(([, sign]) => sign < 0),
    };
  }
  const last = expectedParts(stack, row);
  const parts: Signed = last.map((item) => [item.row, 1] as const);
  const { worst, off } = compare(row, parts);
  return {
    check: {
      row,
      parts: last.map((item) => item.row),
      mismatch: {
        column: worst,
        stated: centsAt(row, worst),
        computed: sumCents(parts.map(([part]) => centsAt(part, worst))),
      },
      difference: off,
    },
    stack: [...stack.slice(0, stack.length - last.length), { row, isTotal: true, section }],
    isDifference: false,
  };
}

/** The longest run up to the total that adds up to it. */
function findSum(stack: readonly TotalItem[], row: ReadRow) {
  const most = Math.min(stack.length, MOST_PARTS);
  const sums = row.cells.map(() => 0);
  let found: { readonly count: number; readonly parts: Signed } | null = null;
  let hasUnclear = row.cells[0]?.unclear !== undefined;
  for (let count = 1; count <= most; count++) {
    const item = stack[stack.length - count];
    if (item === undefined) break;
    for (let column = 0; column < sums.length; column++) {
      sums[column] = (sums[column] ?? 0) + centsAt(item.row, column);
    }
    const first = sums[0] ?? 0;
    const tolerance = toleranceOf(row, count);
    hasUnclear ||= item.row.cells.some(({ unclear }) => unclear !== undefined);
    if (!hasUnclear && Math.abs(centsAt(row, 0) - first) > tolerance) continue;
    const parts: Signed = stack.slice(-count).map((one) => [one.row, 1] as const);
    if (compare(row, parts).isEqual) {
      found = { count, parts };
      // Zero rows before the run add nothing; stop at the shortest run of one section.
      if (item.section !== stack[stack.length - count - 1]?.section) break;
    }
  }
  return found;
}

/** Net income: an earlier total minus later ones. */
function findDifference(stack: readonly TotalItem[], row: ReadRow) {
  for (let count = 2; count <= Math.min(stack.length, 12); count++) {
    const items = stack.slice(-count);
    const parts: Signed = items.map((item, at) => [item.row, at === 0 ? 1 : -1] as const);
    if (compare(row, parts).isEqual) return { count, parts };
  }
  return null;
}

/** What a total that doesn't agree was probably meant to add: the lines since the last total, else everything open. */
function expectedParts(stack: readonly TotalItem[], row: ReadRow): readonly TotalItem[] {
  let from = stack.length;
  const section = stack.at(-1)?.section;
  while (from > 0 && stack[from - 1]?.isTotal === false && stack[from - 1]?.section === section)
    from -= 1;
  const lines = stack.slice(from);
  const candidates = [lines, stack.slice(-2), stack].filter((one) => one.length > 0);
  const distance = (items: readonly TotalItem[]) =>
    Math.abs(
      compare(
        row,
        items.map((item) => [item.row, 1] as const),
      ).off,
    );
  return [...candidates].sort((one, other) => distance(one) - distance(other))[0] ?? [];
}
