import { writeContainer } from './container.ts';

export interface ModelBox {
  /** Lowest corner in meters: right, up, and toward the viewer. */
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, height: number, depth: number];
  /** Index of its color. */
  readonly color: number;
}

export type ModelColor = readonly [red: number, green: number, blue: number, alpha: number];

/** The six sides of a box: a normal, and two edges that turn counterclockwise around it. */
const SIDES = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
].flatMap(([normal = 0, one = 0, other = 0]) => [
  { normal, sign: 1, edges: [one, other] as const },
  { normal, sign: -1, edges: [other, one] as const },
]);

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function meshOf(boxes: readonly ModelBox[]) {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const { at, size } of boxes) {
    for (const { normal, sign, edges } of SIDES) {
      const first = positions.length / 3;
      for (const corner of CORNERS) {
        const place = [...at];
        if (sign > 0) place[normal] = (at[normal] ?? 0) + (size[normal] ?? 0);
        for (const [index, axis] of edges.entries()) {
          place[axis] = (at[axis] ?? 0) + (corner[index] ?? 0) * (size[axis] ?? 0);
        }
        positions.push(...place);
        normals.push(...[0, 1, 2].map((axis) => (axis === normal ? sign : 0)));
      }
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  }
  return { positions, normals, indices };
}

const FLOAT = 5126;
const UNSIGNED = 5125;

/** Writes boxes as a GLB model, one mesh per color. */
export function buildModel(
  boxes: readonly ModelBox[],
  colors: readonly ModelColor[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  let size = 0;
  function add(values: Float32Array | Uint32Array, accessor: object): number {
    const bytes = new Uint8Array(values.buffer);
    views.push({ buffer: 0, byteOffset: size, byteLength: bytes.length });
    accessors.push({ bufferView: views.length - 1, ...accessor });
    parts.push(bytes);
    size += bytes.length;
    return accessors.length - 1;
  }
  const meshes = colors.flatMap((_, color) => {
    const own = boxes.filter((box) => box.color === color);
    if (own.length === 0) return [];
    const { positions, normals, indices } = meshOf(own);
    const along = (axis: number) => positions.filter((_value, at) => at % 3 === axis);
    const exact = [0, 1, 2].map((axis) => Float32Array.from(along(axis)));
    const POSITION = add(Float32Array.from(positions), {
      componentType: FLOAT,
      count: positions.length / 3,
      type: 'VEC3',
      min: exact.map((values) => Math.min(...values)),
      max: exact.map((values) => Math.max(...values)),
    });
    const NORMAL = add(Float32Array.from(normals), {
      componentType: FLOAT,
      count: normals.length / 3,
      type: 'VEC3',
    });
    const index = add(Uint32Array.from(indices), {
      componentType: UNSIGNED,
      count: indices.length,
      type: 'SCALAR',
    });
    return [
      { primitives: [{ attributes: { POSITION, NORMAL }, indices: index, material: color }] },
    ];
  });
  const binary = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    binary.set(part, at);
    at += part.length;
  }
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: meshes.map((_, mesh) => mesh) }],
    nodes: meshes.map((_, mesh) => ({ mesh })),
    materials: colors.map((color) => ({
      pbrMetallicRoughness: { baseColorFactor: color, metallicFactor: 0, roughnessFactor: 1 },
      ...(color[3] < 1 && { alphaMode: 'BLEND' }),
    })),
    meshes,
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: size }],
  };
  return writeContainer(document, binary);
}
