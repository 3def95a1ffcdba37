import { GROUND, type Light } from './land.ts';
import { box, indexRange, line, path, rect, roundPath, type SeededRandom, shade } from './paint.ts';

/** Building materials, chosen once per image. */
export interface Material {
  readonly wall: string;
  readonly second: string;
  readonly roof: string;
  readonly trim: string;
}

interface Site {
  readonly material: Material;
  readonly light: Light;
  readonly chance: SeededRandom;
  /** A vacant building: no lights, no curtains. */
  readonly isVacant: boolean;
}

/** Shapes and the end of the walkway; null if there is no door. */
export interface Building {
  readonly shapes: string;
  readonly doorX: number | null;
}

/** Draws windows in rows. Each layer of all windows is one shape, since a page waits while the image is drawn. */
export function drawWindows(
  xs: readonly number[],
  ys: readonly number[],
  site: Site,
  scale = 1,
): string {
  const { light, chance, isVacant, material } = site;
  const litShare = isVacant ? 0 : light.isEvening ? 0.62 : 0.25;
  const windows = ys.flatMap((y) => xs.map((x) => ({ x, y, isLit: chance.roll() < litShare })));
  const [lit, unlit] = [
    windows.filter(({ isLit }) => isLit),
    windows.filter(({ isLit }) => !isLit),
  ];
  const each = (those: typeof windows, shape: (x: number, y: number) => string) =>
    roundPath(those.map(({ x, y }) => shape(x, y)).join(''));
  const [wide, tall] = [30 * scale, 44 * scale];
  const edge = 2 * scale;
  const glass = (x: number, y: number) => box(x, y, wide, tall);
  const glare = (x: number, y: number) => `M${x} ${y + tall}l${wide} ${-36 * scale}v${36 * scale}Z`;
  const cross = (x: number, y: number) =>
    `M${x + wide / 2} ${y}v${tall}M${x} ${y + 20 * scale}h${wide}`;
  return [
    path(
      each(windows, (x, y) => box(x - edge, y - edge, wide + 2 * edge, tall + 2 * edge)),
      material.trim,
    ),
    path(each(unlit, glass), light.isEvening ? '#3a4f55' : '#54727a'),
    `<path d="${each(unlit, glare)}" fill="#fff" fill-opacity=".1"/>`,
    path(each(lit, glass), light.isEvening ? '#f6d690' : '#8fa9a8'),
    `<path d="${each(windows, cross)}" stroke="${material.trim}" stroke-width="${edge}"/>`,
  ].join('');
}

/** Spaces `count` items of width `size` across a width. */
export const across = (x: number, width: number, count: number, size = 30): number[] => {
  const gap = (width - count * size) / (count + 1);
  return indexRange(count).map((index) => Math.round(x + gap + index * (size + gap)));
};

export const getStoryTops = (top: number, count: number, height: number): number[] =>
  indexRange(count).map((index) => top + index * height);

function gable(x: number, y: number, width: number, height: number, { material }: Site): string {
  const middle = x + width / 2;
  const face = path(`M${x} ${y}L${middle} ${y - height}L${x + width} ${y}Z`, material.second);
  const eaves = `M${x - 18} ${y + 6}L${middle} ${y - height - 10}L${x + width + 18} ${y + 6}l-16 8L${middle} ${y - height + 12}L${x - 2} ${y + 14}Z`;
  return face + path(eaves, material.roof);
}

export const drawHipRoof = (
  x: number,
  y: number,
  width: number,
  height: number,
  inset: number,
  fill: string,
) =>
  path(
    `M${x - 20} ${y}L${x + inset} ${y - height}H${x + width - inset}L${x + width + 20} ${y}Z`,
    fill,
  );

/** Draws a wall with shadows of its eaves and its right edge. */
export const drawWall = (x: number, y: number, width: number, fill: string): string => {
  const height = GROUND - y;
  return (
    rect(x, y, width, height, fill) +
    shade(box(x, y, width, 14), 0.14) +
    shade(box(x + width - 14, y, 14, height), 0.08)
  );
};

const plinth = (x: number, width: number): string => shade(box(x, GROUND - 16, width, 16), 0.18);

function door(x: number, { material, light, isVacant }: Site, width = 56): string {
  const glass = isVacant ? '#6d6455' : light.isEvening ? '#f9dfa5' : '#6b8688';
  return (
    rect(x - width / 2 - 6, GROUND - 92, width + 12, 92, material.trim) +
    rect(x - width / 2, GROUND - 86, width, 86, glass) +
    line(`M${x} ${GROUND - 86}v86`, material.trim, 4)
  );
}

