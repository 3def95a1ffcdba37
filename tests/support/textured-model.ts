import { deflateSync } from 'node:zlib';
import { buildModel } from '#shared/listings/models/buildModel.ts';
import { readContainer, writeContainer } from '#shared/listings/models/container.ts';

type Color = readonly [red: number, green: number, blue: number];

const chunk = (name: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc(body));
  return Buffer.concat([size, body, checksum]);
};

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A PNG of 2 × 2 pixels in one color, with its author's name as a camera or program writes it. */
function pngOf(color: Color, author: string): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  const row = [0, ...color, ...color];
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Author\0${author}`, 'latin1')),
    chunk('IDAT', deflateSync(Buffer.from([...row, ...row]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GLB model as a program writes it: a box of 4 × 3 × 5 meters with a picture in one color, and its author's name. */
export function texturedModel(color: Color, author: string): Uint8Array<ArrayBuffer> {
  const box = { at: [0, 0, 0], size: [4, 3, 5], color: 0 } as const;
  const { document, binary } = readContainer(buildModel([box], [[1, 1, 1, 1]]));
  const picture = pngOf(color, author);
  const places = Buffer.from(new Float32Array(24 * 2).fill(0.5).buffer);
  const model = JSON.parse(JSON.stringify(document));
  const [part] = model.meshes[0].primitives;
  model.asset = { ...model.asset, generator: 'Sample writer', copyright: author };
  model.nodes[0].name = `${author}'s house`;
  model.bufferViews.push(
    { buffer: 0, byteOffset: binary.length, byteLength: places.length },
    { buffer: 0, byteOffset: binary.length + places.length, byteLength: picture.length },
  );
  part.attributes.TEXCOORD_0 = model.accessors.length;
  const bufferView = model.bufferViews.length;
  model.accessors.push({
    bufferView: bufferView - 2,
    componentType: 5126,
    count: 24,
    type: 'VEC2',
  });
  model.images = [{ bufferView: bufferView - 1, mimeType: 'image/png' }];
  model.samplers = [{ magFilter: 9728, minFilter: 9728 }];
  model.textures = [{ source: 0, sampler: 0 }];
  model.materials[0].pbrMetallicRoughness.baseColorTexture = { index: 0 };
  model.materials[0].extensions = { KHR_materials_unlit: {} };
  model.extensionsUsed = ['KHR_materials_unlit'];
  model.buffers[0].byteLength = binary.length + places.length + picture.length;
  return writeContainer(model, Buffer.concat([binary, places, picture]));
}
