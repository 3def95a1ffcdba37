import { describe, expect, it } from 'vitest';
import { frameOf, LARGEST_ZOOM, moved, WHOLE, zoomed } from './crop.ts';

const wide = { width: 2000, height: 1000 };

describe('image crop', () => {
  it('starts as the largest centered crop of its shape', () => {
    expect(frameOf(wide, WHOLE, 1)).toEqual({ width: 1000, height: 1000, left: 500, top: 0 });
    expect(frameOf(wide, WHOLE, 4)).toEqual({ width: 2000, height: 500, left: 0, top: 250 });
    expect(frameOf(wide, WHOLE, 2)).toEqual({ ...wide, left: 0, top: 0 });
  });

  it('shrinks when zooming in and never exceeds the image', () => {
    expect(frameOf(wide, { ...WHOLE, zoom: 2 }, 1).width).toBe(500);
    expect(frameOf(wide, { ...WHOLE, zoom: 0.1 }, 1).width).toBe(1000);
    expect(zoomed(WHOLE, -1).zoom).toBe(1);
    expect(zoomed(WHOLE, 99).zoom).toBe(LARGEST_ZOOM);
  });

  it('stops at the edges when dragged', () => {
    const far = moved(wide, WHOLE, 1, -100, 100);
    expect(frameOf(wide, far, 1)).toEqual({ width: 1000, height: 1000, left: 1000, top: 0 });
    const back = moved(wide, far, 1, 0.25, 0);
    expect(frameOf(wide, back, 1).left).toBe(750);
  });
});