/** Draws the covered drop-off. */
function portico(x: number, width: number, { material }: Site): string {
  const left = x - width / 2;
  const posts = [0, width - 16].map((at) => rect(left + at, GROUND - 104, 16, 104, material.trim));
  const roof = path(
    `M${left - 22} ${GROUND - 104}L${x} ${GROUND - 164}L${left + width + 22} ${GROUND - 104}Z`,
    material.roof,
  );
  return posts.join('') + rect(left - 10, GROUND - 112, width + 20, 14, material.trim) + roof;
}

const glow = ({ light }: Site, x: number, width: number): string =>
  light.isEvening
    ? `<ellipse cx="${x}" cy="${GROUND + 6}" rx="${width}" ry="26" fill="#f6d690" fill-opacity=".3"/>`
    : '';

export function assisted(site: Site): Building {
  const { material, chance } = site;
  const floors = chance.pick([1, 2]);
  const top = GROUND - 90 - 68 * floors;
  const rows = getStoryTops(top + 30, floors, 68);
  const ground = [GROUND - 58];
  const wing = (x: number) =>
    drawWall(x, top + 20, 250, material.wall) +
    drawHipRoof(x, top + 22, 250, 58, 60, material.roof) +
    drawWindows(across(x, 250, 5), [...rows.map((y) => y + 14), ...ground], site) +
    plinth(x, 250);
  const shapes =
    wing(160) +
    wing(790) +
    drawWall(400, top, 400, material.second) +
    drawHipRoof(400, top, 400, 74, 80, material.roof) +
    drawWall(490, top - 4, 220, material.wall) +
    gable(490, top, 220, 96, site) +
    drawWindows([585], [top - 58], site, 0.9) +
    drawWindows([...across(400, 90, 1), ...across(710, 90, 1)], [...rows, ...ground], site) +
    drawWindows(across(490, 220, 4), rows, site) +
    plinth(400, 400) +
    door(600, site) +
    portico(600, 210, site) +
    glow(site, 600, 170);
  return { shapes, doorX: 600 };
}

export function memory(site: Site): Building {
  const { material } = site;
  const top = GROUND - 124;
  const drawHouse = (x: number, width: number) =>
    drawWall(x, top, width, material.wall) +
    drawHipRoof(x, top + 4, width, 84, 70, material.roof) +
    drawWindows(across(x, width, Math.round(width / 62)), [top + 44], site) +
    plinth(x, width);
  const lantern =
    rect(520, top - 128, 160, 60, material.trim) +
    drawWindows(across(520, 160, 4, 24), [top - 116], site, 0.8) +
    drawHipRoof(520, top - 126, 160, 40, 56, material.roof);
  const posts = indexRange(7).map((index) =>
    rect(70 + index * 44, GROUND - 62, 8, 66, material.trim),
  );
  const pergola =
    posts.join('') +
    rect(56, GROUND - 70, 296, 10, material.trim) +
    rect(62, GROUND - 54, 284, 5, material.trim);
  const shapes =
    lantern +
    drawHouse(190, 340) +
    drawHouse(670, 340) +
    drawWall(480, top - 34, 240, material.second) +
    gable(480, top - 30, 240, 100, site) +
    `<circle cx="600" cy="${top - 66}" r="19" fill="${material.trim}"/><circle cx="600" cy="${top - 66}" r="14" fill="#54727a"/>` +
    drawWindows([506, 664], [top + 36], site) +
    door(600, site, 70) +
    pergola +
    glow(site, 600, 150);
  return { shapes, doorX: 600 };
}

export function independent(site: Site): Building {
  const { material } = site;
  const top = GROUND - 272;
  const rows = getStoryTops(top + 32, 3, 62);
  const sides = [...rows.map((y) => y + 14), GROUND - 50];
  const balconies = [250, 880].flatMap((x) =>
    rows.map(
      (y) =>
        rect(x - 14, y + 40, 106, 5, material.trim) +
        line(balusters(x - 10, y + 40), material.trim, 2),
    ),
  );
  const shapes =
    drawWall(180, top + 28, 840, material.wall) +
    drawHipRoof(180, top + 30, 840, 82, 110, material.roof) +
    drawWall(430, top, 340, material.second) +
    drawHipRoof(430, top + 2, 340, 92, 96, material.roof) +
    cupola(600, top - 86, site) +
    drawWindows(across(180, 250, 4), sides, site) +
    drawWindows(across(770, 250, 4), sides, site) +
    drawWindows(across(430, 340, 6), rows, site) +
    drawWindows([452, 514, 656, 718], [GROUND - 62], site) +
    balconies.join('') +
    plinth(180, 840) +
    door(600, site, 64) +
    portico(600, 170, site) +
    glow(site, 600, 180);
  return { shapes, doorX: 600 };
}

