import { indexRange, line, path, type SeededRandom } from './paint.ts';

export type Climate = 'lakes' | 'prairie' | 'hills' | 'coast' | 'desert' | 'west';

const CLIMATES: Readonly<Record<string, Climate>> = {
  oh: 'lakes',
  mn: 'lakes',
  in: 'prairie',
  il: 'prairie',
  tx: 'prairie',
  pa: 'hills',
  nc: 'hills',
  fl: 'coast',
  az: 'desert',
  ca: 'west',
};

export const climateOf = (state: string): Climate => CLIMATES[state] ?? 'prairie';

export interface Light {
  readonly isEvening: boolean;
  readonly sky: readonly [top: string, horizon: string];
  readonly sun: string;
  /** From farthest to nearest. */
  readonly land: readonly [string, string, string];
  readonly trees: readonly [string, string];
  readonly trunk: string;
  readonly path: string;
}

const DAY: Readonly<Record<Climate, Omit<Light, 'isEvening'>>> = {
  lakes: {
    sky: ['#c9dbd9', '#f6f2e6'],
    sun: '#f3e3bd',
    land: ['#bccbc0', '#9caf88', '#87a072'],
    trees: ['#5f7f57', '#476a4c'],
    trunk: '#5b473a',
    path: '#e9e2cf',
  },
  prairie: {
    sky: ['#d3e0d6', '#faf3e0'],
    sun: '#f2dba6',
    land: ['#cfcfa9', '#aab987', '#90a66f'],
    trees: ['#6c8a58', '#52744a'],
    trunk: '#5b473a',
    path: '#ece3cc',
  },
  hills: {
    sky: ['#cddce0', '#f5efe4'],
    sun: '#f1dfb9',
    land: ['#a9bdb8', '#8ea98d', '#7d9a6b'],
    trees: ['#4f7553', '#3a5c48'],
    trunk: '#4c3c33',
    path: '#e6dfce',
  },
  coast: {
    sky: ['#bfdcdd', '#fbf2dd'],
    sun: '#f6dfa9',
    land: ['#a3c9c8', '#a9be8d', '#8cab75'],
    trees: ['#5d8a60', '#47744f'],
    trunk: '#8a7258',
    path: '#f1e8d2',
  },
  desert: {
    sky: ['#d9dfd4', '#fae6c8'],
    sun: '#f7d798',
    land: ['#cf9f7d', '#d8b98e', '#c9b184'],
    trees: ['#7a8f5f', '#61784f'],
    trunk: '#6f5a45',
    path: '#efdfc0',
  },
  west: {
    sky: ['#cfdedd', '#fbefd6'],
    sun: '#f6dca2',
    land: ['#b5bfa0', '#c6b983', '#a5a970'],
    trees: ['#5d7a52', '#456447'],
    trunk: '#5f4c3c',
    path: '#efe4c9',
  },
};

const EVENING: Light = {
  isEvening: true,
  sky: ['#2b4247', '#e3ad77'],
  sun: '#f1c083',
  land: ['#4f625c', '#3f5449', '#31463b'],
  trees: ['#2a4034', '#20342a'],
  trunk: '#1b2a23',
  path: '#8d7f67',
};

export const lightOf = (climate: Climate, isEvening: boolean): Light =>
  isEvening ? EVENING : { ...DAY[climate], isEvening };

export const GROUND = 610;

