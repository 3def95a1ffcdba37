import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { DocumentProcessorBusy } from '../_shared/documents/document-processor.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { getBearerToken } from '../_shared/request.ts';

const MAX_BYTES = 1_000_000;

const typeOf = ([one, two, three, four]: Uint8Array): string | null => {
  if (one === 0xff && two === 0xd8 && three === 0xff) return 'image/jpeg';
  return one === 0x89 && two === 0x50 && three === 0x4e && four === 0x47 ? 'image/png' : null;
};

/**
 * Reads the words of a scanned page with their places. Body: one JPEG or PNG image. Nothing is stored. A server without an
 * OCR program answers 501.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const locate = env.papers?.locate;
  if (locate === undefined) {
    return jsonResponse(501, { code: 'HXDXO', error: 'This server has no OCR program.' });
  }
  const bytes = await readAtMost(request, MAX_BYTES);
  const type = bytes === null ? null : typeOf(bytes);
  if (bytes === null || type === null) {
    return jsonResponse(400, { code: 'HXDXG', error: 'Send one JPEG or PNG image up to 1 MB.' });
  }
  const begun = await callDatabase(env, 'begin_page_recognition', {}, { token });
  if (!begun.ok) return jsonResponse(begun.status, { code: await getErrorCode(begun) });
  await begun.body?.cancel();
  try {
    return jsonResponse(200, { words: await locate(bytes, type) });
  } catch (error) {
    if (error instanceof DocumentProcessorBusy) return jsonResponse(503, { code: 'HXDXB' });
    return jsonResponse(422, { code: 'HXDXG', error: 'The image could not be read.' });
  }
};
