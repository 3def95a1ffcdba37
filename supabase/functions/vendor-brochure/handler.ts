import * as s from '../../../shared/shape.ts';
import { assertShape } from '../_shared/call-database.ts';
import type { PdfImage } from '../_shared/documents/pdf-sheet.ts';
import { readPicture } from '../_shared/documents/read-picture.ts';
import { callRpc } from '../_shared/documents/rpc.ts';
import { pdfResponse } from '../_shared/documents/serve-pdf.ts';
import { type Brochure, isBrochure, renderBrochure } from '../_shared/documents/vendor-brochure.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const MOST_PICTURES = 4;
const MOST_BYTES = 6_300_000;
const TIMEOUT_MS = 10_000;

const isBrochureOrNone = s.orNull(isBrochure);

/**
 * A vendor's public profile as a PDF: `POST {id}` with the caller's token. It contains only what the caller sees on the
 * profile; photos are those whose client allows them, read with the caller's token.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { id } = (await readJsonBody(request)) ?? {};
  if (!isId(id)) {
    return jsonResponse(400, { error: "Send a vendor's ID." });
  }
  try {
    const answer = await callRpc(env, 'vendor_brochure', { vendor_id: id }, token);
    const brochure = assertShape(answer, isBrochureOrNone, 'vendor_brochure');
    if (brochure === null) {
      return jsonResponse(404, { error: 'Vendor not found.', code: 'HXVND' });
    }
    const address = `${env.secrets?.HAVEN_PUBLIC_URL ?? ''}/vendor/${id}`;
    const bytes = await renderBrochure(brochure, address, await picturesOf(brochure, token, env));
    return pdfResponse(bytes, 'brochure');
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};

/** Returns the first photos that a PDF can hold: JPEG as is, PNG as pixels. Others are left out. */
async function picturesOf(
  { portfolio }: Brochure,
  token: string,
  env: FunctionEnv,
): Promise<PdfImage[]> {
  const found: PdfImage[] = [];
  for (const { path } of portfolio.flatMap(({ photos }) => photos)) {
    if (found.length === MOST_PICTURES) break;
    const picture = await pictureAt(path, token, env).catch(() => null);
    if (picture !== null) found.push(picture);
  }
  return found;
}

async function pictureAt(path: string, token: string, env: FunctionEnv): Promise<PdfImage | null> {
  const response = await (env.fetch ?? fetch)(
    `${env.SUPABASE_URL}/storage/v1/object/authenticated/vendor-photos/${path}`,
    {
      headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY, Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  return await readPicture(response, MOST_BYTES);
}
