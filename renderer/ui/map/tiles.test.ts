import { afterEach, expect, it, vi } from 'vitest';
import { project } from './albers.ts';
import { tileServer } from './tileServer.ts';
import { getTileUrl, getVisibleTiles } from './tiles.ts';
import { FULL_VIEW, fitView } from './useMapView.ts';

afterEach(() => vi.unstubAllEnvs());

const OHIO = [project([41.9, -84.8]), project([38.4, -80.6])];

it('loads no tiles for the whole country and at most a few dozen for a state', () => {
  expect(getVisibleTiles(FULL_VIEW)).toEqual([]);
  for (const zoom of [4, 5, 8, 9, 16, 25, 40]) {
    const [x, y] = project([39.96, -82.99]);
    const view = { zoom, x: 487 - x * zoom, y: 305 - y * zoom };
    const { length } = getVisibleTiles(view);
    expect(length).toBeGreaterThan(8);
    expect(length).toBeLessThan(90);
  }
});

it('places a tile within 1.5 pixels of its corners on the sheet', () => {
  const view = fitView(OHIO);
  const tiles = getVisibleTiles(view);
  for (const { z, x, y, matrix } of tiles) {
    const [a, b, c, d, e, f] = matrix;
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const count = 2 ** z;
      const latitude =
        (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + down)) / count))) * 180) / Math.PI;
      const place = project([latitude, ((x + right) / count) * 360 - 180]);
      const off = Math.hypot(
        a * right + c * down + e - place[0],
        b * right + d * down + f - place[1],
      );
      expect(off * view.zoom).toBeLessThan(1.5);
    }
  }
});

it('covers every point of a view with a tile', () => {
  const view = fitView(OHIO);
  const names = new Set(getVisibleTiles(view).map((tile) => getTileUrl('{z}/{x}/{y}', tile)));
  for (const [latitude, longitude] of [
    [39.96, -82.99],
    [41.5, -81.69],
    [39.1, -84.51],
  ] as const) {
    const [z] = [...names].map((name) => Number(name.split('/')[0]));
    const count = 2 ** (z ?? 0);
    const x = Math.floor(((longitude + 180) / 360) * count);
    const angle = (latitude * Math.PI) / 180;
    const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count);
    expect(names).toContain(`${z}/${x}/${y}`);
  }
});

it('loads no tiles unless a server and its attribution are configured', () => {
  expect(tileServer()).toBeNull();
  vi.stubEnv('VITE_MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png');
  expect(tileServer()).toBeNull();
  vi.stubEnv('VITE_MAP_TILES_CREDIT', 'The mappers');
  expect(tileServer()).toEqual({
    address: 'https://tiles.example/{z}/{x}/{y}.png',
    credit: 'The mappers',
  });
});
