import { afterEach, describe, expect, it, vi } from 'vitest';
import { callRpc, readRows } from './publicData.ts';

vi.mock('../../host/publicAddress.ts', () => ({
  publicAddress: async () => ({
    url: 'https://project.example',
    publishableKey: 'sb_publishable_x',
    mailbox: null,
  }),
}));

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

function answering(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what a page asks the backend', () => {
  it('goes to the REST address with the publishable key alone', async () => {
    const fetch = answering(json([{ id: 1 }]));
    const query = { select: 'id', status: 'eq.active' };
    expect(await readRows('listings', query, { accepts: isList })).toEqual([{ id: 1 }]);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://project.example/rest/v1/listings?select=id&status=eq.active');
    expect(init?.headers).toMatchObject({ apikey: 'sb_publishable_x' });
  });

  it('says when nobody answered, when it was refused and when the answer is none', async () => {
    const ask = () => callRpc('hero_statistics', {}, { accepts: isList });
    answering(new TypeError('Failed to fetch'));
    await expect(ask()).rejects.toMatchObject({ reason: 'unreachable', status: 0 });
    answering(json({ message: 'no' }, 401));
    await expect(ask()).rejects.toMatchObject({ reason: 'refused', status: 401 });
    answering(json({ a: 1 }));
    await expect(ask()).rejects.toMatchObject({ reason: 'unreadable' });
    answering(new Response('<h1>Bad gateway</h1>'));
    await expect(ask()).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('is asked again as often as wanted while the fault may pass, and a refusal never', async () => {
    vi.useFakeTimers();
    const ask = () => callRpc('hero_statistics', {}, { accepts: isList, retries: 2 });
    const busy = answering(json({}, 503), new TypeError('Failed to fetch'), json([]));
    const answer = ask();
    await vi.runAllTimersAsync();
    expect(await answer).toEqual([]);
    expect(busy).toHaveBeenCalledTimes(3);
    const refusing = answering(json({}, 403));
    await expect(ask()).rejects.toMatchObject({ reason: 'refused' });
    expect(refusing).toHaveBeenCalledTimes(1);
  });

  it('ends when the page stops asking, or when it takes too long', async () => {
    const hanging = vi.fn<typeof fetch>((_url, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      const signal = init?.signal;
      if (signal?.aborted === true) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    vi.stubGlobal('fetch', hanging);
    const leaving = new AbortController();
    const left = readRows('listings', {}, { accepts: isList, signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ reason: 'aborted' });
    const late = readRows('listings', {}, { accepts: isList, timeoutMs: 1 });
    await expect(late).rejects.toMatchObject({ reason: 'timeout' });
  });
});
