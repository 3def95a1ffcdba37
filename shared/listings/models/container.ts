import { DAMAGED, ModelError, requireModel } from './modelError.ts';

/** Available in every runtime, but missing from this folder's types. */
declare const TextDecoder: new (
  encoding: string,
  options: { readonly fatal: boolean },
) => { readonly decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array<ArrayBuffer> };

export const MODEL_TYPE = 'model/gltf-binary';
/** As in the bucket `listing-models`. */
export const MAX_MODEL_BYTES = 20_971_520;
const MAX_DOCUMENT_BYTES = 2_097_152;

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER = 12;
const CHUNK_HEADER = 8;

export interface ModelContainer {
  readonly document: unknown;
  readonly binary: Uint8Array<ArrayBuffer>;
}

/** Splits a GLB file into its document and its binary chunk. */
export function readContainer(bytes: Uint8Array<ArrayBuffer>): ModelContainer {
  requireModel(bytes.length <= MAX_MODEL_BYTES, 'A model can have up to 20 MB.');
  requireModel(bytes.length >= HEADER + CHUNK_HEADER, 'This file is not a GLB model.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => view.getUint32(at, true);
  requireModel(word(0) === MAGIC, 'This file is not a GLB model.');
  requireModel(
    word(4) === VERSION,
    'This model uses an old version. Export it as glTF 2.0 binary.',
  );
  requireModel(word(8) === bytes.length, DAMAGED);
  const documentEnd = HEADER + CHUNK_HEADER + word(HEADER);
  requireModel(word(HEADER + 4) === JSON_CHUNK, DAMAGED);
  requireModel(documentEnd <= bytes.length && documentEnd % 4 === 0, DAMAGED);
  requireModel(
    word(HEADER) <= MAX_DOCUMENT_BYTES,
    'This model has too many parts. Join parts or remove small ones, then export it again.',
  );
  const document = parse(bytes.subarray(HEADER + CHUNK_HEADER, documentEnd));
  if (documentEnd === bytes.length) return { document, binary: new Uint8Array() };
  requireModel(documentEnd + CHUNK_HEADER <= bytes.length, DAMAGED);
  requireModel(word(documentEnd + 4) === BINARY_CHUNK, DAMAGED);
  requireModel(documentEnd + CHUNK_HEADER + word(documentEnd) === bytes.length, DAMAGED);
  return { document, binary: bytes.subarray(documentEnd + CHUNK_HEADER) };
}

function parse(text: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    throw new ModelError(DAMAGED);
  }
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Writes a GLB file with a document and a binary chunk. */
export function writeContainer(document: object, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(document));
  const documentSize = padded(text.length);
  const binarySize = padded(binary.length);
  const size =
    HEADER + CHUNK_HEADER + documentSize + (binarySize === 0 ? 0 : CHUNK_HEADER + binarySize);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const binaryAt = HEADER + CHUNK_HEADER + documentSize;
  for (const [at, value] of [
    [0, MAGIC],
    [4, VERSION],
    [8, size],
    [12, documentSize],
    [16, JSON_CHUNK],
    ...(binarySize === 0
      ? []
      : [
          [binaryAt, binarySize],
          [binaryAt + 4, BINARY_CHUNK],
        ]),
  ] as const) {
    view.setUint32(at, value, true);
  }
  bytes.fill(0x20, HEADER + CHUNK_HEADER, binaryAt);
  bytes.set(text, HEADER + CHUNK_HEADER);
  if (binarySize > 0) bytes.set(binary, binaryAt + CHUNK_HEADER);
  return bytes;
}
