import {
  MAX_RECORDING_BYTES,
  NO_HEALTH_CONSENT,
  RECORDING_CONSENT,
} from '../../../shared/ai/provider/recordings.ts';
import { type Transcription, transcribe } from '../_shared/ai/transcribe.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { getBearerToken } from '../_shared/request.ts';

type Reason = Extract<Transcription, { state: 'refused' }>['reason'];

const CODES: Readonly<Record<Reason, string>> = {
  not_configured: 'HXAIA',
  no_speech_model: 'HXAIA',
  health_data: 'HXAIH',
  limit_reached: 'HXAIL',
  budget_reached: 'HXAIG',
  timed_out: 'HXAIT',
  too_long: 'HXAIB',
  canceled: 'HXAIE',
  address_not_allowed: 'HXAIE',
  failed: 'HXAIE',
};

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  text.split('').every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** Returns the format of a recording by its first bytes; null for any other file. */
function endingOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WAVE')) return 'wav';
  if (startsWith(bytes, 0, 'ID3')) return 'mp3';
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0) return 'mp3';
  if (startsWith(bytes, 4, 'ftyp')) return 'm4a';
  if (startsWith(bytes, 0, 'OggS')) return 'ogg';
  if (startsWith(bytes, 0, 'fLaC')) return 'flac';
  const isWebm = [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => bytes[index] === byte);
  return isWebm ? 'webm' : null;
}

/**
 * Transcribes a recording by the provider that applies to the caller. Body: the file. Query `consent`: `yes` if
 * everyone agreed, `no-health` if it has no health information either. Nothing is stored but the consent and the cost.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const consent = new URL(request.url).searchParams.get('consent');
  if (consent !== 'yes' && consent !== 'no-health') {
    return jsonResponse(400, { code: 'HXAIC', error: 'Confirm that everyone agreed.' });
  }
  const bytes = await readAtMost(request, MAX_RECORDING_BYTES);
  const ending = bytes === null ? null : endingOf(bytes);
  if (bytes === null || ending === null) {
    return jsonResponse(400, { code: 'HXAIB', error: 'Send one recording up to 8 MB.' });
  }
  const hasHealthData = consent === 'yes';
  const result = await transcribe(
    env,
    token,
    {
      bytes: new Uint8Array(bytes),
      ending,
      consent: hasHealthData ? RECORDING_CONSENT : `${RECORDING_CONSENT} ${NO_HEALTH_CONSENT}`,
      hasHealthData,
    },
    request.signal,
  );
  if (result.state === 'answered') {
    return jsonResponse(200, { text: result.text, model: result.model });
  }
  return jsonResponse(422, { code: CODES[result.reason], error: 'Not transcribed.' });
};
