import {
  across,
  drawHipRoof,
  drawWall,
  drawWindows,
  getStoryTops,
  type Material,
} from './buildings.ts';
import { backdrop, type Climate, GROUND, type Light, shrubs, tree } from './land.ts';
import { indexRange, line, path, rect, type SeededRandom, shade } from './paint.ts';

/** Floors around the courtyard, by building type. */
const FLOORS: Readonly<Record<string, number>> = {
  memory: 1,
  nursing: 1,
  cottages: 1,
  assisted: 2,
  vacant: 2,
  land: 2,
  campus: 3,
  independent: 3,
  lofts: 4,
  tower: 4,
};

const ring = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

function fountain(stone: string): string {
  return (
    ring(600, 716, 128, 36, '#2b2118" fill-opacity=".16') +
    ring(600, 706, 118, 32, stone) +
    ring(600, 700, 102, 25, '#8fb3b8') +
    path('M588 700h24l-6-58h-12Z', stone) +
    ring(600, 642, 46, 11, stone) +
    ring(600, 639, 37, 7, '#a9c9cc') +
    line('M600 634q-18-30-40-2M600 634q18-30 40-2M600 632v-24', '#dcebea', 4, 0.9)
  );
}

function pergola(trim: string, light: Light): string {
  const posts = indexRange(5).map((at) => rect(438 + at * 78, 560, 12, 150, trim));
  const rafters = indexRange(17).map((at) => rect(424 + at * 21, 544, 8, 16, trim));
  return (
    ring(600, 712, 210, 22, '#2b2118" fill-opacity=".14') +
    posts.join('') +
    rafters.join('') +
    rect(416, 558, 368, 12, trim) +
    indexRange(9)
      .map((at) => ring(440 + at * 40, 553 + (at % 3) * 5, 22, 10, light.trees[at % 2] ?? ''))
      .join('')
  );
}

function beds(light: Light, chance: SeededRandom): string {
  const blooms = ['#d98c6a', '#e3c168', '#c98aa0', '#f3ead6', '#a58bb0'];
  return [450, 660]
    .map((x) => {
      const flowers = indexRange(11).map(
        (at) =>
          `<circle cx="${x - 70 + at * 16}" cy="${chance.between(648, 668)}" r="${chance.between(5, 9)}" fill="${chance.pick(blooms)}"/>`,
      );
      return (
        shrubs(x - 90, x + 110, 672, light, chance) +
        flowers.join('') +
        rect(x - 92, 674, 204, 40, '#8d6a4b') +
        shade(`M${x - 92} 674h204v10h-204Z`, 0.2)
      );
    })
    .join('');
}

const bench = (x: number, y: number, wood: string): string =>
  ring(x, y + 2, 70, 10, '#2b2118" fill-opacity=".18') +
  rect(x - 58, y - 34, 116, 10, wood) +
  rect(x - 58, y - 64, 116, 7, wood) +
  rect(x - 58, y - 50, 116, 7, wood) +
  line(`M${x - 48} ${y}v-64M${x + 48} ${y}v-64`, wood, 7);

const umbrella = (x: number, y: number, cloth: string): string =>
  ring(x, y + 2, 66, 11, '#2b2118" fill-opacity=".18') +
  line(`M${x} ${y}v-138`, '#6b4f38', 6) +
  ring(x, y - 42, 56, 10, '#f3ead6') +
  path(
    `M${x - 86} ${y - 104}Q${x} ${y - 172} ${x + 86} ${y - 104}q-14 10-28 0q-14 10-29 0q-15 10-29 0q-14 10-29 0q-14 10-28 0q-14 10-29 0Z`,
    cloth,
  );

