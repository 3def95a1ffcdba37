import { type Climate, type Light, tree } from './land.ts';
import { indexRange, line, path, rect, roundPath, type SeededRandom, shade } from './paint.ts';

/** The room's vanishing point and the half size of its back wall. */
const [VX, VY] = [600, 350];
const [HALF, HIGH] = [350, 180];
const PLASTER = ['#efe6d3', '#e9e3d6', '#e5e7da', '#f1e4d0', '#e3e4dd'];
const FLOORS = ['#b98f63', '#a98159', '#c3a078', '#9c7a5a', '#c8ad86'];
const FABRICS = ['#7f9a78', '#b4775a', '#5e7a74', '#c9a45c', '#8f7a66', '#6d8797', '#a7745c'];

type Point = readonly [x: number, y: number];
const shape = (points: readonly Point[], fill: string): string =>
  path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, fill);

/** Returns a point on a side wall: `k` from the back wall to the viewer, `h` from floor to ceiling. */
const onWall =
  (side: -1 | 1) =>
  (k: number, h: number): Point => [VX + side * HALF * k, VY + HIGH * k * (1 - 2 * h)];

const quad = (side: -1 | 1, from: number, to: number, low: number, high: number): Point[] => {
  const at = onWall(side);
  return [at(from, low), at(to, low), at(to, high), at(from, high)];
};

/** Draws a soft shadow under an object on the floor. */
const under = (x: number, y: number, wide: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${Math.round(wide)}" ry="${Math.round(wide / 5)}" fill="#2b2118" fill-opacity=".22"/>`;

const round = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}" rx="${Math.round(r)}" fill="${fill}"/>`;

function seat(x: number, y: number, wide: number, s: number, fabric: string): string {
  const left = x - wide / 2;
  const legs = [left + 12 * s, left + wide - 18 * s].map((at) =>
    rect(Math.round(at), Math.round(y - 16 * s), Math.round(6 * s), Math.round(16 * s), '#4b3a2c'),
  );
  return (
    under(x, y, wide * 0.6) +
    legs.join('') +
    round(left + 8 * s, y - 112 * s, wide - 16 * s, 80 * s, 16 * s, fabric) +
    round(left + 20 * s, y - 62 * s, wide - 40 * s, 26 * s, 8 * s, '#f6efdf') +
    round(left + 14 * s, y - 48 * s, wide - 28 * s, 34 * s, 9 * s, fabric) +
    round(left, y - 78 * s, 24 * s, 66 * s, 11 * s, fabric) +
    round(left + wide - 24 * s, y - 78 * s, 24 * s, 66 * s, 11 * s, fabric) +
    `<path d="${roundPath(`M${left + 24 * s} ${y - 30 * s}h${wide - 48 * s}`)}" stroke="#1e2a22" stroke-opacity=".18" stroke-width="2"/>`
  );
}

function table(x: number, y: number, wide: number, s: number, wood: string): string {
  return (
    under(x, y, wide * 0.42) +
    line(`M${x} ${y}V${y - 54 * s}`, '#5b473a', 8 * s) +
    `<ellipse cx="${x}" cy="${y - 56 * s}" rx="${wide / 2}" ry="${Math.round(13 * s)}" fill="${wood}"/>` +
    `<ellipse cx="${x}" cy="${y - 60 * s}" rx="${wide / 2}" ry="${Math.round(13 * s)}" fill="#f3ead6"/>` +
    round(x - 7 * s, y - 88 * s, 14 * s, 27 * s, 5 * s, '#8fa9a8') +
    line(
      `M${x} ${y - 88 * s}q-10-22-24-24M${x} ${y - 88 * s}q4-26 2-38M${x} ${y - 88 * s}q12-18 24-18`,
      '#5f7f57',
      4,
    )
  );
}

function plant(x: number, y: number, s: number, leaf: string): string {
  const leaves = [-64, -38, -12, 14, 40, 66].map((dx, at) => {
    const up = 150 - Math.abs(at - 2.5) * 26;
    return `M${x} ${y - 62 * s}q${dx * 0.2 * s} ${-up * 0.7 * s} ${dx * s} ${-up * s}q${-dx * 0.1 * s} ${up * 0.5 * s} ${-dx * s} ${up * s}Z`;
  });
  return (
    under(x, y, 40 * s) +
    path(leaves.join(''), leaf) +
    path(`M${x - 34 * s} ${y - 64 * s}h${68 * s}l${-10 * s} ${64 * s}h${-48 * s}Z`, '#b4775a') +
    shade(roundPath(`M${x - 34 * s} ${y - 64 * s}h${68 * s}l${-2 * s} ${12 * s}h${-64 * s}Z`), 0.16)
  );
}

