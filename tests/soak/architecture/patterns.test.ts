import { expect, test } from 'vitest';
import { excused, literals, suspectsOf } from '../../architecture/patterns.ts';

const TIMEOUT_MS = 300_000;
const ALL_MS = 1_800_000;

test(
  "rechecks that external text can't slow down any pattern in the product",
  async () => {
    const others = [...literals].filter(([literal]) => !excused.includes(literal));
    expect(others.length).toBeGreaterThan(100);
    expect(await suspectsOf(new Map(others), TIMEOUT_MS)).toEqual(new Map());
  },
  ALL_MS,
);

test(
  'lists only exceptions that are needed',
  async () => {
    const suspects = await suspectsOf(
      new Map(excused.map((literal) => [literal, 'excused'])),
      TIMEOUT_MS,
    );
    expect(excused.filter((literal) => !suspects.has(literal))).toEqual([]);
  },
  ALL_MS,
);
