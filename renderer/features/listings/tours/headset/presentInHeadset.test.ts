import { describe, expect, it } from 'vitest';
import { lensOf, lookAlong, lookTowards, type Turn } from './presentInHeadset.ts';

const ahead = (turn: Turn) => turn.slice(6);
const closeTo = (turn: readonly number[], expected: readonly number[]) => {
  for (const [index, value] of expected.entries()) expect(turn[index]).toBeCloseTo(value, 9);
};

/** Orientation of a head that is turned around an axis. */
const turned = (angle: number, axis: 'x' | 'y' | 'z') => ({
  x: 0,
  y: 0,
  z: 0,
  w: Math.cos(angle / 2),
  [axis]: Math.sin(angle / 2),
});

describe('headset view', () => {
  it('matches the screen while the head is straight', () => {
    closeTo(lookAlong(turned(0, 'x'), 0.7), lookTowards(0.7, 0));
  });

  it('turns right with the head, and up with it', () => {
    // WebXR counts a turn to the left as positive.
    closeTo(lookAlong(turned(-0.4, 'y'), 0.2), lookTowards(0.6, 0));
    closeTo(lookAlong(turned(0.3, 'x'), 0), lookTowards(0, 0.3));
  });

  it('keeps its direction while the head tilts to the side', () => {
    closeTo(ahead(lookAlong(turned(0.5, 'z'), 0)), [0, 0, 1]);
  });
});

describe('lensOf', () => {
  it("returns an off-center eye's view window", () => {
    // Left -0.8, right 1.2, bottom -1, top 0.6, one unit ahead.
    const matrix = [1, 0, 0, 0, 0, 1.25, 0, 0, 0.2, -0.25, -1, -1, 0, 0, -0.2, 0];
    closeTo(lensOf(matrix), [1, 0.8, 0.2, -0.2]);
  });
});