const balusters = (x: number, y: number): string =>
  [...indexRange(10).map((index) => `M${x + index * 11} ${y}v-26`), `M${x} ${y - 26}h99`].join('');

const cupola = (x: number, y: number, { material, light }: Site): string =>
  rect(x - 26, y - 38, 52, 44, material.trim) +
  rect(x - 14, y - 28, 28, 26, light.isEvening ? '#f6d690' : '#54727a') +
  path(`M${x - 36} ${y - 36}L${x} ${y - 72}L${x + 36} ${y - 36}Z`, material.roof) +
  line(`M${x} ${y - 72}v-26`, material.roof, 4);

export function drawTower(site: Site): Building {
  const { material, chance } = site;
  const floors = chance.between(6, 8);
  const top = GROUND - 60 - floors * 48;
  const rows = getStoryTops(top + 26, floors, 48);
  const slabs = rows.map(
    (y) => rect(440, y + 38, 92, 5, material.trim) + rect(700, y + 38, 92, 5, material.trim),
  );
  const shapes =
    drawWall(180, GROUND - 108, 860, material.second) +
    rect(170, GROUND - 118, 880, 14, material.trim) +
    drawWindows([...across(180, 230, 5), ...across(810, 230, 5)], [GROUND - 70], site) +
    drawWall(410, top, 400, material.wall) +
    rect(400, top - 12, 420, 16, material.trim) +
    rect(540, top - 44, 140, 34, material.roof) +
    shade(box(560, top, 100, GROUND - top), 0.06) +
    drawWindows([448, 494, 580, 614, 708, 754], rows, site, 0.82) +
    slabs.join('') +
    plinth(180, 860) +
    rect(520, GROUND - 112, 160, 12, material.trim) +
    door(610, site, 80) +
    glow(site, 610, 190);
  return { shapes, doorX: 610 };
}

export function nursing(site: Site): Building {
  const { material } = site;
  const top = GROUND - 196;
  const ribbon = (x: number, width: number, y: number) =>
    rect(x - 6, y - 8, width + 12, 62, material.trim) +
    drawWindows(across(x, width, Math.round(width / 34)), [y], site);
  const shapes =
    drawWall(130, top, 350, material.wall) +
    drawWall(720, top, 350, material.wall) +
    rect(120, top - 14, 370, 18, material.roof) +
    rect(710, top - 14, 370, 18, material.roof) +
    ribbon(150, 306, top + 34) +
    ribbon(150, 306, GROUND - 72) +
    ribbon(744, 306, top + 34) +
    ribbon(744, 306, GROUND - 72) +
    drawWall(480, top - 46, 240, material.second) +
    rect(470, top - 60, 260, 18, material.roof) +
    drawWindows(across(480, 240, 4, 40), [top - 16, top + 44], site, 1.25) +
    plinth(130, 940) +
    door(600, site, 88) +
    rect(440, GROUND - 108, 320, 16, material.trim) +
    rect(452, GROUND - 94, 12, 94, material.trim) +
    rect(736, GROUND - 94, 12, 94, material.trim) +
    line(`M1010 ${GROUND + 20}V${top - 110}`, material.trim, 6) +
    path(`M1013 ${top - 108}q34-12 66 4v40q-34-16-66-4Z`, '#a8803f') +
    glow(site, 600, 190);
  return { shapes, doorX: 600 };
}

export function drawCottages(site: Site): Building {
  const { material } = site;
  const drawHouse = (x: number, wide: number, tall: number, fill: string) => {
    const top = GROUND - tall;
    return (
      rect(x + wide - 74, top - 92, 26, 74, material.second) +
      drawWall(x, top, wide, fill) +
      drawHipRoof(x, top + 4, wide, 92, 76, material.roof) +
      gable(x + 26, top + 4, 128, 76, site) +
      drawWindows([x + 58, x + 94], [top + 30], site) +
      drawWindows(across(x + 158, wide - 158, 2), [top + 44], site) +
      rect(x + 168, top + 26, wide - 176, 9, material.trim) +
      plinth(x, wide)
    );
  };
  const shapes =
    drawHouse(80, 310, 138, material.second) +
    drawHouse(820, 310, 138, material.second) +
    drawHouse(420, 360, 156, material.wall) +
    door(680, site, 46) +
    line(fence(20, 400), material.trim, 4) +
    line(fence(800, 1180), material.trim, 4) +
    glow(site, 680, 120);
  return { shapes, doorX: 680 };
}

