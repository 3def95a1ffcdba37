import type { Material } from './buildings.ts';
import { INK, north, PAPER, type Rect, scaleBar } from './drafting.ts';
import type { Light } from './land.ts';
import { box, indexRange, line, path, rect, roundPath, type SeededRandom } from './paint.ts';

/** Building footprints as blocks around the center of the site. */
const FOOTPRINTS: Readonly<Record<string, readonly (readonly Rect[])[]>> = {
  assisted: [
    [
      [-220, -40, 440, 84],
      [-220, -180, 88, 150],
      [132, -180, 88, 150],
    ],
    [
      [-230, -50, 460, 90],
      [-45, -190, 90, 320],
    ],
    [
      [-200, -150, 84, 300],
      [116, -150, 84, 300],
      [-120, -42, 240, 84],
    ],
  ],
  memory: [
    [
      [-170, -150, 340, 76],
      [-170, 70, 340, 76],
      [-170, -80, 76, 156],
      [94, -80, 76, 156],
    ],
    [
      [-200, -120, 400, 80],
      [-200, 40, 400, 80],
      [-200, -50, 84, 100],
      [116, -50, 84, 100],
    ],
  ],
  independent: [
    [
      [-260, -40, 520, 84],
      [-80, -110, 160, 80],
      [-260, -130, 90, 100],
    ],
    [
      [-250, -60, 230, 90],
      [20, -60, 230, 90],
      [-60, -150, 120, 220],
    ],
  ],
  nursing: [
    [
      [-250, -30, 500, 76],
      [-250, -160, 76, 140],
      [174, -160, 76, 140],
      [-40, -160, 80, 140],
    ],
    [
      [-38, -180, 76, 340],
      [-230, -60, 460, 76],
    ],
  ],
  cottages: [
    [
      [-230, -120, 120, 96],
      [-60, -140, 120, 96],
      [110, -120, 120, 96],
      [-230, 30, 120, 96],
      [110, 30, 120, 96],
    ],
    [
      [-210, -130, 130, 100],
      [80, -130, 130, 100],
      [-60, 20, 130, 100],
    ],
  ],
  lofts: [
    [[-160, -110, 320, 190]],
    [
      [-170, -130, 120, 240],
      [-60, -10, 230, 120],
    ],
  ],
  tower: [
    [
      [-90, -90, 180, 180],
      [-230, 20, 470, 90],
    ],
  ],
  campus: [
    [
      [-180, -60, 220, 120],
      [30, -30, 220, 80],
      [-280, -160, 100, 80],
      [-280, 60, 100, 80],
      [180, -160, 100, 80],
      [180, 90, 100, 80],
    ],
    [
      [-60, -150, 120, 300],
      [-270, -60, 160, 90],
      [110, -60, 160, 90],
      [-270, 70, 100, 80],
      [180, 70, 100, 80],
    ],
  ],
};

const crown = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x + 5}" cy="${y + 6}" r="${r}" fill="#2b3a33" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" fill-opacity=".82"/><circle cx="${x}" cy="${y}" r="3" fill="${INK}" fill-opacity=".5"/>`;

const roofOf = ([x, y, w, h]: Rect): string => {
  const inset = Math.min(w, h) / 2;
  return w >= h
    ? `M${x} ${y}l${inset} ${inset}h${w - 2 * inset}l${inset} ${-inset}M${x} ${y + h}l${inset} ${-inset}M${x + w} ${y + h}l${-inset} ${-inset}`
    : `M${x} ${y}l${inset} ${inset}v${h - 2 * inset}l${-inset} ${inset}M${x + w} ${y}l${-inset} ${inset}M${x + w} ${y + h}l${-inset} ${-inset}`;
};

function parking(x: number, y: number, stalls: number): string {
  const wide = stalls * 22;
  const marks = indexRange(stalls + 1).map(
    (at) => `M${x + at * 22} ${y}v42M${x + at * 22} ${y + 78}v42`,
  );
  return rect(x - 10, y, wide + 20, 120, '#d8d2c4') + line(marks.join(''), '#fffdf6', 2);
}

