import { INK, north, PAPER, type Rect, scaleBar, THIN } from './drafting.ts';
import { box, indexRange, line, rect, roundPath, type SeededRandom, shade } from './paint.ts';

const grid = (): string => {
  const across = indexRange(30).map((at) => `M${at * 40 + 20} 0v800`);
  const down = indexRange(20).map((at) => `M0 ${at * 40 + 20}h1200`);
  return `<path d="${across.join('')}${down.join('')}" stroke="#e9e1cc" stroke-width="1" fill="none"/>`;
};

type Floor = 'wood' | 'tile' | 'soft' | 'terrace';
interface Room {
  readonly at: Rect;
  readonly floor: Floor;
}
/** Hinge position, width, wall axis, and opening side. */
type Door = readonly [x: number, y: number, wide: number, along: 'x' | 'y', turn: 1 | -1];
type Window = readonly [x: number, y: number, wide: number, along: 'x' | 'y'];
interface Unit {
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly windows: readonly Window[];
  readonly things: string;
}

const TINTS: Readonly<Record<Floor, string>> = {
  wood: '#ead8b8',
  tile: '#dbe5e2',
  soft: '#e6e3d2',
  terrace: '#e2ddcf',
};

function ground({ at: [x, y, w, h], floor }: Room): string {
  const step = floor === 'wood' ? 18 : 26;
  const lines =
    floor === 'soft'
      ? ''
      : [
          ...indexRange(Math.floor(h / step)).map((row) => `M${x} ${y + (row + 1) * step}h${w}`),
          ...(floor === 'tile'
            ? indexRange(Math.floor(w / step)).map(
                (column) => `M${x + (column + 1) * step} ${y}v${h}`,
              )
            : []),
        ].join('');
  return (
    rect(x, y, w, h, TINTS[floor]) +
    `<path d="${lines}" stroke="#2b3a33" stroke-opacity=".12" fill="none"/>`
  );
}

function opening([x, y, wide, along, turn]: Door): string {
  const gap = along === 'x' ? rect(x, y - 8, wide, 16, PAPER) : rect(x - 8, y, 16, wide, PAPER);
  const swing =
    along === 'x'
      ? `M${x} ${y}v${wide * turn}A${wide} ${wide} 0 0 ${turn > 0 ? 0 : 1} ${x + wide} ${y}`
      : `M${x} ${y}h${wide * turn}A${wide} ${wide} 0 0 ${turn > 0 ? 1 : 0} ${x} ${y + wide}`;
  return gap + line(swing, THIN, 2.5);
}

const glazing = ([x, y, wide, along]: Window): string =>
  along === 'x'
    ? rect(x, y - 8, wide, 16, '#fff') +
      line(`M${x} ${y - 7}h${wide}M${x} ${y}h${wide}M${x} ${y + 7}h${wide}`, INK, 2)
    : rect(x - 8, y, 16, wide, '#fff') +
      line(`M${x - 7} ${y}v${wide}M${x} ${y}v${wide}M${x + 7} ${y}v${wide}`, INK, 2);

const drawPath = (d: string, fill = '#fffdf6'): string =>
  `<path d="${roundPath(d)}" fill="${fill}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill = '#fffdf6'): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${INK}" stroke-width="2.5"/>`;

const bed = (x: number, y: number, w: number, cloth: string): string =>
  drawPath(box(x, y, w, 172)) +
  drawPath(box(x, y + 62, w, 110), cloth) +
  drawPath(box(x + 10, y + 12, w > 110 ? w / 2 - 15 : w - 20, 36)) +
  (w > 110 ? drawPath(box(x + w / 2 + 5, y + 12, w / 2 - 15, 36)) : '') +
  drawPath(box(x - 44, y + 4, 36, 36)) +
  drawPath(box(x + w + 8, y + 4, 36, 36));
const sofa = (x: number, y: number, w: number, cloth: string): string =>
  drawPath(box(x, y, w, 70), cloth) +
  drawPath(box(x + 14, y + 18, (w - 28) / 2, 50), cloth) +
  drawPath(box(x + 14 + (w - 28) / 2, y + 18, (w - 28) / 2, 50), cloth);
const armchair = (x: number, y: number, cloth: string): string =>
  drawPath(box(x, y, 66, 62), cloth) + drawPath(box(x + 12, y + 14, 42, 48), cloth);
const dining = (x: number, y: number, cloth: string): string =>
  [-58, 58].map((dx) => oval(x + dx, y, 20, 20, cloth)).join('') +
  [-58, 58].map((dy) => oval(x, y + dy, 20, 20, cloth)).join('') +
  oval(x, y, 46, 46);
const bath = (x: number, y: number): string =>
  drawPath(box(x, y, 96, 96), '#eef4f2') +
  line(`M${x} ${y}l96 96M${x + 96} ${y}l-96 96`, THIN, 1.5) +
  drawPath(box(x + 124, y, 52, 22)) +
  oval(x + 150, y + 46, 22, 27) +
  drawPath(box(x + 8, y + 116, 92, 46)) +
  oval(x + 54, y + 139, 28, 15, '#eef4f2');
