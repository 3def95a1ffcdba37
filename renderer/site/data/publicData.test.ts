import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeRest, jsonResponse } from './fakeRest.ts';
import { callRpc, readRows } from './publicData.ts';

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Answers calls one after another. */
function answering(...responses: (Response | Error)[]) {
  return fakeRest(() => {
    const next = responses.shift();
    if (next instanceof Response) return next;
    throw next ?? new TypeError('No response left.');
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('public data requests', () => {
  it('go to the REST URL with only the publishable key', async () => {
    const backend = answering(jsonResponse([{ id: 1 }]));
    const query = { select: 'id', status: 'eq.active' };
    expect(await readRows('listings', query, { accepts: isList })).toEqual([{ id: 1 }]);
    const [url, init] = backend.calls()[0] ?? [];
    expect(url).toMatch(/\/rest\/v1\/listings\?select=id&status=eq\.active$/);
    expect(Object.keys(init?.headers ?? {}).toSorted()).toEqual(['apikey', 'content-type']);
  });

  it('distinguish unreachable, refused, and unreadable responses', async () => {
    const fetchStatistics = () => callRpc('hero_statistics', {}, { accepts: isList });
    answering(new TypeError('Failed to fetch'));
    await expect(fetchStatistics()).rejects.toMatchObject({ reason: 'unreachable', status: 0 });
    answering(jsonResponse({ message: 'no' }, 401));
    await expect(fetchStatistics()).rejects.toMatchObject({ reason: 'refused', status: 401 });
    answering(jsonResponse({ a: 1 }));
    await expect(fetchStatistics()).rejects.toMatchObject({ reason: 'unreadable' });
    answering(new Response('<h1>Bad gateway</h1>'));
    await expect(fetchStatistics()).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('retry temporary failures up to the limit but never a refusal', async () => {
    vi.useFakeTimers();
    const fetchStatistics = () => callRpc('hero_statistics', {}, { accepts: isList, retries: 2 });
    const busy = answering(
      jsonResponse({}, 503),
      new TypeError('Failed to fetch'),
      jsonResponse([]),
    );
    const result = fetchStatistics();
    await vi.runAllTimersAsync();
    expect(await result).toEqual([]);
    expect(busy.calls()).toHaveLength(3);
    const refusing = answering(jsonResponse({}, 403));
    await expect(fetchStatistics()).rejects.toMatchObject({ reason: 'refused' });
    expect(refusing.calls()).toHaveLength(1);
  });

  it('end on abort or timeout', async () => {
    fakeRest((_path, _query, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      const signal = init?.signal;
      if (signal?.aborted === true) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    const controller = new AbortController();
    const left = readRows('listings', {}, { accepts: isList, signal: controller.signal });
    controller.abort();
    await expect(left).rejects.toMatchObject({ reason: 'aborted' });
    const late = readRows('listings', {}, { accepts: isList, timeoutMs: 1 });
    await expect(late).rejects.toMatchObject({ reason: 'timeout' });
  });
});
