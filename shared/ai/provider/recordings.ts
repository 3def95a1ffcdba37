/** Transcription of recordings by a provider that offers it. */
export const MAX_RECORDING_BYTES = 8 * 1024 * 1024;

export const RECORDING_ENDINGS = '.mp3,.m4a,.wav,.webm,.ogg,.flac';

/** What a person agrees to before a recording is sent. It is saved with the call. */
export const RECORDING_CONSENT = 'Everyone in the recording agreed to its transcription.';

/** The second promise, if no agreement about health data is recorded: a recording can't be masked. */
export const NO_HEALTH_CONSENT = 'The recording has no health information.';

/** Bytes per second of speech at a low bitrate, so that a reservation is rarely too small. */
const BYTES_PER_SECOND = 4_000;
/** As in `private.estimate_ai_call_cost`. */
const TOKENS_PER_SECOND = 10;

/** Tokens that a recording reserves of the monthly limit. */
export const tokensOfRecording = (bytes: number): number =>
  Math.ceil(bytes / BYTES_PER_SECOND) * TOKENS_PER_SECOND;