function lamp(x: number, drop: number, fill: string): string {
  const y = VY - HIGH + drop;
  return (
    line(`M${x} 0V${y - 36}`, '#4b4239', 3) +
    path(`M${x - 20} ${y - 36}h40l24 40h-88Z`, fill) +
    `<ellipse cx="${x}" cy="${y + 6}" rx="44" ry="9" fill="#f9dfa5"/>`
  );
}

/** Draws the view through a window of the back wall. */
function view(
  x: number,
  y: number,
  w: number,
  h: number,
  climate: Climate,
  light: Light,
  chance: SeededRandom,
): string {
  const low = y + h * 0.62;
  const rows = indexRange(2).map((at) =>
    tree(climate, x + w * (0.3 + at * 0.45), low + 12, 30, light, chance),
  );
  const bars = `M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.3}h${w}`;
  return (
    rect(x - 8, y - 8, w + 16, h + 16, '#f8f4e9') +
    rect(x, y, w, h, light.sky[0]) +
    rect(x, Math.round(y + h * 0.34), w, Math.round(h * 0.3), light.sky[1]) +
    rect(x, Math.round(low), w, Math.round(y + h - low), light.land[2]) +
    rows.join('') +
    line(bars, '#f8f4e9', 6)
  );
}

function hearth(stone: string, chance: SeededRandom): string {
  const courses = indexRange(7).map(
    (row) =>
      `M522 ${200 + row * 48}h156M${545 + (row % 2) * 40} ${200 + row * 48}v48M${620 + (row % 2) * 30} ${200 + row * 48}v48`,
  );
  return (
    rect(520, VY - HIGH, 160, HIGH * 2, stone) +
    `<path d="${courses.join('')}" stroke="#2b2118" stroke-opacity=".14" stroke-width="2" fill="none"/>` +
    rect(500, 386, 200, 16, '#6b4f38') +
    rect(556, 436, 88, 94, '#2b241e') +
    path('M574 530q-4-40 14-58q6 22 16 8q18 22 10 50Z', '#e3914a') +
    path('M588 530q-2-24 8-32q10 14 8 32Z', '#f9dfa5') +
    rect(562, 258, 76, 92, '#f8f4e9') +
    rect(568, 264, 64, 80, chance.pick(['#9caf88', '#8fa9a8', '#d9b48c', '#b9c2ae'])) +
    path('M568 330l22-34 18 24 12-14 12 24Z', '#5f7a63')
  );
}

function shelves(x: number, wide: number, chance: SeededRandom): string {
  const boards = indexRange(6).map((row) => rect(x, 200 + row * 62, wide, 8, '#7a5a40'));
  const books = indexRange(5).flatMap((row) => {
    let at = x + 10;
    const found: string[] = [];
    while (at < x + wide - 26) {
      const w = chance.between(9, 20);
      const h = chance.between(30, 50);
      if (chance.roll() < 0.86)
        found.push(rect(at, 262 + row * 62 - h, w, h, chance.pick(FABRICS)));
      at += w + 2;
    }
    return found;
  });
  return (
    rect(x, 200, wide, 330, '#8d6a4b') +
    shade(`M${x} 200h${wide}v330h${-wide}Z`, 0.22) +
    books.join('') +
    boards.join('')
  );
}

