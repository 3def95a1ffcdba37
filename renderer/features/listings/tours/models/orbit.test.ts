import { describe, expect, it } from 'vitest';
import {
  cameraPlace,
  measureModel,
  orbitByKey,
  panOrbit,
  projectInOrbit,
  startOrbit,
  turnOrbit,
  zoomOrbit,
} from './orbit.ts';

const START = startOrbit(0.5);
const FRONT = { ...START, yaw: 0, pitch: 0 };

describe('an orbit', () => {
  it('starts with the whole model in view, from above', () => {
    const [, y] = cameraPlace(START);
    expect(y).toBeGreaterThan(1);
    expect(Math.hypot(...cameraPlace(START))).toBeCloseTo(2.8, 9);
  });

  it('turns all the way around with the right arrow', () => {
    let orbit = FRONT;
    for (let press = 0; press < 72; press += 1)
      orbit = orbitByKey('ArrowRight', false, orbit) ?? orbit;
    expect(Math.abs(orbit.yaw)).toBeLessThan(1e-9);
  });

  it('stops above and below the model', () => {
    expect(turnOrbit(START, 0, 9).pitch).toBeLessThan(Math.PI / 2);
    expect(turnOrbit(START, 0, -9).pitch).toBeGreaterThan(-Math.PI / 2);
  });

  it('keeps its distance between the model and the horizon', () => {
    expect(zoomOrbit(START, 1e-9).distance).toBe(0.1);
    expect(zoomOrbit(START, 1e9).distance).toBe(6);
  });

  it.each([
    [0, 1, [0.2, 0, 0]],
    [Math.PI / 2, 1, [0, 0, -0.2]],
  ])('pans to the right of a camera at %f', (yaw, right, expected) => {
    const scale = 2 * FRONT.distance * Math.tan(Math.PI / 8);
    const { target } = panOrbit({ ...FRONT, yaw }, (right * 0.2) / scale, 0);
    for (const axis of [0, 1, 2]) expect(target[axis]).toBeCloseTo(expected[axis] ?? 0, 9);
  });

  it('pans with Shift and an arrow', () => {
    expect(orbitByKey('ArrowUp', true, FRONT)?.target[1]).toBeGreaterThan(0);
    expect(orbitByKey('ArrowUp', true, FRONT)?.pitch).toBe(0);
  });

  it('ignores keys that do not move it', () => {
    expect(orbitByKey('Tab', false, START)).toBeNull();
  });
});

describe('measureModel', () => {
  it('returns feet', () => {
    expect(measureModel({ x: 0, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }, [3.048, 2, 2])).toBeCloseTo(
      10,
      9,
    );
  });

  it('measures through the room', () => {
    expect(
      measureModel({ x: 0, y: 0, z: 0 }, { x: 1, y: 0, z: 1 }, [0.9144, 1, 1.2192]),
    ).toBeCloseTo(5, 9);
  });
});

describe('projectInOrbit', () => {
  const SIZE = [4, 3, 5] as const;
  const project = (x: number, y: number, z: number, orbit = START) =>
    projectInOrbit({ x, y, z }, orbit, SIZE, 1.5);

  it('puts the center of the model in the middle of the window', () => {
    expect(project(0.5, 0.5, 0.5)?.x).toBeCloseTo(0.5, 9);
    expect(project(0.5, 0.5, 0.5)?.y).toBeCloseTo(0.5, 9);
  });

  it('shows higher places higher, and places on the right to the right', () => {
    expect(project(0.5, 1, 0.5, FRONT)?.y).toBeLessThan(0.5);
    expect(project(1, 0.5, 0.5, FRONT)?.x).toBeGreaterThan(0.5);
  });

  it('returns null for a place behind the camera', () => {
    expect(project(0.5, 0.5, 1, { ...FRONT, distance: 0.1 })).toBeNull();
  });
});
