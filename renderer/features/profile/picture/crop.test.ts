import { describe, expect, it } from 'vitest';
import { moved, squareOf, WHOLE } from './crop.ts';

const wide = { width: 2000, height: 1000 };

describe('the crop of a picture', () => {
  it('is the largest square in the middle at first', () => {
    expect(squareOf(wide, WHOLE)).toEqual({ side: 1000, left: 500, top: 0 });
  });

  it('is smaller as one zooms in, and never larger than the picture', () => {
    expect(squareOf(wide, { ...WHOLE, zoom: 2 }).side).toBe(500);
    expect(squareOf(wide, { ...WHOLE, zoom: 0.1 }).side).toBe(1000);
  });

  it('stops at the edges, however far it is dragged', () => {
    const far = moved(wide, WHOLE, -100, 100);
    expect(squareOf(wide, far)).toEqual({ side: 1000, left: 1000, top: 0 });
    const back = moved(wide, far, 0.25, 0);
    expect(squareOf(wide, back).left).toBe(750);
  });
});
