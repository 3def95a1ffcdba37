import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase, getErrorCode } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';
import { lookUpTxt } from './look-up-txt.ts';

const isCheck = s.object({ tenant_id: s.text, domain: s.text, name: s.text, value: s.text });
const areChecks = s.listOf(isCheck);
type Check = s.ShapeOf<typeof isCheck>;
type Failure = 'missing' | 'wrong' | 'unreachable' | null;

/**
 * Looks up the DNS record that verifies a claimed domain. Body: `{domain}`, with the token of a workspace admin. The
 * schedule calls it with its own key for all due checks.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  if (await hasScheduleKey(request, env)) return await checkAllDue(env);
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.', code: '42501' });
  const domain = (await readJsonBody(request))?.domain;
  if (typeof domain !== 'string' || domain.length > 253) {
    return jsonResponse(400, { error: 'Send a domain.' });
  }
  try {
    const started = await callDatabase(env, 'start_domain_check', { domain }, { token });
    if (!started.ok) {
      const { status } = started;
      return jsonResponse(status < 500 ? status : 502, {
        error: "This domain can't be checked.",
        code: await getErrorCode(started),
      });
    }
    const check = assertShape(await started.json(), isCheck, 'start_domain_check');
    return jsonResponse(200, { failure: await settle(env, check) });
  } catch {
    return jsonResponse(502, { error: 'The domain could not be checked. Try again.' });
  }
};

async function checkAllDue(env: FunctionEnv): Promise<Response> {
  const due = await callDatabase(env, 'domain_checks', {}, 'server');
  if (!due.ok) return jsonResponse(502, { error: 'The due checks could not be read.' });
  const checks = assertShape(await due.json(), areChecks, 'domain_checks');
  const settled = await Promise.allSettled(checks.map((check) => settle(env, check)));
  return jsonResponse(200, {
    checked: settled.filter(({ status }) => status === 'fulfilled').length,
  });
}

async function settle(env: FunctionEnv, check: Check): Promise<Failure> {
  const failure = await failureOf(env, check);
  const result = {
    p_tenant_id: check.tenant_id,
    p_domain: check.domain,
    p_value: check.value,
    p_failure: failure,
  };
  const settled = await callDatabase(env, 'save_domain_check_result', result, 'server');
  await settled.body?.cancel();
  if (!settled.ok) throw new Error(`save_domain_check_result returned status ${settled.status}`);
  return failure;
}

async function failureOf(env: FunctionEnv, { name, value }: Check): Promise<Failure> {
  try {
    const values = await lookUpTxt(env, name);
    if (values.some((found) => found.trim() === value)) return null;
    return values.length === 0 ? 'missing' : 'wrong';
  } catch {
    return 'unreachable';
  }
}
