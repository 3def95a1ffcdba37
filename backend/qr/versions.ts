/** One size of QR code at error correction level M, which survives 15 % of damage. */
export interface Version {
  number: number;
  /** Squares along one side. */
  size: number;
  dataBytes: number;
  blocks: number;
  correctionBytesPerBlock: number;
  /** Where the small alignment squares stand, in both directions. */
  alignment: readonly number[];
}

/** ISO/IEC 18004, level M: correction bytes per block, then blocks, for versions 1 to 20. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** How many bytes fit into a version, data and correction together. */
function capacity(number: number): number {
  let bits = (16 * number + 128) * number + 64;
  if (number >= 2) {
    const count = Math.floor(number / 7) + 2;
    bits -= (25 * count - 10) * count - 55;
    if (number >= 7) bits -= 36;
  }
  return Math.floor(bits / 8);
}

function alignmentOf(number: number, size: number): number[] {
  if (number === 1) return [];
  const count = Math.floor(number / 7) + 2;
  const step = Math.floor((number * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step);
  return [6, ...rest.reverse()];
}

const VERSIONS: readonly Version[] = BLOCKS.map((blocks, index) => {
  const number = index + 1;
  const size = number * 4 + 17;
  const correctionBytesPerBlock = CORRECTION[index] ?? 0;
  const dataBytes = capacity(number) - blocks * correctionBytesPerBlock;
  const alignment = alignmentOf(number, size);
  return { number, size, dataBytes, blocks, correctionBytesPerBlock, alignment };
});

/** The smallest version that holds so many bytes of text; throws when none does. */
export function versionFor(bytes: number): Version {
  // Four bits say that bytes follow, then comes their count: 8 bits long, 16 from version 10 on.
  const found = VERSIONS.find(
    ({ number, dataBytes }) => dataBytes * 8 >= 4 + (number < 10 ? 8 : 16) + bytes * 8,
  );
  if (!found) throw new Error('The text is too long for a QR code.');
  return found;
}