/** Draws the side of a wing that runs toward the viewer. */
function wing(
  side: -1 | 1,
  top: number,
  floors: number,
  { wall: fill, roof, trim }: Material,
): string {
  const near = side < 0 ? -10 : 1210;
  const far = side < 0 ? 205 : 995;
  const rise = 86;
  const at = (share: number, y: number, drop: number): string =>
    `${Math.round(near + (far - near) * share)} ${Math.round(y + drop * (1 - share))}`;
  const windows = getStoryTops(top + 34, floors, 68).flatMap((y) =>
    [0.14, 0.42, 0.7].map((from) => {
      const [lift, low] = [-rise * 0.55, -rise * 0.3 + (y - top) * 0.28];
      return `M${at(from, y, lift)}L${at(from + 0.16, y, lift)}L${at(from + 0.16, y + 42, low)}L${at(from, y + 42, low)}Z`;
    }),
  );
  const face = `M${at(0, top, -rise)}L${at(1, top, 0)}L${at(1, GROUND, 0)}L${at(0, GROUND, 96)}Z`;
  return (
    path(face, fill) +
    shade(face, 0.16) +
    path(
      `M${at(0, top, -rise - 66)}L${at(1, top - 34, 0)}L${at(1, top + 8, 0)}L${at(0, top, -rise + 12)}Z`,
      roof,
    ) +
    path(windows.join(''), '#54727a') +
    line(windows.join(''), trim, 4)
  );
}

/** Draws the green courtyard as seen from the door. */
export function courtyard(
  kind: string,
  climate: Climate,
  material: Material,
  light: Light,
  chance: SeededRandom,
): string {
  const floors = FLOORS[kind] ?? 2;
  const top = GROUND - 62 - 66 * floors;
  const site = { material, light, chance, isVacant: kind === 'vacant' };
  const stone = chance.pick(['#d6cdb9', '#c9c0ac', '#dcd3c4', '#cdb79c']);
  const columns = indexRange(9).map((at) =>
    rect(228 + at * 91, GROUND - 74, 12, 74, material.trim),
  );
  const middle = chance.pick(['fountain', 'pergola', 'beds', 'tree']);
  const rows = getStoryTops(top + 28, floors, 66);
  const cloth = chance.pick(['#b4775a', '#9caf88', '#c9a45c', '#5e7a74', '#e9e0cd']);
  return [
    backdrop(climate, light, chance),
    indexRange(4)
      .map((at) => tree(climate, 260 + at * 225, top + 40, 80, light, chance))
      .join(''),
    drawHipRoof(190, top, 820, 64, 90, material.roof),
    drawWall(190, top, 820, material.second),
    drawWindows(across(200, 800, 12), rows, site),
    rect(206, GROUND - 88, 788, 16, material.roof),
    shade(`M206 ${GROUND - 72}h788v72h-788Z`, 0.2),
    columns.join(''),
    wing(-1, top, floors, material),
    wing(1, top, floors, material),
    path(`M0 ${GROUND + 96}L205 ${GROUND}H995L1200 ${GROUND + 96}V800H0Z`, light.land[2]),
    path(
      `M540 ${GROUND}h120q10 30 110 60H430q100-30 110-60ZM360 800q40-70 90-80h300q50 10 90 80Z`,
      light.path,
    ),
    ring(600, 700, 258, 62, light.path),
    ring(600, 700, 222, 50, middle === 'beds' ? light.land[2] : stone),
    shrubs(220, 520, GROUND + 8, light, chance),
    shrubs(680, 980, GROUND + 8, light, chance),
    middle === 'fountain' ? fountain(stone) : '',
    middle === 'pergola' ? pergola(material.trim, light) : '',
    middle === 'beds' ? beds(light, chance) : '',
    middle === 'tree'
      ? tree(climate, 600, 706, 128, light, chance) + bench(600, 734, '#8d6a4b')
      : '',
    chance.roll() < 0.6
      ? umbrella(chance.pick([232, 262]), 716, cloth)
      : bench(240, 716, '#8d6a4b'),
    chance.roll() < 0.5
      ? umbrella(chance.pick([944, 968]), 716, cloth)
      : bench(962, 716, '#8d6a4b'),
    tree(climate, chance.between(60, 110), 772, chance.between(104, 140), light, chance),
    tree(climate, chance.between(1090, 1140), 772, chance.between(104, 140), light, chance),
  ].join('');
}
