import { codeOf } from './callFunction.ts';
import type { DataClient } from './dataClient.ts';

/** Ends a stream that sends nothing for this long. */
const SILENCE_MS = 45_000;
const MAX_CHARACTERS = 1_000_000;

interface StreamOptions {
  readonly signal: AbortSignal;
  readonly onEvent: (event: unknown) => void;
}

/**
 * Calls an edge function that sends events. The last event is its result, or `{ code }` for a failure. A function that
 * answers at once works too.
 */
export async function streamFunction(
  client: DataClient,
  name: string,
  body: object,
  { signal, onEvent }: StreamOptions,
) {
  const silence = new AbortController();
  const { data, error } = await client.functions.invoke(name, {
    body: { ...body },
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.any([signal, silence.signal]),
  });
  if (error?.context instanceof Response) {
    const { status } = error.context;
    return { data: null, error: { code: await codeOf(error.context) }, status };
  }
  if (error || !(data instanceof Response)) return { data, error };
  const result = await readEvents(data, silence, onEvent);
  const { code } = result as { readonly code?: unknown };
  if (typeof code === 'string') return { data: null, error: { code }, status: 400 };
  return { data: result, error: null };
}

async function readEvents(
  response: Response,
  silence: AbortController,
  onEvent: (event: unknown) => void,
): Promise<object> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('The stream has no body');
  let rest = '';
  let characters = 0;
  let last: unknown;
  for (;;) {
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) break;
    characters += value.length;
    if (characters > MAX_CHARACTERS) throw new Error('The stream is too long');
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      if (!event.startsWith('data: ')) continue;
      last = JSON.parse(event.slice('data: '.length));
      onEvent(last);
    }
  }
  if (typeof last !== 'object' || last === null) throw new Error('The stream ended early');
  return last;
}
