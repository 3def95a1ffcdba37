import { tokensOfRecording } from '../../../../shared/ai/provider/recordings.ts';
import * as s from '../../../../shared/shape.ts';
import { callRpc, readRpc } from '../documents/rpc.ts';
import type { FunctionEnv } from '../function-env.ts';
import { internet, localNetwork } from '../outbound-network.ts';
import type { ModelRefusal } from './model.ts';
import { ModelServerError, postModelRequest } from './post-model-request.ts';
import { cleanModelText } from './verify-text.ts';

const MAX_ANSWER_BYTES = 1_000_000;
const MAX_TEXT = 20_000;

const isReservation = s.partial({ id: s.text, refused: s.text });
const isClaim = s.orNull(
  s.object({ base_url: s.text, model: s.text, api_key: s.text, tokens: s.number }),
);

export interface Recording {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** File ending that tells the provider its format, such as `mp3`. */
  readonly ending: string;
  /** What the sender agreed to. */
  readonly consent: string;
  readonly hasHealthData: boolean;
}

export type Transcription =
  | { readonly state: 'answered'; readonly text: string; readonly model: string }
  | { readonly state: 'refused'; readonly reason: ModelRefusal | 'no_speech_model' };

/** Sends a recording to the provider of the person and returns what was said. The recording is not stored. */
export async function transcribe(
  env: FunctionEnv,
  token: string,
  { bytes, ending, consent, hasHealthData }: Recording,
  signal?: AbortSignal,
): Promise<Transcription> {
  const tokens = tokensOfRecording(bytes.byteLength);
  const reservation = await readRpc(
    env,
    'begin_ai_call',
    {
      p_purpose: 'transcribe',
      p_tokens: tokens,
      p_has_health_data: hasHealthData,
      p_consent: consent,
    },
    isReservation,
    token,
  );
  const { id, refused } = reservation;
  if (id === undefined) return { state: 'refused', reason: toReason(refused) };
  const claim = await readRpc(env, 'claim_ai_call', { p_id: id }, isClaim);
  if (claim === null) return { state: 'refused', reason: 'not_configured' };
  let seconds: number | null = null;
  let error: ModelRefusal | null = null;
  try {
    const form = new FormData();
    form.set('model', claim.model);
    form.set('response_format', 'json');
    form.set('file', new Blob([bytes]), `recording.${ending}`);
    const network = env.secrets?.HAVEN_AI_LOCAL === 'allow' ? localNetwork : internet;
    const answer = await readAnswer(
      await postModelRequest(
        { url: `${claim.base_url}/audio/transcriptions`, key: claim.api_key, body: form, signal },
        network,
      ),
    );
    seconds = answer.seconds;
    return {
      state: 'answered',
      text: cleanModelText(answer.text, MAX_TEXT),
      model: claim.model,
    };
  } catch (thrown) {
    const reason = thrown instanceof ModelServerError ? thrown.reason : 'failed';
    error = signal?.aborted === true ? 'canceled' : reason;
    return { state: 'refused', reason: error };
  } finally {
    await callRpc(env, 'finish_ai_call', {
      p_id: id,
      p_input_tokens: tokens,
      p_output_tokens: 0,
      p_error: error,
      p_seconds: seconds,
    }).catch(() => undefined);
  }
}

const REASONS = ['health_data', 'limit_reached', 'budget_reached', 'no_speech_model'] as const;
const toReason = (refused: string | undefined) =>
  REASONS.find((known) => known === refused) ?? 'not_configured';

const isAnswer = s.partial({
  text: s.text,
  duration: s.number,
  usage: s.partial({ seconds: s.number }),
});

/** Reads the text, and the length in seconds where the provider reports it. */
async function readAnswer(stream: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ModelServerError('failed');
    chunks.push(chunk);
  }
  const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  if (!isAnswer(value) || value.text === undefined) throw new ModelServerError('failed');
  const seconds = value.usage?.seconds ?? value.duration ?? null;
  return {
    text: value.text,
    seconds: seconds === null || !(seconds >= 0) ? null : Math.min(Math.ceil(seconds), 1_000_000),
  };
}
