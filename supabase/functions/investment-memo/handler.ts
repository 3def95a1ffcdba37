import { scenariosSchema } from '../../../shared/underwriting/assumptions.ts';
import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { type InvestmentMemo, renderInvestmentMemo } from '../_shared/documents/investment-memo.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_SCENARIO_ID = 40;

/**
 * Investment memo of a model's latest version as a PDF: `POST {modelId, scenarioId}` with the caller's token. The
 * database checks the caller's workspace.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { modelId, scenarioId } = (await readJsonBody(request)) ?? {};
  if (
    typeof modelId !== 'string' ||
    !IS_ID.test(modelId) ||
    typeof scenarioId !== 'string' ||
    scenarioId.length > MAX_SCENARIO_ID
  ) {
    return jsonResponse(400, { error: 'Send a model and one of its scenarios.' });
  }
  try {
    const asked = { p_model_id: modelId };
    const response = await callDatabase(env, 'get_underwriting_memo', asked, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      const isHidden = response.status === 401 || response.status === 403;
      if (isHidden || code === 'HXUWM')
        return jsonResponse(isHidden ? response.status : 404, { error: 'Model not found.', code });
      throw new Error(`get_underwriting_memo returned status ${response.status}`);
    }
    const memo = (await response.json()) as Omit<InvestmentMemo, 'scenario'> & {
      readonly scenarios: unknown;
    };
    const scenarios = scenariosSchema.parse(memo.scenarios);
    const scenario = scenarios.find(({ id }) => id === scenarioId);
    if (scenario === undefined) {
      return jsonResponse(400, { error: 'Save the model first. The memo shows a saved version.' });
    }
    const bytes = await renderInvestmentMemo({ ...memo, scenario });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="investment-memo.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
