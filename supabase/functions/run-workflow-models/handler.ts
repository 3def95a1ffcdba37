import * as s from '../../../shared/shape.ts';
import { complete } from '../_shared/ai/complete.ts';
import type { ModelRequest, ModelResult } from '../_shared/ai/model.ts';
import { READING_STEPS, readRecordByModel } from '../_shared/ai/workflows/read-record-by-model.ts';
import { callRpc, readRpc } from '../_shared/documents/rpc.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';

const areSteps = s.listOf(
  s.object({
    id: s.text,
    do: s.oneOf(READING_STEPS),
    words: s.orNull(s.text),
    title: s.text,
    facts: s.orNull(s.text),
    text: s.text,
  }),
);
type Step = s.ShapeOf<typeof areSteps>[number];
const isReservation = s.partial({ id: s.text, refused: s.text });

/**
 * Asks language models for the workflow steps that wait for one. Called by the schedule. The database writes the results
 * with the rights of each workflow's owner; a refused step is read by rules.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  if (!(await hasScheduleKey(request, env))) return jsonResponse(401, { error: 'Unknown key.' });
  const steps = await readRpc(env, 'claim_automation_model_steps', {}, areSteps);
  await Promise.all(steps.map((step) => answerStep(step, env)));
  return jsonResponse(200, { answered: steps.length });
};

async function answerStep(step: Step, env: FunctionEnv): Promise<void> {
  let callId: string | null = null;
  const ask = async (asked: ModelRequest): Promise<ModelResult> =>
    await complete(
      env,
      {
        reserve: async (tokens) => {
          const call = await readRpc(
            env,
            'reserve_automation_model_step',
            { p_id: step.id, p_tokens: tokens, p_has_health_data: asked.hasHealthData === true },
            isReservation,
          );
          callId = call.id ?? null;
          return call;
        },
      },
      asked,
    );
  // A step that fails here is claimed again, and read by rules after the last attempt.
  const result = await readRecordByModel(step, ask).catch(() => null);
  if (result === null) return;
  await callRpc(env, 'answer_automation_model_step', {
    p_id: step.id,
    p_call_id: callId,
    ...('refused' in result ? { p_refused: result.refused } : { p_output: result.output }),
  });
}
