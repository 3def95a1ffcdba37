import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearUserStorage } from '../../../session/auth/index.ts';
import { Outbox } from './outbox.ts';
import type { OutgoingMessage } from './threadApi.ts';

const CUT_OFF = { status: 0, code: 'UNREACHABLE', message: '', details: null, hint: null };
const REJECTED = { ...CUT_OFF, status: 400, code: 'HXBLK' };

/** Fake server with responses set by the test; records what it accepted. */
function server() {
  const accepted: OutgoingMessage[] = [];
  let sendError: object | undefined;
  return {
    taken: accepted,
    texts: () => accepted.map(({ text }) => text),
    say: (error: object | undefined) => {
      sendError = error;
    },
    send: vi.fn(async (message: OutgoingMessage) => {
      await Promise.resolve();
      if (sendError !== undefined) return { error: sendError };
      if (!accepted.some(({ id }) => id === message.id)) accepted.push(message);
      return {};
    }),
  };
}

const message = (text: string) => ({ conversationId: 'c1', text, replyTo: null });
const stops: (() => void)[] = [];
function open(userId: string, { send }: Pick<ReturnType<typeof server>, 'send'>) {
  const outbox = new Outbox(userId, send);
  stops.push(outbox.start());
  return outbox;
}
const textsIn = (outbox: Outbox) => outbox.messages().map(({ text }) => text);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  vi.useRealTimers();
});

describe('messages written offline', () => {
  it('sends once and in order after reconnecting, with the original ids', async () => {
    const there = server();
    there.say(CUT_OFF);
    const outbox = open('ada', there);
    for (const text of ['One', 'Two', 'Three']) outbox.add(message(text));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([there.texts(), textsIn(outbox)]).toEqual([[], ['One', 'Two', 'Three']]);
    there.say(undefined);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([there.texts(), textsIn(outbox)]).toEqual([['One', 'Two', 'Three'], []]);
  });

  it('survives a reload and stays private to its user', async () => {
    const there = server();
    there.say(CUT_OFF);
    open('ada', there).add(message('Still here'));
    await vi.advanceTimersByTimeAsync(100);
    stops.splice(0)[0]?.();
    there.say(undefined);
    expect(textsIn(open('ben', there))).toEqual([]);
    open('ada', there);
    await vi.advanceTimersByTimeAsync(100);
    expect(there.texts()).toEqual(['Still here']);
    expect(localStorage).toHaveLength(0);
  });

  it('clears the outbox on sign-out', async () => {
    const there = server();
    there.say(CUT_OFF);
    const outbox = open('ada', there);
    outbox.add(message('Not for the next person'));
    await vi.advanceTimersByTimeAsync(100);
    clearUserStorage();
    there.say(undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([there.texts(), textsIn(outbox), localStorage.length]).toEqual([[], [], 0]);
  });

  it('sends one message when the response is lost', async () => {
    const there = server();
    const outbox = open('ada', there);
    there.send.mockImplementationOnce(async (sent) => {
      there.taken.push(sent);
      return { error: CUT_OFF };
    });
    outbox.add(message('Once'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([there.texts(), there.send.mock.calls.length]).toEqual([['Once'], 2]);
  });
});

describe('rejected messages', () => {
  it('shows the reason and waits for the sender while other messages continue', async () => {
    const there = server();
    there.say(REJECTED);
    const outbox = open('ada', there);
    outbox.add(message('Blocked'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.send).toHaveBeenCalledOnce();
    expect(outbox.messages()).toMatchObject([{ text: 'Blocked', refusal: 'HXBLK' }]);
    there.say(undefined);
    outbox.add(message('To another user'));
    await vi.advanceTimersByTimeAsync(100);
    expect(there.texts()).toEqual(['To another user']);
    outbox.retry(outbox.messages()[0]?.id ?? '');
    await vi.advanceTimersByTimeAsync(100);
    expect(there.texts()).toEqual(['To another user', 'Blocked']);
  });
});
