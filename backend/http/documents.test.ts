import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Draw, makeDocuments } from './documents.ts';

const ask = () => Response.json([]);
const still: Draw = async (address) => ({ html: `still ${address}` });
const live: Draw = async (address, asking) => ({
  html: `live ${address} ${await (await asking(address)).text()}`,
});
const documentsOf = (draw: Draw) => makeDocuments(draw, async (html) => html);

afterEach(() => vi.useRealTimers());

describe('the document of a screen', () => {
  it('that shows no data is drawn once', async () => {
    const draw = vi.fn(still);
    const documents = documentsOf(draw);
    expect(await documents('/auth', ask)).toBe('still /auth');
    expect(await documents('/auth', ask)).toBe('still /auth');
    expect(draw).toHaveBeenCalledOnce();
  });

  it('that shows data is drawn once for those who ask together', async () => {
    const draw = vi.fn(live);
    const documents = documentsOf(draw);
    await Promise.all([documents('/vendors', ask), documents('/vendors', ask)]);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is drawn anew where the database answers something else than before, and asks it each time', async () => {
    const draw = vi.fn(live);
    const documents = documentsOf(draw);
    const asked = vi.fn(ask);
    expect(await documents('/vendors', asked)).toBe('live /vendors []');
    expect(await documents('/vendors', asked)).toBe('live /vendors []');
    expect(draw).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await documents('/vendors', () => Response.json([1]))).toBe('live /vendors [1]');
    // Of another number in all, where the rows on the screen are the same.
    const longer = () => Response.json([1], { headers: { 'content-range': '0-0/9' } });
    await documents('/vendors', longer);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it('that shows data is drawn anew after a minute, since it may say how long ago something was', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const draw = vi.fn(live);
    const documents = documentsOf(draw);
    await documents('/vendors', ask);
    vi.advanceTimersByTime(59_000);
    await documents('/vendors', ask);
    expect(draw).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    await documents('/vendors', ask);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('is the app’s own where nothing can be drawn, or not in time', async () => {
    expect(await documentsOf(async () => null)('/nowhere', ask)).toBeNull();
    expect(await documentsOf(() => Promise.reject(new Error('no')))('/vendors', ask)).toBeNull();
    expect(await documentsOf(() => new Promise(() => undefined))('/vendors', ask)).toBeNull();
  });

  it('is drawn for a few at once: a flood of addresses gets the app’s own at once', async () => {
    const draw = vi.fn<Draw>(() => new Promise(() => undefined));
    const documents = documentsOf(draw);
    const flood = Array.from({ length: 100 }, (_, index) =>
      documents(`/vendors?after=${index}`, ask),
    );
    expect(await Promise.race(flood)).toBeNull();
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it('is not kept for more addresses than anybody has use for', async () => {
    const draw = vi.fn(still);
    const documents = documentsOf(draw);
    for (let index = 0; index < 250; index += 1) await documents(`/auth?redirect=${index}`, ask);
    await documents('/auth?redirect=249', ask);
    expect(draw).toHaveBeenCalledTimes(250);
    await documents('/auth?redirect=0', ask);
    expect(draw).toHaveBeenCalledTimes(251);
    expect(await documents(`/auth?redirect=${'x'.repeat(2000)}`, ask)).toBeNull();
  });
});
