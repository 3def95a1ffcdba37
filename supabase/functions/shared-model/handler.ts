import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import { computeSharedOutputs } from '../_shared/documents/model-outputs.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const MAX_TOKEN = 400;
const MAX_SCENARIO_ID = 40;
const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
const isAnswer: s.Guard<unknown> = s.orNull(s.anything);

/**
 * Results of a scenario that a link shows: `POST {token, scenarioId}`. The assumptions are read with the server's key
 * and stay here, so a view-only link cannot reveal them. The token is the only credential: an invalid, expired, and
 * revoked link get the same response.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const { token, scenarioId } = (await readJsonBody(request)) ?? {};
  if (
    typeof token !== 'string' ||
    token.length > MAX_TOKEN ||
    typeof scenarioId !== 'string' ||
    scenarioId.length > MAX_SCENARIO_ID
  ) {
    return jsonResponse(400, { error: 'Send the token of a link and one of its scenarios.' });
  }
  try {
    const asked = { token, scenario_id: scenarioId };
    const response = await callDatabase(env, 'shared_underwriting_scenario', asked, 'server');
    if (!response.ok) {
      throw new Error(`shared_underwriting_scenario returned status ${response.status}`);
    }
    const found = assertShape(await response.json(), isAnswer, 'shared_underwriting_scenario');
    if (found === null) return jsonResponse(404, { error: 'This link has ended.' }, PRIVATE);
    return jsonResponse(200, { ...computeSharedOutputs(found) }, PRIVATE);
  } catch {
    return jsonResponse(502, { error: 'The results could not be computed. Try again.' }, PRIVATE);
  }
};
