import { brotliDecompressSync } from 'node:zlib';

/** Reads a buffer sequentially. */
export class ByteReader {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  u8(): number {
    this.at += 1;
    return this.#bytes.readUInt8(this.at - 1);
  }

  i8(): number {
    this.at += 1;
    return this.#bytes.readInt8(this.at - 1);
  }

  u16(): number {
    this.at += 2;
    return this.#bytes.readUInt16BE(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.#bytes.readInt16BE(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.#bytes.readUInt32BE(this.at - 4);
  }

  /** Reads WOFF2's `UIntBase128`: seven bits per byte. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new Error('The font is damaged.');
  }

  /** Reads WOFF2's `255UInt16`: small numbers take one byte. */
  u16Packed(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    if (code === 255) return this.u8() + 253;
    return code;
  }
}

/** WOFF2 tag numbers of the tables that are read here. */
const TAGS: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  10: 'glyf',
  11: 'loca',
  27: 'GPOS',
};
const OWN_TAG = 63;
const HEADER_BYTES = 48;

export interface Table {
  readonly bytes: Buffer;
  /** True if the table uses WOFF2's transformed format. */
  readonly isTransformed: boolean;
}

/** Returns the tables of a WOFF2 font; see https://www.w3.org/TR/WOFF2/. */
export function tablesOf(font: Buffer): Map<string, Table> {
  const directory = new ByteReader(font, HEADER_BYTES);
  const compressed = font.readUInt32BE(20);
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = directory.u8();
    const number = flags & 0x3f;
    const tag = number === OWN_TAG ? `${directory.u32()}` : (TAGS[number] ?? `${number}`);
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    const length = directory.base128();
    return { tag, isTransformed, length: isTransformed ? directory.base128() : length };
  });
  const data = brotliDecompressSync(font.subarray(directory.at, directory.at + compressed));
  let at = 0;
  return new Map(
    entries.map(({ tag, isTransformed, length }) => {
      const bytes = data.subarray(at, at + length);
      at += length;
      return [tag, { bytes, isTransformed }];
    }),
  );
}
