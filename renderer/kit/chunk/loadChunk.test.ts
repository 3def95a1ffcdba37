import { describe, expect, it, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

const gone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));

/** Whether the promise has settled by the time everything that can run has run. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  const first = await Promise.race([
    promise.catch(() => 'failed'),
    new Promise((resolve) => setTimeout(() => resolve(pending))),
  ]);
  return first !== pending;
}

describe('code that a new release has removed', () => {
  it('reloads the page at most twice, then reports the failure', async () => {
    const reload = vi.fn();
    const surroundings = { storage: sessionStorage, reload };
    expect(await hasSettled(loadChunk(gone, surroundings))).toBe(false);
    expect(await hasSettled(loadChunk(gone, surroundings))).toBe(false);
    await expect(loadChunk(gone, surroundings)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('counts anew after something has loaded', async () => {
    const surroundings = { storage: sessionStorage, reload: vi.fn() };
    await hasSettled(loadChunk(gone, surroundings));
    await loadChunk(async () => 'loaded', surroundings);
    expect(await hasSettled(loadChunk(gone, surroundings))).toBe(false);
  });
});

describe('code that fails for another reason', () => {
  it('does not reload the page', async () => {
    const reload = vi.fn();
    const broken = () => Promise.reject(new Error('x is not a function'));
    await expect(loadChunk(broken, { storage: sessionStorage, reload })).rejects.toThrow('x is');
    expect(reload).not.toHaveBeenCalled();
  });
});
