import { describe, expect, it } from 'vitest';
import { buildModel } from './buildModel.ts';
import { cleanModel, findModelProblem } from './cleanModel.ts';
import { MAX_MODEL_BYTES, readContainer, writeContainer } from './container.ts';

const box = { at: [0, 0, 0], size: [4, 3, 5], color: 0 } as const;
const model = cleanModel(buildModel([box], [[1, 1, 1, 1]]));

const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** A document as tests change it. */
// biome-ignore lint/suspicious/noExplicitAny: tests break the document in every way.
type Loose = any;

function changed(change: (document: Loose) => void, bytes = model): Uint8Array<ArrayBuffer> {
  const { document, binary } = readContainer(bytes);
  const copy = JSON.parse(JSON.stringify(document));
  change(copy);
  return writeContainer(copy as object, binary);
}
const textOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const problemOf = (change: (document: Loose) => void) => findModelProblem(changed(change));

const hexOf = (text: string) =>
  [...text].map((char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');
/** A chunk of a PNG; its checksum isn't read. */
const chunk = (name: string, content: string) =>
  `${(content.length / 2).toString(16).padStart(8, '0') + hexOf(name) + content}00000000`;
const pngOf = (size: string, note = '') =>
  `89504e470d0a1a0a${chunk('IHDR', `${size}0806000000`)}${note}${chunk('IDAT', '00'.repeat(8))}${chunk('IEND', '')}`;
const ONE_BY_ONE = '0000000100000001';
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function withPicture(picture: Uint8Array, mimeType = 'image/png'): Uint8Array<ArrayBuffer> {
  const { document, binary } = readContainer(model);
  const copy: Loose = JSON.parse(JSON.stringify(document));
  copy.bufferViews.push({ buffer: 0, byteOffset: binary.length, byteLength: picture.length });
  copy.images = [{ bufferView: copy.bufferViews.length - 1, mimeType }];
  copy.textures = [{ source: 0 }];
  copy.materials[0].pbrMetallicRoughness.baseColorTexture = { index: 0 };
  return writeContainer(copy, Uint8Array.from([...binary, ...picture]));
}

describe('cleanModel', () => {
  it('returns a clean model unchanged', () => {
    expect(cleanModel(model)).toEqual(model);
    expect(findModelProblem(model)).toBeNull();
  });

  it('removes names, authors, notes of programs, and unused data', () => {
    const dirty = changed((document) => {
      document.asset.copyright = 'Jane Doe';
      document.asset.generator = 'Jane Doe Viewer';
      document.asset.extras = { author: 'Jane Doe' };
      document.nodes[0].name = "Jane Doe's room";
      document.nodes[0].extras = { note: 'Jane Doe' };
      document.cameras = [{ type: 'perspective', name: 'Jane Doe' }];
      document.extensionsUsed = ['KHR_xmp_json_ld'];
      document.extensions = { KHR_xmp_json_ld: { packets: [{ 'dc:creator': 'Jane Doe' }] } };
      document.meshes[0].primitives[0].extras = 'Jane Doe';
    });
    expect(textOf(dirty)).toContain('Jane Doe');
    expect(findModelProblem(dirty)).toMatch(/names, notes/);
    expect(cleanModel(dirty)).toEqual(model);
  });

  it('drops bytes that no part of the model uses', () => {
    const { document, binary } = readContainer(model);
    const hidden = bytesOf('Jane Doe, 4 Elm Street..');
    const dirty = writeContainer(document as object, Uint8Array.from([...binary, ...hidden]));
    expect(textOf(cleanModel(dirty))).not.toContain('Jane');
  });

  it.each([
    ['png', pngOf(ONE_BY_ONE, chunk('tEXt', hexOf('Author Jane Doe'))), 'image/png'],
    [
      'jpeg',
      'ffd8ffe1000c4a616e6520446f650000ffc0000b080001000101011100ffda0008010100003f00d2d2d2d2d2d2d2d2d2ffd94a616e65',
      'image/jpeg',
    ],
  ])('removes author data from a %s picture', (_name, hex, type) => {
    const dirty = withPicture(fromHex(hex), type);
    expect(textOf(dirty)).toContain('Jane');
    const clean = cleanModel(dirty);
    expect(textOf(clean)).not.toContain('Jane');
    expect(findModelProblem(clean)).toBeNull();
  });
});

describe('findModelProblem', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
    ['an empty file', new Uint8Array(), /not a GLB/],
    ['a page', bytesOf('<!doctype html><title>x</title>'), /not a GLB/],
    ['a file over the limit', new Uint8Array(MAX_MODEL_BYTES + 1), /up to 20 MB/],
    ['a cut file', model.slice(0, -4), /damaged/],
    ['a file with more after its end', Uint8Array.from([...model, 0, 0, 0, 0]), /damaged/],
    ['glTF 1.0', model.with(4, 1) as Uint8Array<ArrayBuffer>, /glTF 2\.0/],
    [
      'a document without end',
      model.with(12, 0xfc).with(15, 0xff) as Uint8Array<ArrayBuffer>,
      /damaged/,
    ],
    ['a document of brackets', deep(), /damaged/],
  ])('rejects %s', (_name, bytes, reason) => {
    expect(findModelProblem(bytes)).toMatch(reason);
  });

  it.each<[string, (document: Loose) => void, RegExp]>([
    [
      'a picture from the web',
      (d) => (d.images = [{ uri: 'https://x.example/a.png' }]),
      /other files/,
    ],
    ['a buffer from the web', (d) => (d.buffers[0].uri = 'data:,x'), /other files/],
    ['a decoder', (d) => (d.extensionsRequired = ['KHR_draco_mesh_compression']), /KHR_draco/],
    ['markup as an extension', (d) => (d.extensionsRequired = ['<b>x</b>']), /unknown extension/],
    ['5,001 objects', (d) => (d.nodes = Array.from({ length: 5001 }, () => ({}))), /5,000 objects/],
    [
      '2,001 meshes',
      (d) => (d.meshes = Array.from({ length: 2001 }, () => d.meshes[0])),
      /2,000 meshes/,
    ],
    ['33 pictures', (d) => (d.images = Array.from({ length: 33 }, () => ({}))), /32 pictures/],
    ['65 textures', (d) => (d.textures = Array.from({ length: 65 }, () => ({}))), /64 textures/],
    ['an object inside itself', (d) => (d.nodes[0].children = [0]), /damaged/],
    ['one object in two places', (d) => (d.scenes[0].nodes = [0, 0]), /damaged/],
    ['no objects', (d) => (d.scenes[0].nodes = []), /empty/],
    ['a mesh that is missing', (d) => (d.nodes[0].mesh = 7), /damaged/],
    ['data outside the file', (d) => (d.bufferViews[0].byteLength = 1e6), /damaged/],
    ['more numbers than data', (d) => (d.accessors[0].count = 1000), /damaged/],
    ['a negative offset', (d) => (d.bufferViews[0].byteOffset = -4), /damaged/],
    ['a vertex that is missing', (d) => (d.accessors[0].count = 4), /damaged/],
    ['a matrix without numbers', (d) => (d.nodes[0].matrix = Array(16).fill('x')), /damaged/],
    ['a size of 1e300', (d) => (d.nodes[0].scale = [1e300, 1, 1]), /damaged/],
    ['sparse data', (d) => (d.accessors[0].sparse = {}), /sparse/],
    ['a document that is a list', (d) => (d.nodes = 'x'), /damaged/],
  ])('rejects %s', (_name, change, reason) => {
    expect(problemOf(change)).toMatch(reason);
  });

  it('rejects a model that draws its parts too often', () => {
    const copies = Array.from({ length: 5000 }, () => ({ mesh: 0 }));
    const many = buildModel(
      Array.from({ length: 60 }, () => box),
      [[1, 1, 1, 1]],
    );
    const bytes = changed((document) => {
      document.nodes = copies;
      document.scenes[0].nodes = copies.map((_, index) => index);
    }, many);
    expect(findModelProblem(bytes)).toMatch(/3 million vertices/);
  });

  it('rejects a picture of 30,000 pixels before decoding it', () => {
    const huge = fromHex(pngOf('0000753000007530'));
    expect(findModelProblem(withPicture(huge))).toMatch(/4,096 pixels/);
  });

  it('rejects a position that is not a number', () => {
    const { document, binary } = readContainer(model);
    const broken = binary.slice();
    new DataView(broken.buffer).setFloat32(0, Number.NaN, true);
    expect(findModelProblem(writeContainer(document as object, broken))).toMatch(/damaged/);
  });
});

function deep(): Uint8Array<ArrayBuffer> {
  const bytes = writeContainer({ x: 'x'.repeat(1_000_000) }, new Uint8Array());
  bytes.fill(0x5b, 20);
  return bytes;
}
