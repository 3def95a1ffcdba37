/** Returns `of` for each pair of a row value and a column value. */
export const gridOf = <Figure>(
  rows: readonly number[],
  columns: readonly number[],
  of: (row: number, column: number) => Figure,
): readonly (readonly Figure[])[] => rows.map((row) => columns.map((column) => of(row, column)));

/** Returns `count` values around a center, one step apart. */
export const stepsAround = (center: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => center + (at - Math.floor(count / 2)) * step);

interface Goal {
  readonly target: number;
  readonly least: number;
  readonly most: number;
  /** Must rise or fall over the whole range; null where it has no result. */
  readonly of: (input: number) => number | null;
  /** How close the input must be; as close as possible by default. */
  readonly tolerance?: number;
}

const STEPS = 60;

/** Finds the input between `least` and `most` whose result is the target; null if the range doesn't contain it. */
export function seekGoal({ target, least, most, of, tolerance = 0 }: Goal): number | null {
  const missAt = (input: number): number | null => {
    const result = of(input);
    return result === null || !Number.isFinite(result) ? null : result - target;
  };
  let low = least;
  let high = most;
  const lowMiss = missAt(low);
  const highMiss = missAt(high);
  if (lowMiss === 0) return low;
  if (highMiss === 0) return high;
  if (lowMiss === null || highMiss === null || lowMiss > 0 === highMiss > 0) return null;
  for (let step = 0; step < STEPS && high - low > tolerance; step++) {
    const middle = (low + high) / 2;
    const miss = missAt(middle);
    if (miss === null) return null;
    if (miss > 0 === lowMiss > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const STEP = 1.01;

/**
 * Finds the input nearest to `start` whose result is the target. Goes up and down from there in steps of 1%, past inputs
 * without a result: at some prices cash flow changes sign more than once.
 */
export function seekGoalFrom({ start, ...goal }: Goal & { readonly start: number }): number | null {
  const found = [STEP, 1 / STEP].flatMap((factor) => {
    const range = rangeWithGoal(goal, start, factor);
    const input = range === null ? null : seekGoal({ ...goal, ...range });
    return input === null ? [] : [input];
  });
  return found.reduce<number | null>(
    (nearest, input) =>
      nearest === null || Math.abs(input - start) < Math.abs(nearest - start) ? input : nearest,
    null,
  );
}

/** Returns the first step away from `start` over which the result passes the target. */
function rangeWithGoal({ target, least, most, of }: Goal, start: number, factor: number) {
  const sideAt = (input: number): number | null => {
    const result = of(input);
    return result === null ? null : Math.sign(result - target);
  };
  const side = sideAt(start);
  let last: number | null = start;
  for (let input = start * factor; input >= least && input <= most; input *= factor) {
    const here = sideAt(input);
    if (here !== null && here !== side)
      return side === null || last === null
        ? null
        : { least: Math.min(last, input), most: Math.max(last, input) };
    last = here === null ? null : input;
  }
  return null;
}
