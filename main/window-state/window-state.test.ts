import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Settings } from '../settings/schema.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { cascade, placeWindow } from './bounds.ts';
import { type TrackedWindow, WindowStateStore } from './store.ts';
import { nextZoom } from './zoom.ts';

const SIZE = { width: 1200, height: 800, minWidth: 390, minHeight: 500 };
const laptop = { workArea: { x: 0, y: 25, width: 1440, height: 875 } };
const left = { workArea: { x: -1920, y: 0, width: 1920, height: 1080 } };
const at = (x: number, y: number, width = 1000, height = 700, isMaximized = false) => ({
  bounds: { x, y, width, height },
  isMaximized,
  isFullScreen: false,
});

test('opens a window where it was, on any display', () => {
  expect(placeWindow(at(-1800, 100), [laptop, left], SIZE)).toEqual(at(-1800, 100));
  expect(placeWindow(at(100, 100, 1000, 700, true), [laptop], SIZE).isMaximized).toBe(true);
});

test.each([
  ['a display that was unplugged', at(-1800, 100)],
  ['above the screen', at(100, -400)],
  ['below the screen', at(100, 890)],
  ['with a sliver showing', at(1400, 100)],
])('opens a window that was %s in the center of the first display', (_where, saved) => {
  expect(placeWindow(saved, [laptop], SIZE).bounds).toEqual({
    x: 120,
    y: 63,
    width: 1200,
    height: 800,
  });
});

test('maximizes a window from a disconnected display on the remaining one', () => {
  expect(placeWindow(at(-1800, 100, 900, 700, true), [laptop], SIZE).isMaximized).toBe(true);
});

test('keeps a window within its display and above the minimum size', () => {
  expect(placeWindow(at(0, 25, 5000, 5000), [laptop], SIZE).bounds).toMatchObject({
    width: 1440,
    height: 875,
  });
  expect(placeWindow(at(0, 25, 10, 10), [laptop], SIZE).bounds).toMatchObject({
    width: 390,
    height: 500,
  });
});

test('fits a new window to a small display and opens it if no display is reported', () => {
  const small = { workArea: { x: 0, y: 0, width: 800, height: 600 } };
  expect(placeWindow(undefined, [small], SIZE).bounds).toEqual(small.workArea);
  expect(placeWindow(undefined, [], SIZE).bounds).toMatchObject({ width: 1200, height: 800 });
});

test('offsets a second window of a kind within the display', () => {
  const first = at(100, 100);
  const others = [first.bounds, { ...first.bounds, x: 132, y: 132 }];
  expect(cascade(first, others, laptop.workArea).bounds).toMatchObject({ x: 164, y: 164 });
  const corner = at(1300, 800);
  expect(cascade(corner, [corner.bounds], laptop.workArea).bounds).toEqual(corner.bounds);
});

class FakeWindow extends EventEmitter {
  bounds = { x: 10, y: 20, width: 900, height: 700 };
  isLow = false;
  isDestroyed = () => false;
  isMaximized = () => false;
  isMinimized = () => this.isLow;
  isFullScreen = () => false;
  getNormalBounds = () => this.bounds;
}

function opened() {
  let windows: Settings['windows'] = {};
  let writes = 0;
  const clock = new FakeClock();
  const file = {
    get: () => windows,
    set: (_name: 'windows', value: Settings['windows']) => {
      windows = value;
      writes += 1;
    },
  };
  const open = (key: string) => {
    const window = new FakeWindow();
    states.follow(key, window as unknown as TrackedWindow);
    return window;
  };
  const states = new WindowStateStore(file, clock);
  return { states, clock, open, writes: () => writes, keys: () => Object.keys(windows) };
}

test("saves each window's position and writes once per drag", async () => {
  const { states, clock, open, writes } = opened();
  const main = open('main');
  const record = open('record');
  for (let x = 0; x < 100; x += 1) {
    main.bounds = { ...main.bounds, x };
    main.emit('move');
  }
  await clock.pass(500);
  record.emit('close');
  expect(writes()).toBe(2);
  expect(states.saved('main')?.bounds.x).toBe(99);
  expect(states.saved('record')?.bounds.x).toBe(10);
  expect(states.saved('toString')).toBeUndefined();
});

test('keeps the last valid position of a minimized or closed window', async () => {
  const { states, clock, open } = opened();
  const main = open('main');
  main.emit('resize');
  await clock.pass(500);
  main.isLow = true;
  main.bounds = { x: -32_000, y: -32_000, width: 1, height: 1 };
  main.emit('move');
  main.emit('close');
  main.emit('closed');
  await clock.pass(500);
  expect(states.saved('main')?.bounds.x).toBe(10);
});

test('drops the oldest positions and keeps the newest', () => {
  const { open, keys } = opened();
  for (let n = 0; n < 60; n += 1) open(`record:${n}`).emit('close');
  expect(keys()).toHaveLength(50);
  expect(keys().at(-1)).toBe('record:59');
});

test('zooms in steps from half to double and resets to one', () => {
  expect([0.9, 1, 1.05, 1.75, 2].map((zoom) => nextZoom(zoom, 'in'))).toEqual([1, 1.1, 1.1, 2, 2]);
  expect([0.5, 0.67, 1, 1.05].map((zoom) => nextZoom(zoom, 'out'))).toEqual([0.5, 0.5, 0.9, 1]);
  expect(nextZoom(1.75, 'reset')).toBe(1);
});
