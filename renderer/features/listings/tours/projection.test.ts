import { describe, expect, it } from 'vitest';
import { limitView, project, START_FOV, turnByKey, unproject, type View } from './projection.ts';

const FRONT: View = { yaw: 0, pitch: 0, fov: START_FOV };

describe('project', () => {
  it('puts the center of the picture in the middle of the window', () => {
    expect(project({ x: 0.5, y: 0.5 }, FRONT, 1.6)).toEqual({ x: 0.5, y: 0.5 });
  });

  it('returns null for a place behind the viewer', () => {
    expect(project({ x: 0, y: 0.5 }, FRONT, 1.6)).toBeNull();
  });

  it('moves a place to the left when the viewer looks right', () => {
    expect(project({ x: 0.5, y: 0.5 }, { ...FRONT, yaw: 0.2 }, 1.6)?.x).toBeLessThan(0.5);
  });

  it('is reversed by unproject in every direction', () => {
    for (const yaw of [-3, -1, 0, 0.7, 2.9]) {
      for (const pitch of [-1.2, 0, 0.6]) {
        const view = { yaw, pitch, fov: 1.2 };
        const place = unproject({ x: 0.31, y: 0.77 }, view, 1.5);
        const back = project(place, view, 1.5);
        expect(back?.x).toBeCloseTo(0.31, 9);
        expect(back?.y).toBeCloseTo(0.77, 9);
      }
    }
  });
});

describe('turnByKey', () => {
  it('turns all the way around with the right arrow', () => {
    let view = FRONT;
    for (let press = 0; press < 72; press += 1) view = turnByKey('ArrowRight', view) ?? view;
    expect(Math.abs(view.yaw)).toBeLessThan(1e-9);
  });

  it('stops before the ceiling and the floor', () => {
    expect(limitView({ ...FRONT, pitch: 9 }).pitch).toBeLessThan(Math.PI / 2);
    expect(limitView({ ...FRONT, pitch: -9 }).pitch).toBeGreaterThan(-Math.PI / 2);
  });

  it('ignores keys that do not look around', () => {
    expect(turnByKey('Tab', FRONT)).toBeNull();
  });
});