const kitchen = (x: number, y: number, w: number): string =>
  drawPath(box(x, y, w, 52)) +
  drawPath(box(x + w - 62, y, 62, 60), '#e6e3d2') +
  oval(x + 46, y + 26, 24, 15, '#eef4f2') +
  [0, 1, 2, 3]
    .map((at) => oval(x + 112 + (at % 2) * 26, y + 15 + Math.floor(at / 2) * 23, 8, 8))
    .join('');
const wardrobe = (x: number, y: number, w: number, h: number): string =>
  drawPath(box(x, y, w, h)) +
  line(
    w > h
      ? indexRange(Math.floor(w / 16))
          .map((at) => `M${x + 8 + at * 16} ${y + 6}l6 ${h - 12}`)
          .join('')
      : indexRange(Math.floor(h / 16))
          .map((at) => `M${x + 6} ${y + 8 + at * 16}l${w - 12} 6`)
          .join(''),
    THIN,
    1.5,
  );

type Make = (cloths: readonly [string, string], chance: SeededRandom) => Unit;

const studio: Make = ([cloth, second], chance) => {
  const wide = chance.between(560, 660);
  const x = Math.round(600 - wide / 2);
  const right = x + wide;
  return {
    rooms: [
      { at: [x, 150, wide, 480], floor: 'wood' },
      { at: [x, 420, 224, 210], floor: 'tile' },
    ],
    doors: [
      [x + 250, 630, 80, 'x', -1],
      [x + 224, 450, 66, 'y', -1],
    ],
    windows: [
      [x + 70, 150, 150, 'x'],
      [right - 250, 150, 180, 'x'],
    ],
    things:
      bed(x + 74, 168, chance.pick([104, 136]), cloth) +
      bath(x + 22, 444) +
      kitchen(right - 236, 562, 220) +
      sofa(right - 220, 216, 170, second) +
      oval(right - 134, 330, 40, 26) +
      dining(right - 150, 452, second) +
      wardrobe(x + 16, 356, 200, 48),
  };
};

const oneBed: Make = ([cloth, second], chance) => {
  const wide = chance.between(760, 860);
  const x = Math.round(600 - wide / 2);
  const wall = x + Math.round(wide * 0.4);
  const right = x + wide;
  return {
    rooms: [
      { at: [x, 140, wall - x, 290], floor: 'soft' },
      { at: [wall, 140, right - wall, 500], floor: 'wood' },
      { at: [x, 430, wall - x, 210], floor: 'tile' },
      { at: [right - 210, 60, 210, 80], floor: 'terrace' },
    ],
    doors: [
      [wall, 330, 72, 'y', -1],
      [wall, 452, 66, 'y', -1],
      [wall + 90, 640, 84, 'x', -1],
      [right - 140, 140, 76, 'x', -1],
    ],
    windows: [
      [x + 70, 140, 170, 'x'],
      [wall + 60, 140, 150, 'x'],
      [right, 250, 150, 'y'],
    ],
    things:
      bed(x + 82, 160, 146, cloth) +
      wardrobe(x + 16, 376, 190, 44) +
      bath(x + 24, 456) +
      kitchen(right - 300, 576, 284) +
      sofa(wall + 56, 196, 190, second) +
      oval(wall + 150, 316, 52, 28) +
      armchair(right - 110, 200, second) +
      dining(right - 160, 448, cloth),
  };
};

const twoBed: Make = ([cloth, second], chance) => {
  const wide = chance.between(960, 1020);
  const x = Math.round(600 - wide / 2);
  const [one, two] = [x + Math.round(wide * 0.3), x + Math.round(wide * 0.7)];
  const right = x + wide;
  return {
    rooms: [
      { at: [x, 150, one - x, 280], floor: 'soft' },
      { at: [x, 430, one - x, 210], floor: 'tile' },
      { at: [one, 150, two - one, 490], floor: 'wood' },
      { at: [two, 150, right - two, 280], floor: 'soft' },
      { at: [two, 430, right - two, 210], floor: 'tile' },
      { at: [one + 60, 76, two - one - 120, 74], floor: 'terrace' },
    ],
    doors: [
      [one, 340, 70, 'y', -1],
      [one, 456, 64, 'y', -1],
      [two, 340, 70, 'y', 1],
      [two, 456, 64, 'y', 1],
      [one + 44, 640, 84, 'x', -1],
      [one + 90, 150, 76, 'x', -1],
    ],
    windows: [
      [x + 70, 150, 150, 'x'],
      [two + 70, 150, 150, 'x'],
      [two - 190, 150, 110, 'x'],
    ],
    things:
      bed(x + 78, 170, 138, cloth) +
      bed(two + 82, 170, 138, second) +
      bath(x + 26, 456) +
      bath(right - 214, 456) +
      kitchen(two - 228, 576, 212) +
      sofa(one + 90, 212, 190, second) +
      oval(one + 184, 330, 52, 28) +
      dining(two - 116, 474, cloth),
  };
};

