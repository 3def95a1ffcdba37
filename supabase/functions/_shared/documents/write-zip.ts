/** Names are UTF-8; `| 8` says that sizes follow the content. */
const UTF8 = 0x0800;
const SIZES_FOLLOW = 0x0008;
const LARGE = 0xffff_ffff;
const MANY = 0xffff;

interface Entry {
  readonly name: Uint8Array;
  readonly flags: number;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
}

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  return crc;
});

/** CRC of a zip entry, continuing from that of the preceding piece. */
export function computeCrc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRCS[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** Encodes little-endian numbers of two, four or eight bytes in sequence. */
function record(...parts: readonly (readonly [number, 2 | 4 | 8])[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, [, size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const [value, size] of parts) {
    if (size === 2) view.setUint16(place, value, true);
    else if (size === 4) view.setUint32(place, value, true);
    else view.setBigUint64(place, BigInt(value), true);
    place += size;
  }
  return bytes;
}

/** Streams a zip of any length, keeping only its directory in memory. */
export class ZipWriter {
  readonly #at: readonly [number, number];
  readonly #entries: Entry[] = [];
  #place = 0;

  constructor(at: Date) {
    const year = Math.max(0, at.getUTCFullYear() - 1980);
    const seconds = Math.floor(at.getUTCSeconds() / 2);
    this.#at = [
      (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | seconds,
      (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    ];
  }

  /** Writes an uncompressed file from pieces with a known checksum. */
  *stored(name: string, pieces: readonly Uint8Array[], crc: number): Generator<Uint8Array> {
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const entry = this.#begin(name, UTF8, 0, crc, size);
    yield this.#put(this.#head(entry));
    for (const piece of pieces) yield this.#put(piece);
    this.#entries.push(entry);
  }

  /** Compresses a text while streaming it. */
  async *packed(name: string, text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
    const entry = this.#begin(name, UTF8 | SIZES_FOLLOW, 8, 0, 0);
    yield this.#put(this.#head(entry));
    const pack = new CompressionStream('deflate-raw');
    const encoder = new TextEncoder();
    let crc = 0;
    let size = 0;
    let packed = 0;
    const fill = async () => {
      const writer = pack.writable.getWriter();
      try {
        for await (const part of text) {
          const bytes = encoder.encode(part);
          crc = computeCrc32(bytes, crc);
          size += bytes.length;
          await writer.write(bytes);
        }
        await writer.close();
      } catch (error) {
        await writer.abort(error);
        throw error;
      }
    };
    const filled = fill();
    // The read below throws the failure; this avoids an unhandled rejection before that.
    filled.catch(() => undefined);
    const reader = pack.readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      packed += value.length;
      yield this.#put(value);
    }
    await filled;
    if (size > LARGE) throw new Error('A text in the archive is too long.');
    yield this.#put(record([0x0807_4b50, 4], [crc, 4], [packed, 4], [size, 4]));
    this.#entries.push({ ...entry, crc, packed, size });
  }

  /** Writes the central directory. */
  *end(): Generator<Uint8Array> {
    const start = this.#place;
    for (const entry of this.#entries) yield this.#put(this.#listed(entry));
    const size = this.#place - start;
    const count = this.#entries.length;
    if (start >= LARGE || count >= MANY) {
      const large = this.#place;
      yield this.#put(
        record(
          [0x0606_4b50, 4],
          [44, 8],
          [45, 2],
          [45, 2],
          [0, 4],
          [0, 4],
          [count, 8],
          [count, 8],
          [size, 8],
          [start, 8],
        ),
      );
      yield this.#put(record([0x0706_4b50, 4], [0, 4], [large, 8], [1, 4]));
    }
    const few = Math.min(count, MANY);
    yield this.#put(
      record(
        [0x0605_4b50, 4],
        [0, 2],
        [0, 2],
        [few, 2],
        [few, 2],
        [size, 4],
        [Math.min(start, LARGE), 4],
        [0, 2],
      ),
    );
  }

  #put(bytes: Uint8Array): Uint8Array {
    this.#place += bytes.length;
    return bytes;
  }

  #begin(name: string, flags: number, method: 0 | 8, crc: number, size: number): Entry {
    const written = new TextEncoder().encode(name);
    return { name: written, flags, method, crc, packed: size, size, start: this.#place };
  }

  #common({ name, flags, method, crc, packed, size }: Entry): (readonly [number, 2 | 4])[] {
    const [time, day] = this.#at;
    return [
      [flags, 2],
      [method, 2],
      [time, 2],
      [day, 2],
      [crc, 4],
      [packed, 4],
      [size, 4],
      [name.length, 2],
    ];
  }

  #head(entry: Entry): Uint8Array {
    return joined(record([0x0403_4b50, 4], [20, 2], ...this.#common(entry), [0, 2]), entry.name);
  }

  /** Offsets that exceed four bytes go into an extra field. */
  #listed(entry: Entry): Uint8Array {
    const isFar = entry.start >= LARGE;
    const far = isFar ? record([1, 2], [8, 2], [entry.start, 8]) : new Uint8Array();
    return joined(
      record(
        [0x0201_4b50, 4],
        [isFar ? 45 : 20, 2],
        [isFar ? 45 : 20, 2],
        ...this.#common(entry),
        [far.length, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [Math.min(entry.start, LARGE), 4],
      ),
      entry.name,
      far,
    );
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
