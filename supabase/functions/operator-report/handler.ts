import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { type OperatorReport, renderOperatorReport } from '../_shared/documents/operator-report.ts';
import { pdfResponse } from '../_shared/documents/serve-pdf.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const IS_MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const IS_REPORT = /^[a-z_]{3,40}$/;

/**
 * A report of a community as a PDF: `POST {community, report, month}` with the caller's token. The database returns it
 * only to positions that read the ledger.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { community, report, month } = (await readJsonBody(request)) ?? {};
  if (
    !isId(community) ||
    typeof report !== 'string' ||
    !IS_REPORT.test(report) ||
    typeof month !== 'string' ||
    !IS_MONTH.test(month)
  ) {
    return jsonResponse(400, { error: 'Send a community, a report, and a month.' });
  }
  try {
    const args = { p_community_id: community, p_report: report, p_month: `${month}-01` };
    const response = await callDatabase(env, 'get_operator_report', args, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      if (response.status === 400 || response.status === 401 || response.status === 403) {
        return jsonResponse(response.status, { error: 'Report not found.', code });
      }
      throw new Error(`get_operator_report returned status ${response.status}`);
    }
    const pdf = await renderOperatorReport((await response.json()) as OperatorReport);
    return pdfResponse(pdf, 'report');
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
