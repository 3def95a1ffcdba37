/** Longest side of the converted picture: sharp in print at the size of a portrait. */
const LONGEST_SIDE = 1024;
/** Larger pictures are refused before they are decoded, because a small file can hold a huge one. */
const MOST_PIXELS = 40_000_000;
const QUALITY = 85;

/** Converts a WebP image into a JPEG, which a PDF can hold; null if it can't be read or the runtime has no canvas. */
export async function convertWebp(
  bytes: Uint8Array,
  loadCanvas = () => import('@napi-rs/canvas'),
): Promise<Uint8Array | null> {
  const size = readWebpSize(bytes);
  if (size === null || size.width * size.height > MOST_PIXELS) return null;
  try {
    const { createCanvas, loadImage } = await loadCanvas();
    const picture = await loadImage(bytes);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    // JPEG has no transparency; without a background, it would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    return new Uint8Array(canvas.toBuffer('image/jpeg', QUALITY));
  } catch {
    return null;
  }
}

/** Reads the size from the first chunk: `VP8X` (extended), `VP8L` (lossless), or `VP8 ` (lossy). */
function readWebpSize(
  bytes: Uint8Array,
): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 30) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const textAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (textAt(0) !== 'RIFF' || textAt(8) !== 'WEBP') return null;
  switch (textAt(12)) {
    case 'VP8X': {
      const at24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
      return { width: at24(24), height: at24(27) };
    }
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return null;
  }
}
