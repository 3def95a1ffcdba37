/** Three by five dots per character, one bit each, row by row. */
const GLYPHS: Readonly<Record<string, number>> = {
  '0': 0b111_101_101_101_111,
  '1': 0b010_110_010_010_111,
  '2': 0b111_001_111_100_111,
  '3': 0b111_001_111_001_111,
  '4': 0b101_101_111_001_001,
  '5': 0b111_100_111_001_111,
  '6': 0b111_100_111_101_111,
  '7': 0b111_001_001_001_001,
  '8': 0b111_101_111_101_111,
  '9': 0b111_101_111_001_111,
  '+': 0b000_010_111_010_000,
};
const GLYPH = { width: 3, height: 5 };

/** `--danger` on white, which is visible on light and dark taskbars. */
const DISC = { red: 0xa1, green: 0x39, blue: 0x2d };

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Blue, green, red and alpha of each dot, with colors premultiplied by alpha. */
  readonly dots: Buffer;
}

/** Draws a disc with a short text, which the Windows taskbar overlays on the app's icon. */
export function drawBadge(text: string, size = 32): Picture {
  const dots = Buffer.alloc(size * size * 4);
  const characters = [...text];
  const step = GLYPH.width + 1;
  // The largest size that fits the disc's inner square.
  const scale = Math.max(1, Math.floor((size * 0.72) / (characters.length * step - 1)));
  const dot = Math.min(scale, Math.floor((size * 0.6) / GLYPH.height));
  const left = Math.round((size - (characters.length * step - 1) * dot) / 2);
  const top = Math.round((size - GLYPH.height * dot) / 2);

  const isInk = (x: number, y: number): boolean => {
    const column = Math.floor((x - left) / dot);
    const row = Math.floor((y - top) / dot);
    if (column < 0 || row < 0 || row >= GLYPH.height || column % step === GLYPH.width) return false;
    const glyph = GLYPHS[characters[Math.floor(column / step)] ?? ''] ?? 0;
    const place = GLYPH.width * GLYPH.height - 1 - (row * GLYPH.width + (column % step));
    return ((glyph >> place) & 1) === 1;
  };

  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2);
      // The rim is one dot wide and half covered so that it looks round.
      const cover = Math.min(1, Math.max(0, size / 2 - distance));
      const { red, green, blue } = isInk(x, y) ? { red: 255, green: 255, blue: 255 } : DISC;
      const channels = [blue, green, red, 255].map((channel) => Math.round(channel * cover));
      dots.set(channels, (y * size + x) * 4);
    }
  }
  return { width: size, height: size, dots };
}
