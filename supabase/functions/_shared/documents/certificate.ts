import { encode } from 'uqr';
import { formatUtcDay } from '../../../../shared/format/date.ts';
import { createPdfSheet } from './pdf-sheet.ts';
import type { RgbImage } from './png.ts';

/** The response of `get_my_certificate`. */
export interface Certificate {
  readonly id: string;
  readonly holder: string;
  readonly course: string;
  readonly version: number;
  readonly minutes: number;
  readonly issued_at: string;
  readonly expires_at: string | null;
}

/** Pixels of a square of the QR code. */
const SCALE = 4;

/** Margin a scanner needs around a code, in squares. */
const QUIET = 4;

/** Returns the QR code of a text as pixels. */
export function renderQrImage(text: string): RgbImage {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: QUIET });
  const width = size * SCALE;
  const rgb = new Uint8Array(width * width * 3).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] === true;
      if (isDark) rgb.fill(0, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { width, height: width, rgb };
}

/** Renders a certificate with a QR code of the page that checks it. */
export async function renderCertificate(
  certificate: Certificate,
  checkUrl: string,
  at = new Date(),
): Promise<Uint8Array> {
  const {
    id,
    holder,
    course,
    version,
    minutes,
    issued_at: issued,
    expires_at: expires,
  } = certificate;
  const sheet = await createPdfSheet(`Certificate of completion: ${course}`, at, { isWide: true });
  sheet.title('Certificate of completion', 'Haven Exchange');
  sheet.heading(holder);
  sheet.paragraph(`has completed the course “${course}” and passed its quiz.`);
  sheet.facts([
    ['Course version', String(version)],
    ['Length', `${minutes} minutes`],
    ['Issued', formatUtcDay(new Date(issued))],
    ['Expires', expires === null ? 'Does not expire' : formatUtcDay(new Date(expires))],
  ]);
  sheet.heading('Check this certificate');
  sheet.paragraph(`Scan the code or open ${checkUrl}`);
  await sheet.pictures([renderQrImage(checkUrl)]);
  return await sheet.finish(`Certificate ${id}`);
}