/** Draws a common room as seen from its entrance: a lounge, a dining room, or a library. */
export function commonRoom(climate: Climate, light: Light, chance: SeededRandom): string {
  const plaster = chance.pick(PLASTER);
  const floor = chance.pick(FLOORS);
  const [fabric, second] = [chance.pick(FABRICS), chance.pick(FABRICS)];
  const far = 2.6;
  const front = VY + HIGH * far;
  const boards = indexRange(15).map((at) => {
    const x = VX - HALF + (at * HALF * 2) / 14;
    return `M${Math.round(x)} ${VY + HIGH}L${Math.round(VX + (x - VX) * far)} ${front}`;
  });
  const beams = [1.15, 1.5, 1.95].map((k) => {
    const deep = k + 0.1;
    const at = (side: -1 | 1, one: number) => onWall(side)(one, 1);
    return shape([at(-1, k), at(1, k), at(1, deep), at(-1, deep)], '#a98763');
  });
  const sides = [-1, 1] as const;
  const panes = sides.map((side) => {
    const glass = [
      [1.12, 1.42],
      [1.55, 2],
    ].map(([from = 1, to = 2]) => {
      const [frame, inner] = [
        quad(side, from - 0.03, to + 0.03, 0.27, 0.82),
        quad(side, from, to, 0.3, 0.79),
      ];
      const middle = (from + to) / 2;
      const [low, high] = [onWall(side)(middle, 0.3), onWall(side)(middle, 0.79)];
      return (
        shape(frame, '#f8f4e9') +
        shape(inner, light.sky[0]) +
        line(`M${low.join(' ')}L${high.join(' ')}`, '#f8f4e9', 5)
      );
    });
    return glass.join('');
  });
  const sun = chance.pick(sides);
  const patches = [
    [1.1, 1.35],
    [1.6, 2],
  ].map(([from = 1, to = 2]) => {
    const y = (k: number) => VY + HIGH * k;
    const x = (k: number, share: number) => VX + sun * HALF * k * share;
    return `M${x(from, 0.9)} ${y(from)}L${x(to, 0.9)} ${y(to)}L${x(to, 0.35)} ${y(to)}L${x(from, 0.35)} ${y(from)}Z`;
  });
  const back = chance.pick(['hearth', 'windows', 'shelves']);
  const wall =
    back === 'hearth'
      ? view(292, 232, 150, 214, climate, light, chance) +
        hearth(chance.pick(['#b9ae9c', '#a98d76', '#c9c0ac', '#9aa09a']), chance) +
        view(758, 232, 150, 214, climate, light, chance)
      : back === 'windows'
        ? [282, 446, 610, 774].map((x) => view(x, 214, 142, 300, climate, light, chance)).join('')
        : shelves(270, 190, chance) +
          view(505, 226, 190, 230, climate, light, chance) +
          shelves(740, 190, chance);
  const set = chance.pick(['lounge', 'dining', 'pairs']);
  const wood = chance.pick(['#8d6a4b', '#a98159', '#6b4f38']);
  const furniture =
    set === 'lounge'
      ? seat(600, 596, 290, 0.95, fabric) +
        seat(305, 690, 140, 1.15, second) +
        seat(895, 690, 140, 1.15, second) +
        table(600, 724, 190, 0.9, wood)
      : set === 'dining'
        ? [
            [400, 590, 0.8],
            [800, 590, 0.8],
            [590, 722, 1.15],
          ]
            .map(
              ([x = 0, y = 0, s = 1]) =>
                seat(x - 118 * s, y, 78 * s, 0.85 * s, fabric) +
                seat(x + 118 * s, y, 78 * s, 0.85 * s, second) +
                table(x, y + 12, 176 * s, 1.25 * s, wood),
            )
            .join('')
        : [
            [380, 606, 0.9],
            [820, 606, 0.9],
            [600, 730, 1.2],
          ]
            .map(
              ([x = 0, y = 0, s = 1], at) =>
                seat(x - 92 * s, y, 120 * s, s, at === 2 ? second : fabric) +
                seat(x + 92 * s, y, 120 * s, s, at === 2 ? second : fabric) +
                table(x, y + 6, 66 * s, 0.8 * s, wood),
            )
            .join('');
  const rug = `<ellipse cx="600" cy="676" rx="${chance.between(330, 420)}" ry="${chance.between(70, 92)}" fill="${second}" fill-opacity=".34"/><ellipse cx="600" cy="676" rx="300" ry="62" fill="none" stroke="#f8f4e9" stroke-opacity=".6" stroke-width="5"/>`;
  return [
    rect(0, 0, 1200, 800, plaster),
    shape([onWall(-1)(1, 1), onWall(1)(1, 1), onWall(1)(far, 1), onWall(-1)(far, 1)], '#f6f1e4'),
    beams.join(''),
    shape(quad(-1, 1, far, 0, 1), plaster) + shape(quad(1, 1, far, 0, 1), plaster),
    shade(
      `M${onWall(-1)(1, 0).join(' ')}L${onWall(-1)(far, 0).join(' ')}L${onWall(-1)(far, 1).join(' ')}L${onWall(-1)(1, 1).join(' ')}Z`,
      sun < 0 ? 0.13 : 0.05,
    ),
    shade(
      `M${onWall(1)(1, 0).join(' ')}L${onWall(1)(far, 0).join(' ')}L${onWall(1)(far, 1).join(' ')}L${onWall(1)(1, 1).join(' ')}Z`,
      sun < 0 ? 0.05 : 0.13,
    ),
    shape([onWall(-1)(1, 0), onWall(1)(1, 0), onWall(1)(far, 0), onWall(-1)(far, 0)], floor),
    `<path d="${boards.join('')}" stroke="#2b2118" stroke-opacity=".16" stroke-width="2" fill="none"/>`,
    panes.join(''),
    wall,
    rect(VX - HALF, VY + HIGH - 12, HALF * 2, 12, '#f8f4e9'),
    `<path d="${roundPath(patches.join(''))}" fill="#fff3cf" fill-opacity=".28"/>`,
    rug,
    chance.roll() < 0.7 ? plant(chance.pick([222, 978]), 610, 1, light.trees[0]) : '',
    furniture,
    indexRange(chance.pick([2, 3]))
      .map((at, _, all) =>
        lamp(
          600 + (at - (all.length - 1) / 2) * 230,
          chance.between(10, 26),
          chance.pick(['#c9a45c', '#4b4239', '#f8f4e9']),
        ),
      )
      .join(''),
  ].join('');
}
