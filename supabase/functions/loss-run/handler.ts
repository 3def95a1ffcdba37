import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { type LossRun, renderLossRun } from '../_shared/documents/loss-run.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/**
 * Loss run of a community as a PDF, valued at the end of a day: `POST {communityId, valuedOn, policyId?}` with the
 * caller's token. The database checks the caller's position.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const body = await readJsonBody(request);
  const [community, valuedOn, policy] = [body?.communityId, body?.valuedOn, body?.policyId ?? null];
  if (
    !isText(community, IS_ID) ||
    !isText(valuedOn, IS_DAY) ||
    (policy !== null && !isText(policy, IS_ID))
  ) {
    return jsonResponse(400, { error: 'Send a community, a day, and optionally a policy.' });
  }
  try {
    const asked = {
      p_community_id: community,
      p_valued_on: valuedOn,
      ...(policy !== null && { p_policy_id: policy }),
    };
    const response = await callDatabase(env, 'get_loss_run', asked, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      if (response.status === 401 || response.status === 403)
        return jsonResponse(response.status, { error: 'Community not found.', code });
      if (code === 'HXXDA') return jsonResponse(400, { error: 'Enter a day until today.', code });
      throw new Error(`get_loss_run returned status ${response.status}`);
    }
    const bytes = await renderLossRun((await response.json()) as LossRun);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="loss-run.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
