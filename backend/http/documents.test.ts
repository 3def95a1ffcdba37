import { describe, expect, it, vi } from 'vitest';
import { type Draw, makeDocuments } from './documents.ts';

const ask = () => Response.json([]);
const still: Draw = async (address) => ({ html: `still ${address}`, isLive: false });
const live: Draw = async (address) => ({ html: `live ${address}`, isLive: true });
const documentsOf = (draw: Draw) => makeDocuments(draw, async (html) => html);

describe('the document of a screen', () => {
  it('that shows no data is drawn once', async () => {
    const draw = vi.fn(still);
    const documents = documentsOf(draw);
    expect(await documents('/auth', ask)).toBe('still /auth');
    expect(await documents('/auth', ask)).toBe('still /auth');
    expect(draw).toHaveBeenCalledOnce();
  });

  it('that shows data is drawn anew each time, and once for those who ask together', async () => {
    const draw = vi.fn(live);
    const documents = documentsOf(draw);
    await Promise.all([documents('/vendors', ask), documents('/vendors', ask)]);
    expect(draw).toHaveBeenCalledOnce();
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