/** Draws the sky, the sun, and the background. */
export function backdrop(climate: Climate, light: Light, chance: SeededRandom): string {
  const [top, horizon] = light.sky;
  const sunX = chance.pick([250, 330, 870, 960]);
  // Also rolled in the evening so that everything after it keeps its daytime position.
  const noonY = chance.between(170, 250);
  const sunY = light.isEvening ? 430 : noonY;
  return [
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".8" stop-color="${horizon}"/></linearGradient>`,
    '<path d="M0 0h1200v800H0z" fill="url(#s)"/>',
    `<circle cx="${sunX}" cy="${sunY}" r="${chance.between(74, 104)}" fill="${light.sun}"/>`,
    clouds(light, chance),
    skyline(climate, light, chance),
  ].join('');
}

function clouds({ isEvening }: Light, chance: SeededRandom): string {
  const bars = indexRange(3).map((index) => {
    const x = chance.between(40 + index * 400, 260 + index * 400);
    const y = chance.between(80, 260);
    const width = chance.between(90, 180);
    return `M${x} ${y}h${width}M${x + 34} ${y + 18}h${width + 20}`;
  });
  return line(bars.join(''), isEvening ? '#f4d9b4' : '#fff', 10, isEvening ? 0.2 : 0.75);
}

const range = (ys: readonly number[], curve: boolean): string => {
  const step = 1200 / (ys.length - 1);
  const points = ys.map((y, index) => [Math.round(index * step), y] as const);
  const [first, ...rest] = points;
  const tops = rest.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, y];
    const middle = Math.round((beforeX + x) / 2);
    return curve ? `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}` : `L${x} ${y}`;
  });
  return `M0 640V${first?.[1] ?? 500}${tops.join('')}V640Z`;
};

function skyline(climate: Climate, { land: [far, middle] }: Light, chance: SeededRandom): string {
  const around = (count: number, least: number, most: number) =>
    indexRange(count).map(() => chance.between(least, most));
  switch (climate) {
    case 'coast':
      return path('M0 520h1200v120H0z', far) + path(range(around(5, 556, 584), true), middle);
    case 'desert': {
      const x = chance.between(40, 200);
      const mesa = `M${x} 560l60-150h150l26 66h120l40 84ZM${x + 620} 560l46-110h120l70 110Z`;
      return path(mesa, far) + path(range(around(5, 540, 576), true), middle);
    }
    case 'hills':
      return (
        path(range(around(7, 360, 490), true), far) + path(range(around(6, 470, 560), true), middle)
      );
    case 'west':
      return (
        path(range(around(9, 370, 500), false), far) +
        path(range(around(5, 490, 560), true), middle)
      );
    case 'lakes':
      return (
        path(range(around(6, 470, 530), true), far) +
        path('M0 560h1200v60H0z', '#b9d0d0') +
        path(range(around(5, 556, 586), true), middle)
      );
    case 'prairie':
      return (
        path(range(around(5, 510, 545), true), far) + path(range(around(4, 540, 572), true), middle)
      );
  }
}

/** Draws the lawn and the walkway from the street to a door at `doorX`. */
export function lawn({ land, path: walk }: Light, doorX: number | null): string {
  const grass = path(`M0 ${GROUND - 14}Q600 ${GROUND - 34} 1200 ${GROUND - 10}V800H0Z`, land[2]);
  const street = path('M0 752h1200v48H0z', walk);
  if (doorX === null) return grass + street;
  const drive = `M${doorX - 34} ${GROUND}h68q10 70 120 142h-300q104-72 112-142Z`;
  return grass + street + path(drive, walk);
}

const round = (x: number, y: number, size: number, light: Light, chance: SeededRandom): string => {
  const [crown, deep] = chance.roll() < 0.5 ? light.trees : light.trees.toReversed();
  const top = y - size * 1.5;
  return (
    line(`M${x} ${y}V${top}`, light.trunk, 7) +
    `<ellipse cx="${x}" cy="${top}" rx="${Math.round(size * 0.62)}" ry="${Math.round(size * 0.86)}" fill="${crown}"/>` +
    `<ellipse cx="${x + size * 0.18}" cy="${top + size * 0.2}" rx="${Math.round(size * 0.36)}" ry="${Math.round(size * 0.56)}" fill="${deep}" fill-opacity=".55"/>`
  );
};

const conifer = (x: number, y: number, size: number, light: Light): string =>
  line(`M${x} ${y}v${-size * 0.4}`, light.trunk, 7) +
  indexRange(3)
    .map((tier) => {
      const base = y - size * (0.3 + tier * 0.62);
      const half = size * (0.62 - tier * 0.14);
      const d = `M${x - half} ${base}L${x} ${base - size}L${x + half} ${base}Z`;
      return path(d, light.trees[tier % 2] ?? light.trees[0]);
    })
    .join('');

const palm = (x: number, y: number, size: number, light: Light): string => {
  const top = y - size * 2.4;
  const leaf = (dx: number, dy: number) =>
    `M${x} ${top}q${dx * 0.5} ${dy - 26} ${dx} ${dy}q${-dx * 0.4} ${-8} ${-dx} ${-dy + 8}`;
  const s = size * 0.9;
  return (
    line(`M${x - 8} ${y}Q${x - 4} ${(y + top) / 2} ${x} ${top}`, light.trunk, 9) +
    path(
      [leaf(-s, 18), leaf(s, 18), leaf(-s * 0.8, 52), leaf(s * 0.8, 52)].join(''),
      light.trees[0],
    ) +
    path([leaf(-s * 0.7, -22), leaf(s * 0.7, -22)].join(''), light.trees[1])
  );
};

const saguaro = (x: number, y: number, size: number, light: Light): string =>
  line(
    `M${x} ${y}v${-size * 1.9}M${x} ${y - size * 0.8}h${-size * 0.45}v${-size * 0.5}M${x} ${y - size * 0.55}h${size * 0.45}v${-size * 0.7}`,
    light.trees[1],
    17,
  );

/** Draws one tree of the region. */
export function tree(
  climate: Climate,
  x: number,
  y: number,
  size: number,
  light: Light,
  chance: SeededRandom,
): string {
  const luck = chance.roll();
  if (climate === 'coast' && luck < 0.75) return palm(x, y, size, light);
  if (climate === 'desert') {
    return luck < 0.6 ? saguaro(x, y, size, light) : palm(x, y, size, light);
  }
  if (climate === 'west' && luck < 0.3) return palm(x, y, size, light);
  if ((climate === 'lakes' || climate === 'hills') && luck < 0.4) return conifer(x, y, size, light);
  return round(x, y, size, light, chance);
}

export function shrubs(
  from: number,
  to: number,
  y: number,
  light: Light,
  chance: SeededRandom,
): string {
  const count = Math.floor((to - from) / 44);
  return indexRange(count)
    .map((index) => {
      const x = from + 22 + index * 44;
      const size = chance.between(16, 28);
      return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${Math.round(size * 0.7)}" fill="${chance.pick(light.trees)}"/>`;
    })
    .join('');
}
