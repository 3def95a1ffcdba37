import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PresenceHeartbeat } from './PresenceHeartbeat.ts';

/** Simulates a browser's tabs: messages reach the other tabs, and one tab leads at a time. */
function browser() {
  const sent: string[] = [];
  const channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  const queue: { onLead: () => void }[] = [];
  const lead = (onLead: () => void) => {
    const entry = { onLead };
    queue.push(entry);
    if (queue[0] === entry) onLead();
    return () => {
      const wasFirst = queue[0] === entry;
      queue.splice(queue.indexOf(entry), 1);
      if (wasFirst) queue[0]?.onLead();
    };
  };
  const open = (start: string) => {
    const at = { place: start };
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        for (const other of channels)
          if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    const beat = new PresenceHeartbeat({
      tell: (status, place) => sent.push(`${status} ${place}`),
      tellLast: (place) => sent.push(`offline ${place}`),
      lead,
      channel,
      place: () => at.place,
    });
    return { beat, at };
  };
  return { told: sent, open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('reports presence on load, every 30 s, and on each view, and absence on unload', () => {
  const { told, open } = browser();
  const { beat, at } = open('/dashboard');
  expect(told).toEqual(['online /dashboard']);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(3);
  at.place = '/messages';
  beat.look();
  expect(told.at(-1)).toBe('online /messages');
  beat.leave();
  expect(told.at(-1)).toBe('offline /messages');
  beat.comeBack();
  expect(told.at(-1)).toBe('online /messages');
  beat.close();
  const many = told.length;
  vi.advanceTimersByTime(120_000);
  expect(told).toHaveLength(many);
});

test('one of several tabs reports for the visible one; when it closes the next takes over immediately', () => {
  const { told, open } = browser();
  const first = open('/a');
  const second = open('/b');
  expect(told).toEqual(['online /a']);
  second.beat.look();
  expect(told).toEqual(['online /a', 'online /b']);
  vi.advanceTimersByTime(30_000);
  expect(told).toHaveLength(3);
  first.beat.close();
  expect(told.slice(3)).toEqual(['offline /b', 'online /b']);
  second.beat.close();
  expect(told.slice(5)).toEqual(['offline /b']);
});

test('closing all tabs at once reports absence in any order', () => {
  const { told, open } = browser();
  const tabs = ['/a', '/b', '/c'].map(open);
  for (const { beat } of tabs) beat.leave();
  expect(told.at(-1)).toBe('offline /a');
  for (const { beat } of tabs) beat.close();
  vi.advanceTimersByTime(120_000);
  expect(told.at(-1)).toBe('offline /a');
});
