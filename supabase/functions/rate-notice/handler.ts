import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { type RateNotice, renderRateNotice } from '../_shared/documents/rate-notice.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The letter about a new room rate as a PDF: `POST {id}` with the caller's token, for the business office. */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { id } = (await readJsonBody(request)) ?? {};
  if (typeof id !== 'string' || !IS_ID.test(id)) {
    return jsonResponse(400, { error: "Send a rate's ID." });
  }
  try {
    const response = await callDatabase(env, 'get_rate_notice', { p_id: id }, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      if (response.status === 401 || response.status === 403) {
        return jsonResponse(response.status, { error: 'Notice not found.', code });
      }
      throw new Error(`get_rate_notice returned status ${response.status}`);
    }
    const notice = (await response.json()) as RateNotice;
    return new Response(new Uint8Array(await renderRateNotice(notice)), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="rate-notice.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
