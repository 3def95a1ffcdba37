import type { ModelAccessor, ModelDocument } from './document.ts';
import { DAMAGED, requireModel } from './modelError.ts';

/** Vertices that a phone draws in a frame. */
const MAX_DRAWN_VERTICES = 3_000_000;
const MAX_DEPTH = 100;

const SIZES = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 } as const;
const PARTS = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const;
const MAX_COORDINATE = 1_000_000;

export interface DataRange {
  readonly start: number;
  readonly length: number;
}

/** Returns where a buffer view is in the binary chunk. */
export function rangeOf(
  document: ModelDocument,
  index: number | undefined,
  binary: Uint8Array,
): DataRange {
  const view = document.bufferViews?.[index ?? -1];
  requireModel(view?.byteLength !== undefined && view.byteLength > 0, DAMAGED);
  const start = view.byteOffset ?? 0;
  requireModel(start + view.byteLength <= binary.length, DAMAGED);
  return { start, length: view.byteLength };
}

/** Checks that a data array is inside its part of the file, and that its numbers can be drawn. */
export function checkAccessor(
  document: ModelDocument,
  one: ModelAccessor | undefined,
  binary: Uint8Array,
  /** For vertex numbers: how many vertices there are. */
  vertices: number | null,
): number {
  requireModel(one !== undefined && (one.count ?? 0) >= 1, DAMAGED);
  const { componentType = 5126, type = 'SCALAR', count = 0, byteOffset = 0 } = one;
  const size = SIZES[componentType];
  const parts = PARTS[type];
  const range = rangeOf(document, one.bufferView, binary);
  const stride = document.bufferViews?.[one.bufferView ?? -1]?.byteStride ?? size * parts;
  requireModel(stride >= size * parts && stride <= 252 && stride % size === 0, DAMAGED);
  requireModel(byteOffset + stride * (count - 1) + size * parts <= range.length, DAMAGED);
  requireModel((range.start + byteOffset) % size === 0, DAMAGED);
  const data = new DataView(binary.buffer, binary.byteOffset + range.start + byteOffset);
  if (componentType === 5126) {
    for (let index = 0; index < count * parts; index += 1) {
      const at = Math.floor(index / parts) * stride + (index % parts) * 4;
      requireModel(Math.abs(data.getFloat32(at, true)) <= MAX_COORDINATE, DAMAGED);
    }
  }
  if (vertices === null) return count;
  requireModel(type === 'SCALAR' && [5121, 5123, 5125].includes(componentType), DAMAGED);
  for (let index = 0; index < count; index += 1) {
    const at = index * stride;
    const vertex =
      size === 1
        ? data.getUint8(at)
        : size === 2
          ? data.getUint16(at, true)
          : data.getUint32(at, true);
    requireModel(vertex < vertices, DAMAGED);
  }
  return count;
}

/** Checks all meshes and returns how many vertices each one draws. */
export function checkMeshes(document: ModelDocument, binary: Uint8Array): readonly number[] {
  const checked = new Map<string, number>();
  const check = (index: number | undefined, vertices: number | null): number => {
    const key = `${index}/${vertices}`;
    const known = checked.get(key);
    if (known !== undefined) return known;
    const count = checkAccessor(document, document.accessors?.[index ?? -1], binary, vertices);
    checked.set(key, count);
    return count;
  };
  return (document.meshes ?? []).map(({ primitives = [] }) =>
    primitives.reduce((drawn, { attributes = {}, indices, material }) => {
      const position = document.accessors?.[attributes.POSITION ?? -1];
      requireModel(position?.type === 'VEC3', DAMAGED);
      requireModel(position.min?.length === 3 && position.max?.length === 3, DAMAGED);
      requireModel(material === undefined || document.materials?.[material] !== undefined, DAMAGED);
      const vertices = check(attributes.POSITION, null);
      for (const index of Object.values(attributes)) {
        requireModel(check(index, null) === vertices, DAMAGED);
      }
      return drawn + (indices === undefined ? vertices : check(indices, vertices));
    }, 0),
  );
}

/** Checks that the objects form a tree, and that a browser can draw all of them. */
export function checkObjects(document: ModelDocument, drawnBy: readonly number[]): void {
  const { nodes = [], scenes = [], scene = 0 } = document;
  const seen = new Set<number>();
  let drawn = 0;
  let level = [...(scenes[scene]?.nodes ?? [])];
  requireModel(level.length > 0, 'This model is empty. Export it with at least one object.');
  for (let depth = 0; level.length > 0; depth += 1) {
    requireModel(depth < MAX_DEPTH, DAMAGED);
    const next: number[] = [];
    for (const index of level) {
      const node = nodes[index];
      requireModel(node !== undefined && !seen.has(index), DAMAGED);
      seen.add(index);
      if (node.mesh !== undefined) {
        const vertices = drawnBy[node.mesh];
        requireModel(vertices !== undefined, DAMAGED);
        drawn += vertices;
      }
      next.push(...(node.children ?? []));
      requireModel(next.length <= nodes.length, DAMAGED);
    }
    level = next;
  }
  requireModel(drawn > 0, 'This model is empty. Export it with at least one object.');
  requireModel(
    drawn <= MAX_DRAWN_VERTICES,
    'This model has more than 3 million vertices. Simplify it, then export it again.',
  );
}
