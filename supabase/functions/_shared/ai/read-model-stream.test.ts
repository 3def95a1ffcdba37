import { describe, expect, it } from 'vitest';
import { readModelStream } from './read-model-stream.ts';

const encode = (text: string) => new TextEncoder().encode(text);
async function* chunksOf(...texts: readonly string[]) {
  for (const text of texts) yield encode(text);
}
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const delta = (value: unknown) => event({ choices: [{ delta: value }] });

describe('the stream of a model', () => {
  it('is joined even if events are split within a character', async () => {
    const bytes = encode(delta({ content: 'Café ' }) + delta({ content: 'open' }));
    async function* single() {
      for (const byte of bytes) yield new Uint8Array([byte]);
    }
    const pieces: string[] = [];
    const read = await readModelStream(single(), (piece) => pieces.push(piece));
    expect([read.text, pieces]).toEqual(['Café open', ['Café ', 'open']]);
  });

  it('has tool calls whose input arrives in parts, and usage', async () => {
    const read = await readModelStream(
      chunksOf(
        delta({
          tool_calls: [{ index: 0, id: 'a', function: { name: 'search', arguments: '{"q":' } }],
        }),
        delta({ tool_calls: [{ index: 0, function: { arguments: '"beds"}' } }] }),
        event({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } }),
        'data: [DONE]\n\n',
      ),
    );
    expect(read).toMatchObject({
      toolCalls: [{ id: 'a', name: 'search', input: '{"q":"beds"}' }],
      inputTokens: 7,
      outputTokens: 3,
    });
  });

  it('can also be a single JSON response', async () => {
    const whole = JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Yes' } }] });
    expect((await readModelStream(chunksOf(whole))).text).toBe('Yes');
  });

  it.each([
    ['text without end', () => delta({ content: 'a'.repeat(41_000) })],
    [
      'more tool calls than allowed',
      () => delta({ tool_calls: [{ index: 999_999_999, id: 'a' }] }),
    ],
    [
      'a tool input without end',
      () => delta({ tool_calls: [{ index: 0, function: { arguments: 'a'.repeat(11_000) } }] }),
    ],
  ])('is rejected with %s', async (_name, text) => {
    await expect(readModelStream(chunksOf(text()))).rejects.toMatchObject({ reason: 'too_long' });
  });

  it.each(['data: {not json}\n\n', 'data: {"choices": 5}\n\n'])('%j is a failure', async (text) => {
    await expect(readModelStream(chunksOf(text))).rejects.toMatchObject({ reason: 'failed' });
  });
});
