import { readImageSize } from '../../files/imageSize.ts';
import { readContainer, writeContainer } from './container.ts';
import { type ModelDocument, readModelDocument } from './document.ts';
import { checkMeshes, checkObjects, rangeOf } from './geometry.ts';
import { DAMAGED, ModelError, requireModel } from './modelError.ts';
import { removePictureNotes } from './pictureNotes.ts';

const LONGEST_SIDE = 4096;
/** About 250 MB of a graphics card's memory. */
const MAX_PIXELS = 48_000_000;

/**
 * Returns a GLB model with only what draws it: no names, authors, notes of programs, location data of pictures, or unused
 * bytes. A clean model is returned unchanged. Throws a `ModelError` for a file that can't be shown.
 */
export function cleanModel(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { document: given, binary } = readContainer(bytes);
  const document = readModelDocument(given);
  checkObjects(document, checkMeshes(document, binary));
  checkTextures(document);
  const packed = pack(document, binary);
  return writeContainer(packed.document, packed.binary);
}

/** Returns why a file can't be stored as a model of a tour, or null. */
export function findModelProblem(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    const clean = cleanModel(bytes);
    const isClean = clean.length === bytes.length && clean.every((byte, at) => byte === bytes[at]);
    return isClean
      ? null
      : 'This model contains names, notes, or unused data. Upload it in the tour editor.';
  } catch (error) {
    if (error instanceof ModelError) return error.message;
    throw error;
  }
}

function checkTextures({
  textures = [],
  images = [],
  samplers = [],
  materials = [],
}: ModelDocument) {
  for (const { source, sampler } of textures) {
    requireModel(images[source ?? -1] !== undefined, DAMAGED);
    requireModel(sampler === undefined || samplers[sampler] !== undefined, DAMAGED);
  }
  for (const material of materials) {
    for (const use of [
      material.pbrMetallicRoughness?.baseColorTexture,
      material.pbrMetallicRoughness?.metallicRoughnessTexture,
      material.normalTexture,
      material.occlusionTexture,
      material.emissiveTexture,
    ]) {
      requireModel(use === undefined || textures[use.index ?? -1] !== undefined, DAMAGED);
    }
  }
}

/** Collects the parts of a new binary chunk, each at a multiple of four bytes. */
class Binary {
  readonly views: {
    buffer: 0;
    byteOffset: number;
    byteLength: number;
    byteStride?: number;
    target?: number;
  }[] = [];
  readonly #parts: Uint8Array[] = [];
  #size = 0;

  add(
    part: Uint8Array,
    { byteStride, target }: { byteStride?: number; target?: number } = {},
  ): number {
    this.views.push({
      buffer: 0,
      byteOffset: this.#size,
      byteLength: part.length,
      ...(byteStride !== undefined && { byteStride }),
      ...(target !== undefined && { target }),
    });
    this.#parts.push(part);
    this.#size += Math.ceil(part.length / 4) * 4;
    return this.views.length - 1;
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.#size);
    for (const [index, part] of this.#parts.entries()) all.set(part, this.views[index]?.byteOffset);
    return all;
  }
}

/** Writes the used data arrays and pictures one after the other, and renumbers them. */
function pack(document: ModelDocument, binary: Uint8Array) {
  const packed = new Binary();
  const views = new Map<number, number>();
  const move = (index: number): number => {
    const known = views.get(index);
    if (known !== undefined) return known;
    const { start, length } = rangeOf(document, index, binary);
    const moved = packed.add(binary.subarray(start, start + length), document.bufferViews?.[index]);
    views.set(index, moved);
    return moved;
  };
  const accessors: object[] = [];
  const numbers = new Map<number, number>();
  const use = (index: number): number => {
    const known = numbers.get(index);
    if (known !== undefined) return known;
    const one = document.accessors?.[index];
    accessors.push({ ...one, bufferView: move(one?.bufferView ?? -1) });
    numbers.set(index, accessors.length - 1);
    return accessors.length - 1;
  };
  const meshes = document.meshes?.map(({ primitives = [] }) => ({
    primitives: primitives.map(({ attributes = {}, indices, ...rest }) => ({
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, index]) => [name, use(index)]),
      ),
      ...(indices !== undefined && { indices: use(indices) }),
      ...rest,
    })),
  }));
  let pixels = 0;
  const images = document.images?.map(({ bufferView, mimeType }) => {
    const { start, length } = rangeOf(document, bufferView, binary);
    requireModel(mimeType !== undefined, DAMAGED);
    const picture = removePictureNotes(binary.slice(start, start + length), mimeType);
    const size = readImageSize(picture.slice().buffer);
    requireModel(size !== null, DAMAGED);
    pixels += size.width * size.height;
    requireModel(
      Math.max(size.width, size.height) <= LONGEST_SIDE && pixels <= MAX_PIXELS,
      'The pictures of this model are too large. Use at most 4,096 pixels a side and 48 megapixels in total.',
    );
    return { bufferView: packed.add(picture), mimeType };
  });
  const bytes = packed.bytes();
  const {
    accessors: _accessors,
    bufferViews: _views,
    meshes: _meshes,
    images: _images,
    ...rest
  } = document;
  return {
    document: {
      ...rest,
      meshes,
      ...(images !== undefined && { images }),
      accessors,
      bufferViews: packed.views,
      buffers: [{ byteLength: bytes.length }],
    },
    binary: bytes,
  };
}