const fence = (from: number, to: number): string =>
  [
    ...indexRange(Math.floor((to - from) / 26) + 1).map(
      (index) => `M${from + index * 26} ${GROUND + 26}v-34`,
    ),
    `M${from} ${GROUND + 2}H${to}M${from} ${GROUND + 16}H${to}`,
  ].join('');

export function drawLofts(site: Site): Building {
  const { material } = site;
  const floors = 5;
  const top = GROUND - 72 - floors * 62;
  const rows = getStoryTops(top + 26, floors, 62);
  const piers = indexRange(9).map((index) =>
    shade(box(210 + index * 96, top, 14, GROUND - top), 0.07),
  );
  const deck =
    rect(700, top - 58, 220, 12, material.trim) +
    line(`M712 ${top}v-50M906 ${top}v-50M810 ${top}v-50`, material.trim, 5);
  const tank =
    line(`M330 ${top}l10-50M398 ${top}l-10-50M334 ${top - 22}h60`, material.roof, 5) +
    rect(322, top - 112, 84, 64, material.roof) +
    path(`M314 ${top - 110}l50-36 50 36Z`, material.trim);
  const shapes =
    tank +
    deck +
    drawWall(210, top, 780, material.wall) +
    rect(200, top - 12, 800, 18, material.second) +
    piers.join('') +
    drawWindows(
      indexRange(8).flatMap((index) => [228 + index * 96, 262 + index * 96]),
      rows,
      site,
      1.05,
    ) +
    rect(210, GROUND - 70, 780, 8, material.trim) +
    drawWindows([...across(210, 330, 6), ...across(660, 330, 6)], [GROUND - 54], site) +
    plinth(210, 780) +
    rect(530, GROUND - 104, 140, 12, material.trim) +
    door(600, site, 84) +
    glow(site, 600, 190);
  return { shapes, doorX: 600 };
}

export function drawCampus(site: Site): Building {
  const { material } = site;
  const top = GROUND - 300;
  const drawHouse = (x: number) =>
    drawWall(x, GROUND - 104, 180, material.second) +
    drawHipRoof(x, GROUND - 100, 180, 66, 50, material.roof) +
    drawWindows(across(x, 180, 3), [GROUND - 70], site);
  const shapes =
    drawWall(320, top, 260, material.wall) +
    drawHipRoof(320, top + 2, 260, 70, 80, material.roof) +
    drawWindows(across(320, 260, 5), getStoryTops(top + 26, 5, 54), site, 0.95) +
    drawWall(580, top + 96, 340, material.second) +
    drawHipRoof(580, top + 98, 340, 66, 80, material.roof) +
    drawWindows(across(580, 340, 6), [top + 122, top + 182, GROUND - 58], site) +
    cupola(450, top - 64, site) +
    drawHouse(110) +
    drawHouse(930) +
    plinth(320, 600) +
    drawWall(520, GROUND - 150, 150, material.wall) +
    gable(520, GROUND - 146, 150, 70, site) +
    door(595, site, 62) +
    glow(site, 595, 170);
  return { shapes, doorX: 595 };
}

/** Draws vacant land: the future building is staked out as surveyors do. */
export function drawStakedLand(site: Site): Building {
  const { material } = site;
  const stakes = [
    [250, 590],
    [470, 560],
    [760, 560],
    [980, 590],
    [860, 680],
    [350, 680],
  ] as const;
  const outline = `M${stakes.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const shapes =
    `<path d="${outline}" fill="#f6efdf" fill-opacity=".35"/>` +
    `<path d="${outline}" fill="none" stroke="${material.trim}" stroke-width="4" stroke-dasharray="18 12"/>` +
    stakes
      .map(
        ([x, y]) =>
          rect(x - 4, y - 46, 8, 48, material.trim) +
          path(`M${x + 4} ${y - 46}l34 10-34 12Z`, '#a8803f'),
      )
      .join('') +
    rect(118, 560, 10, 110, material.roof) +
    rect(232, 560, 10, 110, material.roof) +
    rect(104, 500, 152, 84, material.trim) +
    rect(112, 508, 136, 68, '#1e3329') +
    line('M132 530h96M132 550h60', '#9caf88', 7);
  return { shapes, doorX: null };
}
