import { type FaceSheet, renderFaceSheet } from '../_shared/documents/face-sheet.ts';
import type { PdfImage } from '../_shared/documents/pdf-sheet.ts';
import { readPng } from '../_shared/documents/png.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { convertWebp } from '../_shared/documents/webp.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { isId } from '../_shared/request.ts';

const BUCKET = 'resident-files';
const TIMEOUT_MS = 10_000;
const MAX_PHOTO_BYTES = 4_000_000;
const IS_PATH = /^[0-9a-f-]{36}(\/[0-9a-f-]{36}){2}$/;

/**
 * Face sheet and hospital transfer packet of a resident as a PDF: `POST {id}` with the caller's token. The database
 * returns only what the caller can read, and logs the access.
 */
export const handle = servePdf<FaceSheet>({
  call: 'get_face_sheet',
  toArguments: ({ id }) => (isId(id) ? { p_resident_id: id } : null),
  expected: "Send a resident's ID.",
  notFound: 'Resident not found.',
  refusals: { HXMRT: [429, 'Too many requests. Try again later.'] },
  fileName: 'face-sheet',
  render: async (sheet, { token, env }) =>
    await renderFaceSheet(sheet, await readPhoto(sheet.photo_path, token, env).catch(() => null)),
});

/** How a photo of each accepted format gets into a PDF, which holds JPEGs and pixels only. */
const CONVERTERS: Readonly<Record<string, (bytes: Uint8Array) => Promise<PdfImage | null>>> = {
  'image/jpeg': async (bytes) => bytes,
  'image/png': readPng,
  'image/webp': (bytes) => convertWebp(bytes),
};

/** Reads the photo with the caller's rights; null without one. Broken photos and other formats are left out. */
async function readPhoto(
  path: string | null | undefined,
  token: string,
  env: FunctionEnv,
): Promise<PdfImage | null> {
  if (path == null || !IS_PATH.test(path)) return null;
  const response = await (env.fetch ?? fetch)(
    `${env.SUPABASE_URL}/storage/v1/object/authenticated/${BUCKET}/${path}`,
    {
      headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY, Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  const convert = CONVERTERS[response.headers.get('content-type') ?? ''];
  if (!response.ok || convert === undefined) {
    await response.body?.cancel();
    return null;
  }
  const bytes = await readAtMost(response, MAX_PHOTO_BYTES);
  return bytes === null ? null : await convert(bytes);
}
