import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { type InvestorReport, renderInvestorReport } from '../_shared/documents/investor-report.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const IS_QUARTER = /^20\d\d-(01|04|07|10)-01$/;

/**
 * The quarterly report of an entity as a PDF: `POST {entity, quarter}` with the caller's token. The database checks the
 * caller's workspace.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { entity, quarter } = (await readJsonBody(request)) ?? {};
  if (
    typeof entity !== 'string' ||
    !IS_ID.test(entity) ||
    typeof quarter !== 'string' ||
    !IS_QUARTER.test(quarter)
  ) {
    return jsonResponse(400, { error: 'Send an entity and the first day of a quarter.' });
  }
  try {
    const args = { p_entity_id: entity, p_quarter: quarter };
    const response = await callDatabase(env, 'get_report_pack', args, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      const isHidden = response.status === 401 || response.status === 403;
      if (isHidden || code === 'HXIN0')
        return jsonResponse(isHidden ? response.status : 404, { error: 'Entity not found.', code });
      throw new Error(`get_report_pack returned status ${response.status}`);
    }
    const pdf = await renderInvestorReport((await response.json()) as InvestorReport);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="quarterly-report.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
