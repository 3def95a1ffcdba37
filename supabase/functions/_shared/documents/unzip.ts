import { crc32, inflateRawSync } from 'node:zlib';

/** For tests: reads a zip through its central directory; rejects wrong checksums and lengths. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let count = bytes.readUInt16LE(end + 10);
  let place = bytes.readUInt32LE(end + 16);
  if (count === 0xffff || place === 0xffff_ffff) {
    const large = Number(bytes.readBigUInt64LE(end - 20 + 8));
    count = Number(bytes.readBigUInt64LE(large + 32));
    place = Number(bytes.readBigUInt64LE(large + 48));
  }
  const found = new Map<string, Buffer>();
  for (let i = 0; i < count; i += 1) {
    if (bytes.readUInt32LE(place) !== 0x0201_4b50)
      throw new Error('The central directory is damaged.');
    const method = bytes.readUInt16LE(place + 10);
    const crc = bytes.readUInt32LE(place + 16);
    const packed = bytes.readUInt32LE(place + 20);
    const nameLength = bytes.readUInt16LE(place + 28);
    const extra = bytes.readUInt16LE(place + 30);
    const name = bytes.toString('utf8', place + 46, place + 46 + nameLength);
    let start = bytes.readUInt32LE(place + 42);
    if (start === 0xffff_ffff) start = Number(bytes.readBigUInt64LE(place + 46 + nameLength + 4));
    if (bytes.readUInt32LE(start) !== 0x0403_4b50) throw new Error(`${name} has no local header.`);
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const part = bytes.subarray(from, from + packed);
    const content = method === 8 ? inflateRawSync(part) : part;
    if (crc32(content) !== crc) throw new Error(`${name} is damaged.`);
    if (found.has(name)) throw new Error(`${name} appears twice.`);
    found.set(name, content);
    place += 46 + nameLength + extra;
  }
  return found;
}
