import * as s from '../../../../shared/shape.ts';
import { callRpc, readRpc } from '../documents/rpc.ts';
import type { FunctionEnv } from '../function-env.ts';
import { internet, localNetwork } from '../outbound-network.ts';
import type {
  ModelAnswer,
  ModelCaller,
  ModelMessage,
  ModelRefusal,
  ModelRequest,
  ModelResult,
} from './model.ts';
import { ModelServerError, postModelRequest } from './post-model-request.ts';
import { readModelStream } from './read-model-stream.ts';

const MAX_OUTPUT_TOKENS = 1_000;
/** Characters of all messages together. */
const MAX_PROMPT = 120_000;

const isReservation = s.partial({ id: s.text, refused: s.text });
const isClaim = s.orNull(
  s.object({ base_url: s.text, model: s.text, api_key: s.text, tokens: s.number }),
);

/** A cautious estimate: English text has about four characters per token. */
const estimateTokens = (length: number): number => Math.ceil(length / 3) + 8;

/**
 * Asks the language model that applies to the caller. Checks provider, limits, and health data first, counts usage, and
 * never throws for a missing, slow, or failing provider: callers then work by rules.
 */
export async function complete(
  env: FunctionEnv,
  caller: ModelCaller,
  request: ModelRequest,
): Promise<ModelResult> {
  const prompt = request.messages.reduce((sum, message) => sum + message.text.length, 0);
  if (prompt > MAX_PROMPT) return refused('too_long');
  const most = Math.min(request.maxOutputTokens ?? MAX_OUTPUT_TOKENS, 8_000);
  const inputEstimate = estimateTokens(prompt + JSON.stringify(request.tools ?? []).length);
  const tokens = inputEstimate + most;
  const reservation =
    'reserve' in caller
      ? await caller.reserve(tokens)
      : await readRpc(
          env,
          'begin_ai_call',
          {
            p_purpose: request.purpose,
            p_tokens: tokens,
            p_has_health_data: request.hasHealthData === true,
          },
          isReservation,
          caller.token,
        );
  if (reservation.id === undefined) return refused(toRefusal(reservation.refused));
  const { id } = reservation;
  const claim = await readRpc(env, 'claim_ai_call', { p_id: id }, isClaim);
  if (claim === null) return refused('not_configured');
  // Counted even if the call fails: the provider may have worked on it.
  let used = { input: inputEstimate, output: 0 };
  let error: ModelRefusal | null = null;
  try {
    const body = {
      model: claim.model,
      messages: request.messages.map(toWire),
      max_tokens: most,
      temperature: 0,
      stream: true,
      stream_options: { include_usage: true },
      ...(request.isJson ? { response_format: { type: 'json_object' } } : {}),
      ...(request.tools?.length
        ? {
            tools: request.tools.map(({ name, description, input }) => ({
              type: 'function',
              function: { name, description, parameters: input },
            })),
          }
        : {}),
    };
    const network = env.secrets?.HAVEN_AI_LOCAL === 'allow' ? localNetwork : internet;
    const events = await postModelRequest(
      {
        url: `${claim.base_url}/chat/completions`,
        key: claim.api_key,
        body,
        signal: request.signal,
      },
      network,
    );
    const read = await readModelStream(events, request.onText);
    used = {
      input: read.inputTokens ?? inputEstimate,
      output: read.outputTokens ?? estimateTokens(read.text.length),
    };
    const answer: ModelAnswer = {
      state: 'answered',
      text: read.text,
      toolCalls: read.toolCalls,
      model: claim.model,
      inputTokens: used.input,
      outputTokens: used.output,
    };
    return answer;
  } catch (thrown) {
    const reason = thrown instanceof ModelServerError ? thrown.reason : 'failed';
    error = request.signal?.aborted === true ? 'canceled' : reason;
    return refused(error);
  } finally {
    await callRpc(env, 'finish_ai_call', {
      p_id: id,
      p_input_tokens: used.input,
      p_output_tokens: used.output,
      p_error: error,
    }).catch(() => undefined);
  }
}

const refused = (reason: ModelRefusal): ModelResult => ({ state: 'refused', reason });

const KNOWN_REFUSALS = ['health_data', 'limit_reached', 'budget_reached'] as const;
const toRefusal = (reason: string | undefined): ModelRefusal =>
  KNOWN_REFUSALS.find((known) => known === reason) ?? 'not_configured';

function toWire(message: ModelMessage): object {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.text };
  }
  if (message.role === 'assistant' && message.toolCalls?.length) {
    return {
      role: 'assistant',
      content: message.text || null,
      tool_calls: message.toolCalls.map(({ id, name, input }) => ({
        id,
        type: 'function',
        function: { name, arguments: input },
      })),
    };
  }
  return { role: message.role, content: message.text };
}
