import { COMPARED_COLUMNS, selectColumns } from '../../../shared/listings/columns.ts';
import type { ComparedListing } from '../../../shared/listings/comparison.ts';
import { MAX_COMPARED_LISTINGS } from '../../../shared/listings/listing-figures.ts';
import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { renderComparisonPdf } from '../_shared/documents/comparison.ts';
import { callRpc } from '../_shared/documents/rpc.ts';
import { pdfResponse } from '../_shared/documents/serve-pdf.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const TIMEOUT_MS = 10_000;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= MAX_COMPARED_LISTINGS &&
  value.every(isId);

/**
 * Comparison of communities as a PDF: `POST {ids, differences}` with the caller's token. Queries the database as the
 * caller, like the screen, so the PDF contains only what they can see.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const fields = await readJsonBody(request);
  const ids = fields?.ids;
  if (!isIds(ids)) return jsonResponse(400, { error: 'Send one to six IDs.' });
  try {
    const errorResponse = await getErrorResponse(env, token);
    if (errorResponse !== null) return errorResponse;
    const listings = await listingsOf([...new Set(ids)], env, token);
    if (listings.length === 0) {
      return jsonResponse(404, { error: 'None of these communities is for sale.', code: 'HXGON' });
    }
    const bytes = await renderComparisonPdf(listings, fields?.differences === true);
    return pdfResponse(bytes, 'comparison');
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};

/** The database decides who can create a PDF and how many; its errors are passed on. */
async function getErrorResponse(env: FunctionEnv, token: string): Promise<Response | null> {
  const response = await callDatabase(env, 'check_comparison_export_limit', {}, { token });
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const code = await getErrorCode(response);
  if (code === 'HXMRT')
    return jsonResponse(429, { error: 'Too many requests. Try again later.', code });
  if (response.status === 401 || response.status === 403) {
    return jsonResponse(response.status, {
      error: 'Only members can create a comparison PDF.',
      code,
    });
  }
  throw new Error(`check_comparison_export_limit returned status ${response.status}`);
}

/** In the requested order; listings the caller can't open are left out. */
async function listingsOf(
  ids: readonly string[],
  env: FunctionEnv,
  token: string,
): Promise<ComparedListing[]> {
  const query = new URLSearchParams({
    select: selectColumns(COMPARED_COLUMNS),
    id: `in.(${ids.join(',')})`,
  });
  const found = await (env.fetch ?? fetch)(`${env.SUPABASE_URL}/rest/v1/listings?${query}`, {
    headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY, Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!found.ok) {
    await found.body?.cancel();
    throw new Error(`listings returned status ${found.status}`);
  }
  const open = new Map<string, ComparedListing>(
    ((await found.json()) as ComparedListing[]).map((one) => [one.id, one]),
  );
  for (const id of ids) {
    if (open.has(id)) continue;
    const one = await callRpc(env, 'get_unlisted_listing', { listing_id: id }, token);
    if (one !== null) open.set(id, one as ComparedListing);
  }
  return ids.flatMap((id) => open.get(id) ?? []);
}
