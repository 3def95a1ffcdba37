import * as s from '../../../../shared/shape.ts';
import type { ModelToolCall } from './model.ts';
import { ModelServerError } from './post-model-request.ts';

const MAX_BYTES = 2_000_000;
const MAX_TEXT = 40_000;
const MAX_TOOL_CALLS = 8;
const MAX_TOOL_INPUT = 10_000;

const isToolPart = s.partial({
  index: s.number,
  id: s.orNullish(s.text),
  function: s.orNullish(s.partial({ name: s.orNullish(s.text), arguments: s.orNullish(s.text) })),
});
const isMessage = s.partial({
  content: s.orNullish(s.text),
  tool_calls: s.orNullish(s.listOf(isToolPart)),
});
const isEvent = s.partial({
  choices: s.orNullish(
    s.listOf(s.partial({ delta: s.orNullish(isMessage), message: s.orNullish(isMessage) })),
  ),
  usage: s.orNullish(s.object({ prompt_tokens: s.number, completion_tokens: s.number })),
});

export interface ModelStream {
  readonly text: string;
  readonly toolCalls: readonly ModelToolCall[];
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

interface ToolDraft {
  id: string;
  name: string;
  input: string;
}

/** Reads server-sent events of a chat completion, or one JSON response of a server that doesn't stream. */
export async function readModelStream(
  events: AsyncIterable<Uint8Array>,
  onText?: (text: string) => void,
): Promise<ModelStream> {
  const decoder = new TextDecoder();
  const tools: ToolDraft[] = [];
  let answer = '';
  let usage: { prompt_tokens: number; completion_tokens: number } | null = null;
  let rest = '';
  let whole = '';
  let bytes = 0;

  const take = (json: string) => {
    let event: unknown;
    try {
      event = JSON.parse(json);
    } catch {
      throw new ModelServerError('failed');
    }
    if (!isEvent(event)) throw new ModelServerError('failed');
    usage = event.usage ?? usage;
    const [choice] = event.choices ?? [];
    const message = choice?.delta ?? choice?.message;
    const piece = message?.content ?? '';
    if (piece !== '') {
      answer += piece;
      if (answer.length > MAX_TEXT) throw new ModelServerError('too_long');
      onText?.(piece);
    }
    for (const [place, part] of (message?.tool_calls ?? []).entries())
      addToolPart(tools, part, place);
  };

  try {
    for await (const chunk of events) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) throw new ModelServerError('too_long');
      rest += decoder.decode(chunk, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data:')) whole += line;
        else if (line.slice(5).trim() !== '[DONE]') take(line.slice(5));
      }
    }
  } catch (error) {
    if (error instanceof ModelServerError) throw error;
    const isTimeout = error instanceof Error && /Abort|Timeout/.test(error.name);
    throw new ModelServerError(isTimeout ? 'timed_out' : 'failed');
  }
  rest += decoder.decode();
  if (rest.startsWith('data:')) {
    if (rest.slice(5).trim() !== '[DONE]') take(rest.slice(5));
  } else if (`${whole}${rest}`.trim().startsWith('{')) {
    take(`${whole}${rest}`);
  }
  const used = usage as { prompt_tokens: number; completion_tokens: number } | null;
  return {
    text: answer,
    toolCalls: tools.filter(({ name }) => name !== ''),
    inputTokens: used?.prompt_tokens ?? null,
    outputTokens: used?.completion_tokens ?? null,
  };
}

interface ToolPart {
  readonly index?: number | undefined;
  readonly id?: string | null | undefined;
  readonly function?:
    | { readonly name?: string | null | undefined; readonly arguments?: string | null | undefined }
    | null
    | undefined;
}

function addToolPart(tools: ToolDraft[], part: ToolPart, place: number): void {
  const index = part.index ?? place;
  if (!Number.isInteger(index) || index < 0 || index >= MAX_TOOL_CALLS) {
    throw new ModelServerError('too_long');
  }
  const draft = tools[index] ?? { id: '', name: '', input: '' };
  tools[index] = draft;
  draft.id = part.id ?? draft.id;
  draft.name += part.function?.name ?? '';
  draft.input += part.function?.arguments ?? '';
  if (draft.input.length > MAX_TOOL_INPUT) throw new ModelServerError('too_long');
}
