import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createDocumentRenderer,
  type RenderedDocument,
  type RenderScreen,
  STALE_AFTER_MS,
  UNCACHED_RENDER_WAIT_MS,
} from './documents.ts';

const fetchData = () => Response.json([]);
const still: RenderScreen = async (address) => ({ html: `still ${address}` });
const live: RenderScreen = async (address, fetchAsVisitor) => ({
  html: `live ${address} ${await (await fetchAsVisitor(address)).text()}`,
});
const documentsOf = (draw: RenderScreen) => createDocumentRenderer(draw, async (html) => html);

afterEach(() => vi.useRealTimers());

describe('the document of a screen', () => {
  it('is rendered once if it shows no data', async () => {
    const draw = vi.fn(still);
    const documents = documentsOf(draw);
    expect(await documents('/auth', fetchData)).toBe('still /auth');
    expect(await documents('/auth', fetchData)).toBe('still /auth');
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is rendered once for concurrent requests if it shows data', async () => {
    const draw = vi.fn(live);
    const documents = documentsOf(draw);
    await Promise.all([documents('/vendors', fetchData), documents('/vendors', fetchData)]);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is rendered again when the database returns something new, and queries it each time', async () => {
    const draw = vi.fn(live);
    const documents = documentsOf(draw);
    const fetchSpy = vi.fn(fetchData);
    expect(await documents('/vendors', fetchSpy)).toBe('live /vendors []');
    expect(await documents('/vendors', fetchSpy)).toBe('live /vendors []');
    expect(draw).toHaveBeenCalledOnce();
    expect(fetchSpy).toHaveBeenCalledTimes(2);
    expect(await documents('/vendors', () => Response.json([1]))).toBe('live /vendors [1]');
    // A different total with the same rows on the screen.
    const longer = () => Response.json([1], { headers: { 'content-range': '0-0/9' } });
    await documents('/vendors', longer);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it('is rendered again after a minute if it shows data, because it may contain relative times', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const draw = vi.fn(live);
    const documents = documentsOf(draw);
    await documents('/vendors', fetchData);
    vi.advanceTimersByTime(59_000);
    await documents('/vendors', fetchData);
    expect(draw).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    await documents('/vendors', fetchData);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('is null if it cannot be rendered', async () => {
    expect(await documentsOf(async () => null)('/nowhere', fetchData)).toBeNull();
    expect(
      await documentsOf(() => Promise.reject(new Error('no')))('/vendors', fetchData),
    ).toBeNull();
    expect(await documentsOf(still)(`/auth?redirect=${'x'.repeat(2000)}`, fetchData)).toBeNull();
  });

  it('has a longer timeout on a listed screen than on others', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
    const documents = documentsOf(() => promise);
    const unlisted = documents('/dashboard', fetchData, UNCACHED_RENDER_WAIT_MS.unlistedMs);
    const listed = documents('/vendors', fetchData, UNCACHED_RENDER_WAIT_MS.listedMs);
    await vi.advanceTimersByTimeAsync(UNCACHED_RENDER_WAIT_MS.unlistedMs);
    expect(await unlisted).toBeNull();
    await vi.advanceTimersByTimeAsync(UNCACHED_RENDER_WAIT_MS.listedMs / 2);
    resolve({ html: 'late' });
    expect(await listed).toBe('late');
  });

  it('is null after the timeout of a listed screen', async () => {
    vi.useFakeTimers();
    const listed = documentsOf(() => new Promise(() => undefined))(
      '/vendors',
      fetchData,
      UNCACHED_RENDER_WAIT_MS.listedMs,
    );
    await vi.advanceTimersByTimeAsync(UNCACHED_RENDER_WAIT_MS.listedMs);
    expect(await listed).toBeNull();
  });

  it('queues behind four others, and rejects a flood', async () => {
    vi.useFakeTimers();
    const draw = vi.fn<RenderScreen>(() => new Promise(() => undefined));
    const documents = documentsOf(draw);
    const flood = Array.from({ length: 200 }, (_, index) =>
      documents(`/vendors?after=${index}`, fetchData, UNCACHED_RENDER_WAIT_MS.listedMs),
    );
    expect(await flood.at(-1)).toBeNull();
    expect(draw).toHaveBeenCalledTimes(4);
    // A hanging one gives its slot to the next.
    await vi.advanceTimersByTimeAsync(20_000);
    expect(draw).toHaveBeenCalledTimes(8);
  });
  it('is cached for a limited number of addresses', async () => {
    const draw = vi.fn(still);
    const documents = documentsOf(draw);
    for (let index = 0; index < 250; index += 1)
      await documents(`/auth?redirect=${index}`, fetchData);
    await documents('/auth?redirect=249', fetchData);
    expect(draw).toHaveBeenCalledTimes(250);
    await documents('/auth?redirect=0', fetchData);
    expect(draw).toHaveBeenCalledTimes(251);
  });
});

describe('the last good document', () => {
  /** Rendered more than a minute ago, so it is rendered again. */
  async function rendered(next: RenderScreen) {
    vi.useFakeTimers();
    const draw = vi.fn(live);
    const documents = documentsOf(draw);
    await documents('/vendors', fetchData);
    vi.advanceTimersByTime(61_000);
    draw.mockImplementation(next);
    return documents;
  }
  const hanging: RenderScreen = () => new Promise(() => undefined);

  it('is returned while a new one takes long', async () => {
    const documents = await rendered(hanging);
    const pendingDocument = documents('/vendors', fetchData, UNCACHED_RENDER_WAIT_MS.listedMs);
    await vi.advanceTimersByTimeAsync(STALE_AFTER_MS);
    expect(await pendingDocument).toBe('live /vendors []');
  });

  it('is returned if rendering or the database fails', async () => {
    const documents = await rendered(async () => null);
    expect(await documents('/vendors', fetchData)).toBe('live /vendors []');
    const busy = () => Response.json({}, { status: 503 });
    expect(await documents('/vendors', busy)).toBe('live /vendors []');
    expect(await documents('/vendors', () => Promise.reject(new Error('gone')))).toBe(
      'live /vendors []',
    );
  });

  it('is replaced in the background', async () => {
    const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
    const documents = await rendered(() => promise);
    const stale = documents('/vendors', fetchData);
    await vi.advanceTimersByTimeAsync(STALE_AFTER_MS);
    expect(await stale).toBe('live /vendors []');
    resolve({ html: 'new' });
    expect(await documents('/vendors', fetchData)).toBe('new');
  });

  it('is not returned once the database returns something new', async () => {
    const documents = await rendered(hanging);
    const withdrawn = documents(
      '/vendors',
      () => Response.json(['changed']),
      UNCACHED_RENDER_WAIT_MS.listedMs,
    );
    await vi.advanceTimersByTimeAsync(UNCACHED_RENDER_WAIT_MS.listedMs);
    expect(await withdrawn).toBeNull();
    expect(documents.last('/vendors')).toBeNull();
  });

  it('is not returned ten minutes after the database last confirmed it', async () => {
    const documents = await rendered(hanging);
    expect(documents.last('/vendors')).not.toBeNull();
    vi.advanceTimersByTime(10 * 60_000);
    expect(documents.last('/vendors')).toBeNull();
  });

  it('is dropped with its path', async () => {
    const documents = await rendered(hanging);
    documents.drop('/vendors');
    expect(documents.last('/vendors')).toBeNull();
  });
});