/** Draws the site from above: boundaries, street, buildings, parking, and trees. */
export function sitePlan(
  kind: string,
  { roof }: Material,
  light: Light,
  chance: SeededRandom,
): string {
  const planned = kind === 'land';
  const blocks = chance.pick(FOOTPRINTS[kind] ?? FOOTPRINTS.assisted ?? []);
  const [cx, cy] = [chance.between(560, 640), chance.between(330, 370)];
  const rotation = chance.between(-9, 9);
  const stalls = chance.between(9, 15);
  const lotX = chance.pick([170, 760]);
  const lotY = chance.between(520, 540);
  const edge = [
    [chance.between(90, 130), chance.between(70, 110)],
    [chance.between(1060, 1110), chance.between(60, 110)],
    [chance.between(1080, 1120), 690],
    [chance.between(80, 120), 690],
  ] as const;
  const bounds = `M${edge.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const contours = indexRange(4).map((at) => {
    const y = 110 + at * 130 + chance.between(-20, 20);
    return `M0 ${y}C300 ${y - chance.between(20, 70)} 560 ${y + chance.between(20, 70)} 800 ${y}S1080 ${y - 40} 1200 ${y + 10}`;
  });
  const hits = (x: number, y: number) =>
    blocks.some(
      ([bx, by, w, h]) =>
        x > cx + bx - 46 && x < cx + bx + w + 46 && y > cy + by - 46 && y < cy + by + h + 46,
    ) ||
    (x > lotX - 40 && x < lotX + stalls * 22 + 40 && y > lotY - 30) ||
    (Math.abs(x - cx) < 70 && y > cy);
  const trees = indexRange(64)
    .map(
      () => [chance.between(120, 1080), chance.between(100, 668), chance.between(13, 27)] as const,
    )
    .filter(([x, y]) => !hits(x, y))
    .map(([x, y, r]) =>
      crown(x, y, r, chance.pick([light.trees[0], light.trees[0], light.trees[1], light.land[1]])),
    );
  const footprint = blocks.map((block) => box(...block)).join('');
  const fill = planned ? 'none' : roof;
  return [
    rect(0, 0, 1200, 800, PAPER),
    `<path d="${contours.join('')}" fill="none" stroke="#cbbf9f" stroke-width="2" stroke-dasharray="10 8"/>`,
    path(bounds, light.land[2]),
    `<path d="${bounds}" fill="${PAPER}" fill-opacity=".42"/>`,
    `<path d="${bounds}" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="34 8 6 8"/>`,
    rect(0, 718, 1200, 60, '#d8d2c4') +
      line(
        indexRange(15)
          .map((at) => `M${at * 84 + 10} 748h44`)
          .join(''),
        '#fffdf6',
        3,
      ),
    line(
      `M${cx} ${cy}V640Q${cx} 700 ${cx - 40} 724M${cx} 640Q${cx} 700 ${cx + 40} 724`,
      '#d8d2c4',
      30,
    ),
    line(`M${cx} 610H${lotX + stalls * 11}`, '#d8d2c4', 30),
    parking(lotX, lotY, stalls),
    chance.roll() < 0.45
      ? `<ellipse cx="${lotX > 500 ? 240 : 950}" cy="560" rx="${chance.between(70, 104)}" ry="${chance.between(40, 58)}" fill="#a9c9cc"/>`
      : '',
    trees.join(''),
    `<g transform="translate(${cx} ${cy}) rotate(${rotation})">`,
    planned
      ? ''
      : `<path d="${footprint}" transform="translate(10 14)" fill="#2b3a33" fill-opacity=".2"/>`,
    `<path d="${footprint}" fill="${fill}" stroke="${planned ? INK : roof}" stroke-width="4"${planned ? ' stroke-dasharray="14 9"' : ''}/>`,
    planned ? '' : line(roundPath(blocks.map(roofOf).join('')), PAPER, 2.5, 0.75),
    '</g>',
    scaleBar(80, 26, 52),
    north(1156, 132),
  ].join('');
}
