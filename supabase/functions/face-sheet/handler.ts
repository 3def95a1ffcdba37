import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { type FaceSheet, renderFaceSheet } from '../_shared/documents/face-sheet.ts';
import type { PdfImage } from '../_shared/documents/pdf-sheet.ts';
import { readPng } from '../_shared/documents/png.ts';
import { convertWebp } from '../_shared/documents/webp.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { readAtMost } from '../_shared/read-at-most.ts';

const BUCKET = 'resident-files';
const TIMEOUT_MS = 10_000;
const MAX_PHOTO_BYTES = 4_000_000;
const IS_PATH = /^[0-9a-f-]{36}(\/[0-9a-f-]{36}){2}$/;
const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Face sheet and hospital transfer packet of a resident as a PDF: `POST {id}` with the caller's token. The database
 * returns only what the caller can read, and logs the access.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const id = (await readJsonBody(request))?.id;
  if (typeof id !== 'string' || !IS_ID.test(id)) {
    return jsonResponse(400, { error: "Send a resident's ID." });
  }
  try {
    const response = await callDatabase(env, 'get_face_sheet', { p_resident_id: id }, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      if (code === 'HXMRT')
        return jsonResponse(429, { error: 'Too many requests. Try again later.', code });
      if (response.status === 401 || response.status === 403)
        return jsonResponse(response.status, { error: 'Resident not found.', code });
      throw new Error(`get_face_sheet returned status ${response.status}`);
    }
    const sheet = (await response.json()) as FaceSheet;
    const photo = await readPhoto(sheet.photo_path, token, env).catch(() => null);
    const bytes = await renderFaceSheet(sheet, photo);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="face-sheet.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};

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
