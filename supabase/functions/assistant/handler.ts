import { type Answer, MAX_QUESTION } from '../../../shared/ai/assistant/answer.ts';
import { answerByModel } from '../_shared/ai/assistant/answer-by-model.ts';
import { answerByRules } from '../_shared/ai/assistant/answer-by-rules.ts';
import { createTools } from '../_shared/ai/assistant/tools.ts';
import { complete } from '../_shared/ai/complete.ts';
import type { ModelRefusal } from '../_shared/ai/model.ts';
import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const NOTICES: Readonly<Partial<Record<ModelRefusal, string>>> = {
  limit_reached: 'Your plan’s model limit is reached, so this answer comes from rules.',
  budget_reached: 'This month’s model budget is used up, so this answer comes from rules.',
  health_data:
    'This touches health data and no agreement with the provider is recorded, so this answer comes from rules.',
  timed_out: 'The model took too long, so this answer comes from rules.',
  failed: 'The model’s server failed, so this answer comes from rules.',
  too_long: 'The sources are too long for the model, so this answer comes from rules.',
  address_not_allowed: 'The model’s address is not allowed, so this answer comes from rules.',
};

/**
 * Answers a question with the rights of the person's token and saves both. Body: `{id, conversation_id, question}`.
 * With a language model configured it answers, else rules do; a model that fails falls back to rules. A client that
 * accepts events gets each sentence as it arrives, then the verified answer, which replaces them.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const body = await readJsonBody(request);
  const { id, conversation_id: conversationId, question } = body ?? {};
  if (!isId(id) || !isId(conversationId) || typeof question !== 'string') {
    return jsonResponse(400, { error: 'Send an ID, a conversation, and a question.' });
  }
  const asked = question.replace(/\p{C}/gu, ' ').trim();
  if (asked.length === 0 || asked.length > MAX_QUESTION) {
    return jsonResponse(400, { error: `A question has 1 to ${MAX_QUESTION} characters.` });
  }
  const turn = { id, conversationId, question: asked };
  if (!request.headers.get('accept')?.includes('text/event-stream'))
    return await answerAsJson(env, token, turn);
  return streamAnswer(env, token, turn);
};

interface Turn {
  readonly id: string;
  readonly conversationId: string;
  readonly question: string;
}

async function answerAsJson(env: FunctionEnv, token: string, turn: Turn): Promise<Response> {
  const { status, payload } = await answerAndSave(env, token, turn, {});
  return jsonResponse(status, payload);
}

function streamAnswer(env: FunctionEnv, token: string, turn: Turn): Response {
  const encoder = new TextEncoder();
  const stop = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const send = (event: object) => {
        if (stop.signal.aborted) return;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      send({ step: 'searching' });
      const { payload } = await answerAndSave(env, token, turn, {
        onSentence: (sentence) => send({ sentence }),
        signal: stop.signal,
      });
      send(payload);
      if (!stop.signal.aborted) controller.close();
    },
    cancel: () => stop.abort(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}

interface Progress {
  /** Called with each sentence of a model before the answer is verified. */
  readonly onSentence?: (sentence: string) => void;
  readonly signal?: AbortSignal;
}

/** An answer that the person canceled is not saved. */
async function answerAndSave(
  env: FunctionEnv,
  token: string,
  turn: Turn,
  progress: Progress,
): Promise<{ status: number; payload: object }> {
  try {
    const answer = await answerQuestion(env, token, turn.question, progress);
    if (answer === null) return { status: 499, payload: { code: 'canceled' } };
    const saved = await callDatabase(
      env,
      'save_ai_turn',
      {
        p_conversation_id: turn.conversationId,
        p_id: turn.id,
        p_question: turn.question,
        p_answer: answer,
      },
      { token },
    );
    if (!saved.ok) {
      return { status: saved.status, payload: { code: (await getErrorCode(saved)) ?? 'failed' } };
    }
    await saved.body?.cancel();
    return { status: 200, payload: { id: turn.id, answer } };
  } catch {
    return { status: 502, payload: { code: 'failed' } };
  }
}

/** Null if the person canceled. */
async function answerQuestion(
  env: FunctionEnv,
  token: string,
  question: string,
  { onSentence, signal }: Progress,
): Promise<Answer | null> {
  const tools = createTools(env, token);
  const isOn = await hasModel(env, token);
  if (!isOn) return await answerByRules(question, tools);
  const byModel = await answerByModel(
    question,
    tools,
    (request) => complete(env, { token }, { ...request, signal }),
    onSentence,
  );
  if (signal?.aborted) return null;
  if (!('refused' in byModel)) return byModel;
  const notice = NOTICES[byModel.refused];
  return { ...(await answerByRules(question, tools)), ...(notice === undefined ? {} : { notice }) };
}

async function hasModel(env: FunctionEnv, token: string): Promise<boolean> {
  const response = await callDatabase(env, 'get_ai_settings', {}, { token });
  if (!response.ok) throw new Error(`get_ai_settings returned status ${response.status}`);
  const settings: unknown = await response.json();
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'active' in settings &&
    settings.active !== null
  );
}
