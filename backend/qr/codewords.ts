import { errorCorrection } from './reed-solomon.ts';
import type { Version } from './versions.ts';

/** Mode, count, text, terminator and filling: the data of a code, as bytes. */
export function dataBytesOf(text: Uint8Array, version: Version): number[] {
  const bits: number[] = [];
  const append = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  append(0b0100, 4);
  append(text.length, version.number < 10 ? 8 : 16);
  for (const byte of text) append(byte, 8);
  append(0, Math.min(4, version.dataBytes * 8 - bits.length));
  append(0, (8 - (bits.length % 8)) % 8);
  const bytes: number[] = [];
  for (let i = 0; i < bits.length; i += 8) {
    bytes.push(bits.slice(i, i + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  }
  for (let filling = 0xec; bytes.length < version.dataBytes; filling ^= 0xec ^ 0x11) {
    bytes.push(filling);
  }
  return bytes;
}

/** Splits the data into blocks, corrects each and interleaves them, so that a stain hits all a little. */
export function codewordsOf(data: readonly number[], version: Version): number[] {
  const { blocks, correctionBytesPerBlock } = version;
  const short = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  const parts: number[][] = [];
  for (let start = 0; parts.length < blocks; ) {
    const length = short + (parts.length < shortBlocks ? 0 : 1);
    parts.push(data.slice(start, start + length));
    start += length;
  }
  const corrections = parts.map((part) => errorCorrection(part, correctionBytesPerBlock));
  return [...interleave(parts), ...interleave(corrections)];
}

function interleave(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, i) =>
    parts.flatMap((part) => (i < part.length ? [part[i] ?? 0] : [])),
  ).flat();
}
