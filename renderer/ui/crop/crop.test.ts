import { describe, expect, it } from 'vitest';
import { FULL_CROP, getCropFrame, LARGEST_ZOOM, moveCrop, zoomCrop } from './crop.ts';

const wide = { width: 2000, height: 1000 };

describe('image crop', () => {
  it('starts as the largest centered crop of its shape', () => {
    expect(getCropFrame(wide, FULL_CROP, 1)).toEqual({
      width: 1000,
      height: 1000,
      left: 500,
      top: 0,
    });
    expect(getCropFrame(wide, FULL_CROP, 4)).toEqual({
      width: 2000,
      height: 500,
      left: 0,
      top: 250,
    });
    expect(getCropFrame(wide, FULL_CROP, 2)).toEqual({ ...wide, left: 0, top: 0 });
  });

  it('shrinks when zooming in and never exceeds the image', () => {
    expect(getCropFrame(wide, { ...FULL_CROP, zoom: 2 }, 1).width).toBe(500);
    expect(getCropFrame(wide, { ...FULL_CROP, zoom: 0.1 }, 1).width).toBe(1000);
    expect(zoomCrop(FULL_CROP, -1).zoom).toBe(1);
    expect(zoomCrop(FULL_CROP, 99).zoom).toBe(LARGEST_ZOOM);
  });

  it('stops at the edges when dragged', () => {
    const far = moveCrop(wide, FULL_CROP, 1, -100, 100);
    expect(getCropFrame(wide, far, 1)).toEqual({ width: 1000, height: 1000, left: 1000, top: 0 });
    const back = moveCrop(wide, far, 1, 0.25, 0);
    expect(getCropFrame(wide, back, 1).left).toBe(750);
  });
});
