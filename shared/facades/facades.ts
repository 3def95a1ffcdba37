import {
  assisted,
  type Building,
  drawCampus,
  drawCottages,
  drawLofts,
  drawStakedLand,
  drawTower,
  independent,
  type Material,
  memory,
  nursing,
} from './buildings.ts';
import { commonRoom } from './commonRoom.ts';
import { courtyard } from './courtyard.ts';
import { backdrop, type Climate, climateOf, GROUND, lawn, lightOf, shrubs, tree } from './land.ts';
import { createSeededRandom, indexRange, type SeededRandom } from './paint.ts';
import { panorama } from './panorama.ts';
import { sitePlan } from './sitePlan.ts';
import { unitPlan } from './unitPlan.ts';

const KINDS = {
  assisted,
  memory,
  independent,
  tower: drawTower,
  nursing,
  cottages: drawCottages,
  lofts: drawLofts,
  campus: drawCampus,
  land: drawStakedLand,
  vacant: assisted,
} satisfies Record<string, (site: Parameters<typeof assisted>[0]) => Building>;

type Kind = keyof typeof KINDS;

/** The demo's image name: building type, state, and slug. */
const NAME = /^([a-z]{1,20})-([a-z]{2})-[a-z0-9-]{1,90}$/;
const QUOTED = /'([a-z]{1,20}-[a-z]{2}-[a-z0-9-]{1,90})'/g;

const readName = (name: string): { kind: Kind; state: string } | null => {
  const [, kind = '', state = ''] = NAME.exec(name) ?? [];
  return Object.hasOwn(KINDS, kind) ? { kind: kind as Kind, state } : null;
};

/** Image views, by name suffix; without one it is the front by day. */
export const VIEWS = ['evening', 'courtyard', 'common-room', 'unit-plan', 'site-plan'] as const;
type View = 'day' | (typeof VIEWS)[number] | 'panorama';

/** Views with a suffix. Only a few communities have a panorama. */
const SUFFIXES = [...VIEWS, 'panorama'] as const;

const viewOf = (name: string): View => SUFFIXES.find((one) => name.endsWith(`-${one}`)) ?? 'day';

/** Returns the name without the view. */
const placeOf = (name: string): string => {
  const view = viewOf(name);
  return view === 'day' ? name : name.slice(0, -view.length - 1);
};

/** Returns the quoted image names in a text, each in all its views. */
export const facadeNames = (text: string): string[] =>
  [...text.matchAll(QUOTED)].flatMap(([, name = '']) =>
    readName(name) === null ? [] : [name, ...VIEWS.map((view) => `${name}-${view}`)],
  );

const LONGEST = 120;
const ADDRESS = /^\/facades\/([a-z0-9-]+)\.svg$/;

/** Returns the drawing at a path of this server; null if none. */
export function facadeAt(pathname: string): string | null {
  const name = pathname.length > LONGEST ? undefined : ADDRESS.exec(pathname)?.[1];
  return name !== undefined && readName(placeOf(name)) !== null ? drawFacade(name) : null;
}

const WALLS: Readonly<Record<Climate, readonly (readonly [wall: string, second: string])[]>> = {
  lakes: [
    ['#b4775a', '#e9e0cd'],
    ['#e8e2d3', '#b9c2ae'],
    ['#9fb09a', '#ece5d6'],
    ['#c6b393', '#efe8d8'],
  ],
  prairie: [
    ['#b8785c', '#ecdfc8'],
    ['#d9c7a3', '#b67a5c'],
    ['#e9e1cd', '#9cac86'],
    ['#cfbf9f', '#efe7d5'],
  ],
  hills: [
    ['#a86f57', '#e6dcc7'],
    ['#c9c0ac', '#a7745c'],
    ['#e8e1d2', '#93a58f'],
    ['#b9b4a4', '#ebe4d5'],
  ],
  coast: [
    ['#f2e6cb', '#e3b99a'],
    ['#eee8da', '#a9c3ba'],
    ['#f0d9c0', '#f7efe0'],
    ['#dfe3d0', '#f4ecdb'],
  ],
  desert: [
    ['#e2bd94', '#f0ddc0'],
    ['#eedcc0', '#d0a27c'],
    ['#d9ab86', '#efe0c8'],
  ],
  west: [
    ['#f1e6d0', '#d9b48c'],
    ['#e6d2ae', '#f4ecdb'],
    ['#efe8da', '#b9bf9f'],
  ],
};