/** Two people, each with their own side. */
const companion: Make = ([cloth, second], chance) => {
  const wide = chance.between(700, 780);
  const x = Math.round(600 - wide / 2);
  const right = x + wide;
  const middle = 600;
  return {
    rooms: [
      { at: [x, 150, middle - x, 330], floor: 'soft' },
      { at: [middle, 150, right - middle, 330], floor: 'wood' },
      { at: [x, 480, 236, 160], floor: 'tile' },
      { at: [x + 236, 480, wide - 236, 160], floor: 'wood' },
    ],
    doors: [
      [x + 236, 540, 70, 'y', -1],
      [right - 190, 640, 96, 'x', -1],
      [middle - 130, 480, 110, 'x', -1],
      [middle + 40, 480, 110, 'x', -1],
    ],
    windows: [
      [x + 90, 150, 170, 'x'],
      [middle + 90, 150, 170, 'x'],
    ],
    things:
      bed(x + 74, 172, 98, cloth) +
      bed(right - 176, 172, 98, second) +
      armchair(middle - 96, 196, cloth) +
      armchair(middle + 32, 196, second) +
      wardrobe(x + 16, 372, 44, 96) +
      wardrobe(right - 60, 372, 44, 96) +
      drawPath(box(x + 22, 506, 92, 92), '#eef4f2') +
      line(`M${x + 22} 506l92 92M${x + 114} 506l-92 92`, THIN, 1.5) +
      drawPath(box(x + 140, 500, 52, 20)) +
      oval(x + 166, 544, 22, 26) +
      kitchen(x + 270, 496, 190),
  };
};

const UNITS: Readonly<Record<string, readonly Make[]>> = {
  memory: [studio, companion],
  nursing: [companion, studio],
  assisted: [studio, oneBed],
  vacant: [studio, oneBed],
  cottages: [twoBed, companion],
};

/** Draws a rug in the largest room, beneath the furniture. */
function rug(rooms: readonly Room[], chance: SeededRandom): string {
  const [largest] = rooms.toSorted((a, b) => b.at[2] * b.at[3] - a.at[2] * a.at[3]);
  const [x, y, w] = largest?.at ?? [0, 0, 0];
  const [wide, high] = [chance.between(150, 200), chance.between(110, 150)];
  const at = box(
    x + Math.round(w * 0.3) + chance.between(-20, 60),
    y + chance.between(150, 190),
    wide,
    high,
  );
  const fill = chance.pick(['#d9c3a0', '#c9d3bb', '#d8b9a5', '#c4d0d0']);
  return `<path d="${at}" fill="${fill}" stroke="${PAPER}" stroke-width="6"/>`;
}

/** Returns what a unit's plan draws and its model builds. */
export function layOutUnit(kind: string, chance: SeededRandom) {
  const cloth = chance.pick(['#c9d3bb', '#e3c9b4', '#c7d6d6', '#ecdcb4', '#d8cfc4']);
  const second = chance.pick(['#e3c9b4', '#c7d6d6', '#d9dfc9', '#e6d6c9']);
  const make = chance.pick(UNITS[kind] ?? [oneBed, twoBed]);
  const unit = make([cloth, second], chance);
  return { ...unit, carpet: rug(unit.rooms, chance), isMirrored: chance.roll() >= 0.5 };
}

/** Draws a unit's floor plan: walls, doors, windows, and furniture. */
export function unitPlan(kind: string, chance: SeededRandom): string {
  const { rooms, doors, windows, things, carpet, isMirrored } = layOutUnit(kind, chance);
  const xs = rooms.flatMap(({ at: [x, , w] }) => [x, x + w]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const isTerrace = ({ floor }: Room) => floor === 'terrace';
  const walls = rooms
    .filter((room) => !isTerrace(room))
    .map(({ at }) => box(...at))
    .join('');
  const rails = rooms
    .filter(isTerrace)
    .map(({ at }) => box(...at))
    .join('');
  const plan =
    shade(box(left + 14, 164, right - left, 490), 0.08) +
    rooms.map(ground).join('') +
    carpet +
    line(rails, INK, 4) +
    `<path d="${walls}" fill="none" stroke="${INK}" stroke-width="14" stroke-linejoin="miter"/>` +
    doors.map(opening).join('') +
    windows.map(glazing).join('') +
    things;
  const mirrorMatrix = isMirrored ? '-1 0 0 1 1200' : '1 0 0 1 0';
  const turn = `<g transform="matrix(${mirrorMatrix} ${chance.between(-22, 14)})">${plan}</g>`;
  const ruler = `M${left} 706h${right - left}M${left} 694v24M${right} 694v24M${left - 8} 714l16-16M${right - 8} 714l16-16`;
  return (
    rect(0, 0, 1200, 800, PAPER) +
    grid() +
    turn +
    line(ruler, THIN, 2) +
    scaleBar(80, 742, 44) +
    north(1152, 104)
  );
}
