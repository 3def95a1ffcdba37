import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import {
  type InvestorStatement,
  renderInvestorStatement,
} from '../_shared/documents/investor-statement.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/**
 * Statement of a position as a PDF: `POST {subscriptionId, from, to}` with the caller's token. The database
 * returns the position only to its investor and sponsor.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const body = await readJsonBody(request);
  const [subscription, from, to] = [body?.subscriptionId, body?.from, body?.to];
  if (!isText(subscription, IS_ID) || !isText(from, IS_DAY) || !isText(to, IS_DAY)) {
    return jsonResponse(400, { error: 'Send a position and two days.' });
  }
  try {
    const asked = { p_subscription_id: subscription, p_from: from, p_to: to };
    const response = await callDatabase(env, 'get_position_statement', asked, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      if (response.status === 401 || response.status === 403)
        return jsonResponse(response.status, { error: 'Position not found.', code });
      if (code === 'HXSDM') return jsonResponse(404, { error: 'Position not found.', code });
      if (code === 'HXSDY') return jsonResponse(400, { error: 'Choose up to ten years.', code });
      throw new Error(`get_position_statement returned status ${response.status}`);
    }
    const bytes = await renderInvestorStatement((await response.json()) as InvestorStatement);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="investor-statement.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
