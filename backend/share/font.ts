import { glyphsOf } from './glyphs.ts';
import type { Outline } from './outlines.ts';
import { ByteReader, type Table, tablesOf } from './woff2.ts';

export interface Font {
  /** Outlines of a line of text starting at the origin, `size` high, with y down. */
  outlines(text: string, size: number): Outline[];
  widthOf(text: string, size: number): number;
}

/** Reads a font's regular weight; variable weights are not supported. */
export function readFont(file: Buffer): Font {
  const tables = tablesOf(file);
  const bytesOf = (tag: string): Table => {
    const table = tables.get(tag);
    if (table === undefined) throw new Error(`The font has no table ${tag}.`);
    return table;
  };
  const unitsPerEm = bytesOf('head').bytes.readUInt16BE(18);
  const glyphOf = charactersOf(bytesOf('cmap').bytes);
  const widths = widthsOf(bytesOf('hmtx'), bytesOf('hhea').bytes.readUInt16BE(34));
  const shapes = glyphsOf(bytesOf('glyf').bytes);
  const advance = (glyph: number): number => widths[glyph] ?? widths.at(-1) ?? 0;
  const glyphsIn = (text: string) => [...text].map((char) => glyphOf(char.codePointAt(0) ?? 0));
  return {
    outlines(text, size) {
      const scale = size / unitsPerEm;
      let x = 0;
      return glyphsIn(text).flatMap((glyph) => {
        const left = x;
        x += advance(glyph);
        return (shapes[glyph] ?? []).map((outline) =>
          outline.map(([px, py]) => [(left + px) * scale, -py * scale] as const),
        );
      });
    },
    widthOf: (text, size) =>
      (glyphsIn(text).reduce((sum, glyph) => sum + advance(glyph), 0) * size) / unitsPerEm,
  };
}

/** Maps characters to glyphs; missing ones map to the first glyph. */
function charactersOf(cmap: Buffer): (code: number) => number {
  const glyphs = new Map<number, number>();
  const tables = new ByteReader(cmap, 2);
  const count = tables.u16();
  for (let index = 0; index < count; index += 1) {
    tables.at += 4;
    const start = tables.u32();
    if (cmap.readUInt16BE(start) === 4) readSegments(cmap, start, glyphs);
  }
  if (glyphs.size === 0) throw new Error('The font uses an unsupported character map.');
  return (code) => glyphs.get(code) ?? 0;
}

/** Reads a format 4 table: runs of characters, with an offset to their glyphs or a list of them. */
function readSegments(cmap: Buffer, start: number, glyphs: Map<number, number>): void {
  const doubled = cmap.readUInt16BE(start + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = cmap.readUInt16BE(start + 14 + segment);
    const first = cmap.readUInt16BE(start + 16 + doubled + segment);
    const delta = cmap.readUInt16BE(start + 16 + doubled * 2 + segment);
    const listAt = start + 16 + doubled * 3 + segment;
    const offset = cmap.readUInt16BE(listAt);
    for (let code = first; code <= end && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : cmap.readUInt16BE(listAt + offset + (code - first) * 2);
      if (listed !== 0) glyphs.set(code, (listed + delta) % 0x10000);
    }
  }
}

function widthsOf({ bytes, isTransformed }: Table, count: number): number[] {
  const reader = new ByteReader(bytes, isTransformed ? 1 : 0);
  return Array.from({ length: count }, () => {
    const width = reader.u16();
    if (!isTransformed) reader.at += 2;
    return width;
  });
}