const ROOFS: Readonly<Record<Climate, readonly string[]>> = {
  lakes: ['#3a4a47', '#4b4239', '#1e3329'],
  prairie: ['#4b4239', '#3a4a47', '#5d6a60'],
  hills: ['#2f4139', '#4a4f50', '#4b4239'],
  coast: ['#a9634a', '#7b8b85', '#5e7a74'],
  desert: ['#a05d43', '#8c5440', '#6f5a4a'],
  west: ['#a9634a', '#6b4f41', '#55635a'],
};

function materialFor(climate: Climate, chance: SeededRandom): Material {
  const [wall, second] = chance.pick(WALLS[climate]);
  return { wall, second, roof: chance.pick(ROOFS[climate]), trim: '#f8f4e9' };
}

/** Darkens the walls for dusk and lights the windows. */
const dusk = (shapes: string): string =>
  shapes.replaceAll(/#([0-9a-f]{6})\b/g, (color, hex: string) =>
    SHINING.has(color) ? color : `#${darker(hex)}`,
  );

const SHINING = new Set(['#f6d690', '#f9dfa5']);
const TINT = [0.5, 0.52, 0.56];

const darker = (hex: string): string =>
  TINT.map((share, index) => {
    const channel = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
    return Math.round(channel * share)
      .toString(16)
      .padStart(2, '0');
  }).join('');

/** Draws the image of that name, 1200 by 800 (a panorama 2048 by 1024), without script or style. */
export function drawFacade(name: string): string {
  const view = viewOf(name);
  const place = placeOf(name);
  const read = readName(place);
  if (read === null) throw new Error(`No façade is named ${name}.`);
  const [width, height] = view === 'panorama' ? [2048, 1024] : [1200, 800];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    drawView(view, read.kind, climateOf(read.state), place),
    '</svg>',
  ].join('');
}

function drawView(view: View, kind: Kind, climate: Climate, place: string): string {
  if (view === 'day' || view === 'evening') return front(kind, climate, place, view === 'evening');
  const light = lightOf(climate, false);
  const chance = createSeededRandom(`${place} ${view}`);
  // The building has the same material in every view.
  const material = materialOf(climate, place);
  switch (view) {
    case 'courtyard':
      return courtyard(kind, climate, material, light, chance);
    case 'common-room':
      return commonRoom(climate, light, chance);
    case 'unit-plan':
      return unitPlan(kind, chance);
    case 'site-plan':
      return sitePlan(kind, material, light, chance);
    case 'panorama':
      return panorama(chance);
  }
}

/** Matches the front view, which rolls the sky first. */
function materialOf(climate: Climate, place: string): Material {
  const chance = createSeededRandom(place);
  backdrop(climate, lightOf(climate, false), chance);
  return materialFor(climate, chance);
}

function front(kind: Kind, climate: Climate, place: string, isLate: boolean): string {
  const chance = createSeededRandom(place);
  const light = lightOf(climate, isLate);
  const behind = backdrop(climate, light, chance);
  const material = materialFor(climate, chance);
  const grove = (xs: readonly number[], y: number, least: number, most: number) =>
    xs
      .filter(() => chance.roll() < 0.8)
      .map((x) => {
        const size = chance.between(least, most);
        return tree(climate, x + chance.between(-24, 24), y, size, light, chance);
      })
      .join('');
  const backTrees = grove([40, 130, 220, 980, 1070, 1160], GROUND + 2, 70, 110);
  const isVacant = kind === 'vacant';
  const building = KINDS[kind]({ material, light, chance, isVacant });
  const isLand = building.doorX === null;
  const front = isLand
    ? ''
    : shrubs(150, building.doorX - 130, GROUND + 8, light, chance) +
      shrubs(building.doorX + 130, 1050, GROUND + 8, light, chance);
  return [
    behind,
    backTrees,
    isLand ? lawn(light, null) : '',
    isLand || !isLate ? building.shapes : dusk(building.shapes),
    isLand ? '' : lawn(light, building.doorX),
    front,
    grove([70, 1130], 726, 120, 165),
    indexRange(2)
      .map((index) => tree(climate, 320 + index * 560, 690, 62, light, chance))
      .join(''),
  ].join('');
}
