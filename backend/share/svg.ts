import type { Canvas, Color, Paint } from './canvas.ts';
import { paint } from './canvas.ts';
import { ellipse, linesOf, type Outline, outlineStroke } from './outlines.ts';

/** Maps SVG units to pixels. */
export interface PixelTransform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** SVG attributes that are read. */
type Attributes = Readonly<
  Partial<
    Record<
      | 'id'
      | 'd'
      | 'x'
      | 'y'
      | 'width'
      | 'height'
      | 'cx'
      | 'cy'
      | 'r'
      | 'rx'
      | 'ry'
      | 'fill'
      | 'stroke'
      | 'stroke-width'
      | 'stroke-linecap'
      | 'opacity'
      | 'href'
      | 'transform',
      string
    >
  >
>;

interface Shape {
  readonly outlines: readonly Outline[];
  readonly fill: string;
  readonly opacity: number;
}

const parseHexColor = (hex: string): Color => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = (full.match(/[0-9a-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue];
};

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

const numberOf = (attributes: Attributes, name: keyof Attributes, otherwise = 0): number =>
  Number(attributes[name] ?? otherwise);

function outlinesOf(tag: string, attributes: Attributes): Outline[] {
  const number = (name: keyof Attributes) => numberOf(attributes, name);
  if (tag === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
    return [
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
    ];
  }
  if (tag === 'circle') return [ellipse(number('cx'), number('cy'), number('r'), number('r'))];
  if (tag === 'ellipse') return [ellipse(number('cx'), number('cy'), number('rx'), number('ry'))];
  const lines = linesOf(attributes.d ?? '');
  if (attributes.stroke === undefined) return lines;
  const isRound = attributes['stroke-linecap'] === 'round';
  return lines.flatMap((line) =>
    outlineStroke(line, numberOf(attributes, 'stroke-width', 1), isRound),
  );
}

const moved = (shape: Shape, { scale, x, y }: PixelTransform): Shape => ({
  ...shape,
  outlines: shape.outlines.map((outline) =>
    outline.map(([px, py]) => [px * scale + x, py * scale + y] as const),
  ),
});

function placeOf(attributes: Attributes): PixelTransform {
  const [, x, y] = /translate\((\S+) ([^)]+)\)/.exec(attributes.transform ?? '') ?? [];
  const [, scale = '1'] = /scale\(([^)]+)\)/.exec(attributes.transform ?? '') ?? [];
  return {
    x: Number(x ?? attributes.x ?? 0),
    y: Number(y ?? attributes.y ?? 0),
    scale: Number(scale),
  };
}

/** Returns the shapes of a façade: shapes, named groups and their uses, and translucent groups. */
function shapesOf(svg: string): Shape[] {
  const named = new Map<string, Shape[]>();
  const shapes: Shape[] = [];
  const groups: Attributes[] = [];
  for (const [, isEnd, tag = '', text = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    if (tag === 'g') {
      if (isEnd) groups.pop();
      else groups.push(attributesOf(text));
    } else if (/^(path|rect|circle|ellipse|use)$/.test(tag)) {
      const attributes = attributesOf(text);
      const group = groups.at(-1) ?? {};
      const found =
        tag === 'use'
          ? (named.get((attributes.href ?? '').slice(1)) ?? [])
          : [
              {
                outlines: outlinesOf(tag, attributes),
                fill: attributes.stroke ?? attributes.fill ?? '#000',
                opacity: numberOf(attributes, 'opacity', 1) * numberOf(group, 'opacity', 1),
              },
            ];
      const placed =
        tag === 'use' ? found.map((shape) => moved(shape, placeOf(attributes))) : found;
      const name = group.id;
      if (name === undefined) shapes.push(...placed);
      else named.set(name, [...(named.get(name) ?? []), ...placed]);
    }
  }
  return shapes;
}

/** Returns the sky of a façade, its only gradient, from top to bottom. */
function skyOf(svg: string, height: number, { scale, y: offset }: PixelTransform): Paint {
  const [top, horizon] = [...svg.matchAll(/stop-color="([^"]+)"/g)].map(([, hex = '']) =>
    parseHexColor(hex),
  );
  if (top === undefined || horizon === undefined)
    throw new Error('The drawing has no sky gradient.');
  const end = Number(/offset="([^"]+)"/.exec(svg)?.[1] ?? 1) * height;
  return (y) => {
    const share = Math.min(1, Math.max(0, (y - offset) / scale / end));
    return [0, 1, 2].map((channel) => {
      const from = top[channel] ?? 0;
      return from + ((horizon[channel] ?? 0) - from) * share;
    }) as unknown as Color;
  };
}

/** Paints a drawing from `shared/facades`. */
export function paintSvg(canvas: Canvas, svg: string, place: PixelTransform): void {
  const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]);
  for (const shape of shapesOf(svg)) {
    const { outlines, fill, opacity } = moved(shape, place);
    paint(
      canvas,
      outlines,
      fill.startsWith('url') ? skyOf(svg, height, place) : parseHexColor(fill),
      opacity,
    );
  }
}
