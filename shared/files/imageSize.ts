export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const readTag = (bytes: DataView, at: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => bytes.getUint8(at + index)));

function sizeOfPng(bytes: DataView): ImageSize | null {
  if (bytes.getUint32(0) !== 0x89504e47 || readTag(bytes, 12) !== 'IHDR') return null;
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

/** Segments follow each other, each with its length, up to the one with the dimensions. */
function sizeOfJpeg(bytes: DataView): ImageSize | null {
  if (bytes.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + Math.max(2, bytes.getUint16(at + 2));
  }
  return null;
}

function sizeOfWebp(bytes: DataView): ImageSize | null {
  if (readTag(bytes, 0) !== 'RIFF' || readTag(bytes, 8) !== 'WEBP') return null;
  const three = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536;
  switch (readTag(bytes, 12)) {
    case 'VP8X':
      return { width: three(24) + 1, height: three(27) + 1 };
    case 'VP8L': {
      const bits = bytes.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        width: bytes.getUint16(26, true) & 0x3fff,
        height: bytes.getUint16(28, true) & 0x3fff,
      };
    default:
      return null;
  }
}

/** Reads the dimensions from the header of a JPEG, PNG, or WebP without decoding; null for anything else. */
export function readImageSize(beginning: ArrayBuffer): ImageSize | null {
  const bytes = new DataView(beginning);
  if (bytes.byteLength < 30) return null;
  return sizeOfPng(bytes) ?? sizeOfJpeg(bytes) ?? sizeOfWebp(bytes);
}
