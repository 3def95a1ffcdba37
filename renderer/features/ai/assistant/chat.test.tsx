import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { onAnnouncement } from '../../../ui/live/announce.ts';
import { Chat } from './Chat.tsx';

const CONVERSATION = '00000000-0000-4000-8000-0000000000a1';
const ANSWER = {
  state: 'answered',
  mode: 'model',
  model: 'model-2026-01',
  text: 'Occupancy is 91% [1].',
  citations: [],
};

/** An assistant that sends events when the test says so. */
function streamingAssistant() {
  let stream!: ReadableStreamDefaultController<Uint8Array>;
  let signal: AbortSignal | undefined;
  const send = (event: object) =>
    stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  const reply = ({ args }: DataRequest) => {
    signal = (args[0] as { signal: AbortSignal }).signal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
    });
    signal.addEventListener('abort', () => stream.error(new Error('aborted')));
    return { data: new Response(body, { headers: { 'content-type': 'text/event-stream' } }) };
  };
  return { reply, send, close: () => stream.close(), isStopped: () => signal?.aborted === true };
}

const announced = vi.fn<(text: string) => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
  announced.mockClear();
  return onAnnouncement((text) => {
    if (text !== '') announced(text);
  });
});

async function askAbout(assistant: ReturnType<typeof streamingAssistant>) {
  const onAsked = vi.fn();
  const view = renderParts(
    { '/': <Chat conversationId={CONVERSATION} isSaved={false} onAsked={onAsked} /> },
    '/',
    adasData({ 'function assistant': assistant.reply }),
  );
  const field = await screen.findByLabelText('Question');
  await view.user.type(field, 'What is the occupancy?');
  await view.user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('Searching what you can read…');
  return { ...view, field, onAsked };
}

it('shows sentences as they arrive and announces only the verified answer', async () => {
  const assistant = streamingAssistant();
  const { onAsked } = await askAbout(assistant);
  assistant.send({ sentence: 'Occupancy is 91% [1].' });
  expect(await screen.findByText('Occupancy is 91% [1].')).toBeVisible();
  expect(screen.getByText('Checking the sources…')).toBeVisible();
  expect(announced.mock.calls).toEqual([['Searching what you can read']]);
  assistant.send({ id: CONVERSATION, answer: ANSWER });
  assistant.close();
  await waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
  expect(announced.mock.calls.slice(1)).toEqual([['Answer: Occupancy is 91% [1].']]);
});

it.each([
  ['the button', 'button'],
  ['Escape', 'key'],
])('stops at %s, keeps the question, and returns to it', async (_name, way) => {
  const assistant = streamingAssistant();
  const { user, field, onAsked } = await askAbout(assistant);
  assistant.send({ sentence: 'Occupancy is' });
  await screen.findByText('Occupancy is');
  if (way === 'button') await user.click(screen.getByRole('button', { name: 'Stop answer' }));
  else {
    await user.click(field);
    await user.keyboard('{Escape}');
  }
  await waitFor(() => expect(field).toHaveValue('What is the occupancy?'));
  expect(assistant.isStopped()).toBe(true);
  expect(field).toHaveFocus();
  expect(screen.queryByText('Not answered')).toBeNull();
  expect(onAsked).not.toHaveBeenCalled();
  expect(announced.mock.calls.at(-1)).toEqual(['Stopped']);
});
