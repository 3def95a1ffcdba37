import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_RELOAD_DELAY_MS } from '#shared/constants.ts';
import { failedOffline, loadChunk, loadOnce } from './loadChunk.ts';

const createFailingLoader = (chunk: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: /assets/${chunk}`));

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const served = async () => 'served' as const;

/** Loads a chunk on a page that reloads on request; returns the number of reloads. */
async function visit(chunk: string, storage: () => Storage = () => sessionStorage) {
  const reload = vi.fn();
  const options = { storage, reload, checkChunk: served };
  const loading = loadChunk(createFailingLoader(chunk), options).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(CHUNK_RELOAD_DELAY_MS - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const end = await Promise.race([loading, Promise.resolve('waiting')]);
  return { reloads: reload.mock.calls.length, end };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
  return () => vi.unstubAllGlobals();
});

describe('code removed by a new release', () => {
  it('reloads the page after a second, at most twice, then logs why', async () => {
    expect(await visit('a-1.js')).toEqual({ reloads: 1, end: 'waiting' });
    expect(await visit('a-1.js')).toEqual({ reloads: 1, end: 'waiting' });
    expect(reportError).not.toHaveBeenCalled();
    expect(await visit('a-1.js')).toEqual({ reloads: 0, end: 'failed' });
    expect(reportError).toHaveBeenCalledOnce();
  });

  it("doesn't reload endlessly when another chunk loads each time", async () => {
    let reloads = 0;
    for (let visits = 0; visits < 27; visits += 1) {
      await loadChunk(async () => 'loaded');
      reloads += (await visit('b-1.js')).reloads;
    }
    expect(reloads).toBe(2);
  });

  it('is counted per chunk and restarts with the next build', async () => {
    await visit('c-1.js');
    await visit('c-1.js');
    expect((await visit('d-1.js')).reloads).toBe(1);
    expect((await visit('c-2.js')).reloads).toBe(1);
  });

  it("never reloads if the browser can't store the count", async () => {
    expect(await visit('e-1.js', blocked)).toEqual({ reloads: 0, end: 'failed' });
  });

  it("doesn't reload the page while offline", async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await visit('f-1.js')).toEqual({ reloads: 0, end: 'failed' });
  });
});

describe('code from a server that is down', () => {
  it('is requested again until the server answers, without a reload or an error', async () => {
    const reload = vi.fn();
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(createFailingLoader('i-1.js'))
      .mockImplementationOnce(createFailingLoader('i-1.js'))
      .mockResolvedValue('loaded');
    const checkChunk = async () => 'busy' as const;
    const loading = loadChunk(load, { storage: () => sessionStorage, reload, checkChunk });
    await vi.runAllTimersAsync();
    expect(await loading).toBe('loaded');
    expect(reload).not.toHaveBeenCalled();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('counts as offline if the server cannot be reached', async () => {
    const reload = vi.fn();
    const checkChunk = async () => 'unreachable' as const;
    const options = { storage: () => sessionStorage, reload, checkChunk };
    const error = await loadChunk(createFailingLoader('k-1.js'), options).catch((e: unknown) => e);
    expect(failedOffline(error)).toBe(true);
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('removes a stylesheet that failed so a retry loads it again', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  const load = async () => {
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    throw new Error('Unable to preload CSS for /assets/g.css');
  };
  await expect(loadOnce(load)).rejects.toThrow('Unable to preload CSS');
  expect(link.isConnected).toBe(false);
});

it('never reloads the page for a retry', async () => {
  await expect(loadOnce(createFailingLoader('h-1.js'))).rejects.toThrow('h-1.js');
  expect(vi.getTimerCount()).toBe(0);
});

describe('code that fails for another reason', () => {
  it('does not reload the page', async () => {
    const reload = vi.fn();
    const broken = () => Promise.reject(new Error('x is not a function'));
    const environment = { storage: () => sessionStorage, reload, checkChunk: served };
    await expect(loadChunk(broken, environment)).rejects.toThrow('x is');
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
  });
});
