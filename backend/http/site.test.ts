import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderedDocument, UNCACHED_RENDER_WAIT_MS } from './documents.ts';
import { createVisibilityCheck, type FetchAsVisitor } from './record-visibility.ts';
import { openSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-site-'));
const page = (robots: string) =>
  `<html><head><meta name="robots" content="${robots}" /><title>Haven Exchange</title></head></html>`;
writeFileSync(join(folder, 'app.html'), page('index,follow'));
writeFileSync(join(folder, '404.html'), page('noindex'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/demo-1a.webm'), '0123456789');
writeFileSync(join(folder, 'assets/demo-1a.mp4'), '0123456789');
writeFileSync(join(folder, 'assets/demo-1a.vtt'), 'WEBVTT');
mkdirSync(join(folder, 'share'));
writeFileSync(join(folder, 'share/plans.png'), 'as it was built');
writeFileSync(
  join(folder, 'plans.html'),
  '<html><head><meta property="og:image:alt" content="Plans &amp; prices, beside a drawing of a community"/></head></html>',
);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

const site = openSite(folder, async () => ({ html: page('index,follow') })).answer;
const RECORD = `/property/${crypto.randomUUID()}`;
const get = async (path: string, isThere = true) => {
  const fetchResponse = () => Response.json(isThere ? [{ id: RECORD }] : []);
  const answer = await site(new Request(`http://here${path}`), fetchResponse);
  const [, meta] = /content="([^"]*)"/.exec(await answer.text()) ?? [];
  return { status: answer.status, meta, header: answer.headers.get('x-robots-tag') };
};

describe('served page', () => {
  it.each(['/dashboard', '/vendor-dashboard', '/broker-dashboard', '/haven-realty-dashboard'])(
    'at %s is marked noindex without scripts',
    async (path) => {
      const { status, header } = await get(path);
      expect([status, header]).toEqual([200, 'noindex']);
    },
  );

  it('is indexable for the list of communities', async () => {
    const listed = { status: 200, meta: 'index,follow', header: null };
    expect(await get('/investment-opportunities')).toEqual(listed);
    expect(await get(RECORD)).toEqual(listed);
  });

  it('is the app with a 404 for a missing record', async () => {
    expect(await get(RECORD, false)).toEqual({
      status: 404,
      meta: 'noindex',
      header: 'noindex',
    });
  });
});

it('preloads the renderer at startup without querying the database', async () => {
  const draw = vi.fn(async () => ({ html: 'drawn' }));
  const { answer, warm } = openSite(folder, draw);
  expect(draw).not.toHaveBeenCalled();
  await warm();
  const fetchResponse = vi.fn(() => Response.json([]));
  expect(await (await answer(new Request('http://here/auth'), fetchResponse)).text()).toBe('drawn');
  expect(draw).toHaveBeenCalledOnce();
  expect(fetchResponse).not.toHaveBeenCalled();
});

it('renders again after the cache is cleared', async () => {
  const draw = vi.fn(async () => ({ html: 'drawn' }));
  const { answer, clear } = openSite(folder, draw);
  const fetchResponse = () => Response.json([]);
  const open = () => answer(new Request('http://here/auth'), fetchResponse);
  await open();
  await open();
  expect(draw).toHaveBeenCalledOnce();
  expect(clear()).toEqual({ pages: 1, pictures: 0, cards: 0, brands: 0 });
  expect(clear()).toEqual({ pages: 0, pictures: 0, cards: 0, brands: 0 });
  await open();
  expect(draw).toHaveBeenCalledTimes(2);
});

it('renders a course that only the database has, and returns not found for an unpublished one', async () => {
  const draw = vi.fn(async () => ({ html: 'drawn' }));
  const { answer } = openSite(folder, draw);
  const open = (found: unknown) =>
    answer(new Request('http://here/education/courses/new-course'), () => Response.json(found));
  const shown = await open({ slug: 'new-course' });
  expect([shown.status, await shown.text()]).toEqual([200, 'drawn']);
  expect((await open(null)).status).toBe(404);
});

describe("listed screen that can't be rendered", () => {
  const LISTED = ['/investment-opportunities', '/vendors', '/agents', RECORD];
  const found = () => Response.json([{ id: RECORD }]);
  const open = async (
    answer: ReturnType<typeof openSite>['answer'],
    path: string,
    fetchResponse = found,
  ) => {
    const got = await answer(new Request(`http://here${path}`), fetchResponse);
    const { status, headers } = got;
    return {
      status,
      robots: headers.get('x-robots-tag'),
      wait: headers.get('retry-after'),
      text: await got.text(),
    };
  };

  it.each(LISTED)('at %s returns 503 with a titled document that is not indexed', async (path) => {
    const { answer } = openSite(folder, () => Promise.reject(new Error('overloaded')));
    const { text, ...rest } = await open(answer, path);
    expect(rest).toEqual({ status: 503, robots: 'noindex', wait: '30' });
    expect(text).toMatch(/<title>[^<]+ · Haven Exchange<\/title>/);
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain('index,follow');
  });

  it.each(LISTED)('at %s returns the last good document', async (path) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const draw = vi.fn(
      async (address: string, fetchResponse: FetchAsVisitor): Promise<RenderedDocument> => {
        await fetchResponse(address);
        return { html: 'good' };
      },
    );
    const { answer } = openSite(folder, draw);
    expect(await open(answer, path)).toMatchObject({ status: 200, text: 'good' });
    vi.advanceTimersByTime(61_000);
    draw.mockRejectedValue(new Error('overloaded'));
    expect(await open(answer, path)).toMatchObject({ status: 200, robots: null, text: 'good' });
    const down = () => Response.json({}, { status: 503 });
    expect(await open(answer, path, down)).toMatchObject({ status: 200, text: 'good' });
  });

  it('is no longer shown once its record is withdrawn', async () => {
    const { answer } = openSite(folder, async () => ({ html: 'good' }));
    await open(answer, RECORD);
    expect(await open(answer, RECORD, () => Response.json([]))).toMatchObject({ status: 404 });
    const down = () => Response.json({}, { status: 503 });
    expect(await open(answer, RECORD, down)).toMatchObject({ status: 503, robots: 'noindex' });
  });

  it('is never listed if nothing renders', async () => {
    const { answer } = openSite(folder, null);
    expect(await open(answer, '/vendors')).toMatchObject({ status: 200, robots: 'noindex' });
  });
});

describe('old URL', () => {
  const location = async (path: string) => {
    const { status, headers } = await site(new Request(`http://here${path}`), () =>
      Response.json([]),
    );
    return [status, headers.get('location')];
  };

  it.each([
    ['/listings', '/investment-opportunities'],
    ['/listings?state=OH&q=a%20b', '/investment-opportunities?state=OH&q=a%20b'],
    ['/properties/', '/investment-opportunities'],
    ['/pricing', '/user-pricing'],
    ['/demo', '/demos'],
    [`/listings/${RECORD.slice(10)}`, RECORD],
    ['/listing/a%2F%2Fevil', '/property/a%2F%2Fevil'],
    ['//listings', '/investment-opportunities'],
  ])('%s redirects permanently to %s', async (from, to) => {
    expect(await location(from)).toEqual([301, to]);
  });
});

describe('a video', () => {
  const VIDEO = '/assets/demo-1a.webm';
  const fetchResponse = async (headers: Record<string, string>, path = VIDEO, method = 'GET') => {
    const request = new Request(`http://here${path}`, { headers, method });
    const answer = await site(request, () => Response.json([]));
    const body = await answer.text();
    const header = (name: string) => answer.headers.get(name);
    return { status: answer.status, body, header };
  };

  it.each([
    [VIDEO, 'video/webm'],
    ['/assets/demo-1a.mp4', 'video/mp4'],
    ['/assets/demo-1a.vtt', 'text/vtt; charset=utf-8'],
  ])('at %s is served as %s', async (path, type) => {
    const { status, header } = await fetchResponse({}, path);
    expect([status, header('content-type')]).toEqual([200, type]);
  });

  it('is served whole and accepts range requests', async () => {
    const { status, body, header } = await fetchResponse({});
    expect([status, body]).toEqual([200, '0123456789']);
    expect([header('accept-ranges'), header('content-length')]).toEqual(['bytes', '10']);
    expect(header('content-range')).toBeNull();
  });

  it.each([
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ])('returns 206 for the range %s', async (range, part, contentRange) => {
    const { status, body, header } = await fetchResponse({ range });
    expect([status, body, header('content-range')]).toEqual([206, part, contentRange]);
    expect(header('content-length')).toBe(String(part.length));
  });

  it.each(['bytes=10-', 'bytes=-0'])(
    'returns 416 for the range %s outside the file',
    async (range) => {
      const { status, body, header } = await fetchResponse({ range });
      expect([status, body, header('content-range')]).toEqual([416, '', 'bytes */10']);
      expect(header('cache-control')).toBe('no-store');
    },
  );

  it.each(['bytes=4-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])(
    'is served whole for the unsupported range %s',
    async (range) => {
      const { status, body } = await fetchResponse({ range });
      expect([status, body]).toEqual([200, '0123456789']);
    },
  );

  it('returns a range only for the version in If-Range', async () => {
    const etag = (await fetchResponse({})).header('etag') ?? '';
    const range = 'bytes=0-1';
    expect((await fetchResponse({ range, 'if-range': etag })).status).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Sat, 28 Nov 2026 09:00:00 GMT']) {
      expect((await fetchResponse({ range, 'if-range': other })).status).toBe(200);
    }
  });

  it('returns 304 for the version the browser has', async () => {
    const etag = (await fetchResponse({})).header('etag') ?? '';
    expect((await fetchResponse({ 'if-none-match': etag, range: 'bytes=0-1' })).status).toBe(304);
  });

  it('answers HEAD with headers only', async () => {
    const whole = await fetchResponse({}, VIDEO, 'HEAD');
    expect([whole.status, whole.body, whole.header('content-length')]).toEqual([200, '', '10']);
    const part = await fetchResponse({ range: 'bytes=2-4' }, VIDEO, 'HEAD');
    expect([part.status, part.body, part.header('content-length')]).toEqual([206, '', '3']);
  });
});

describe('link preview image of a record', () => {
  const path = `/property/${crypto.randomUUID()}`;
  const share = { title: 'Maple Court', lines: ['Westerville, OH'] };
  const picture = async (rendered: RenderedDocument | null, at = `/share${path}.png`) => {
    const draw = vi.fn(async () => rendered);
    const { answer } = openSite(folder, draw);
    const { status, headers } = await answer(new Request(`http://here${at}`), fetchResponse);
    return { status, type: headers.get('content-type'), asked: draw.mock.calls };
  };
  const fetchResponse = () => Response.json([]);

  it('shows what a visitor can see of it', async () => {
    expect(await picture({ html: '', share })).toEqual({
      status: 200,
      type: 'image/png',
      asked: [[path, fetchResponse]],
    });
  });

  it("doesn't exist for a missing record or an invalid path", async () => {
    expect(await picture(null)).toMatchObject({ status: 404 });
    expect(await picture({ html: '', share: null })).toMatchObject({ status: 404 });
    for (const at of ['/share/auth.png', '/share/property/a%2f..%2fb.png', '/share//x/y.png']) {
      const { status, asked } = await picture({ html: '', share }, at);
      expect([status, asked]).toEqual([404, []]);
    }
  });
});

describe('workspace address', () => {
  const BRAND = { product_name: 'Cedar', surface: '#f2c14e', accent_light: '#5b2333' };
  const fetchResponse = async (path: string) =>
    Response.json(path.startsWith('/rpc/brand_of_subdomain') ? BRAND : []);
  const path = `/property/${crypto.randomUUID()}`;
  const share = { title: 'Maple Court', lines: [] };
  const { answer } = openSite(folder, async () => ({ html: '', share }));
  const picture = async (address: string) => {
    const got = await answer(new Request(address), fetchResponse);
    return { status: got.status, body: Buffer.from(await got.arrayBuffer()).toString('base64') };
  };

  it.each(['/share/plans.png', `/share${path}.png`])('renders %s with its branding', async (at) => {
    const [own, platform] = [
      await picture(`http://cedar.localhost${at}`),
      await picture(`http://localhost${at}`),
    ];
    expect([own.status, platform.status]).toEqual([200, 200]);
    expect(own.body.slice(0, 8)).toBe('iVBORw0K');
    expect(own.body).not.toBe(platform.body);
  });

  it('has no image for a missing page', async () => {
    expect((await picture('http://cedar.localhost/share/nothing.png')).status).toBe(404);
  });
});

describe('record visibility', () => {
  const record = { name: 'property', id: crypto.randomUUID() } as const;
  const check = (fetchResponse: (path: string) => Promise<Response>) =>
    createVisibilityCheck(fetchResponse)(record);

  it('matches what a visitor can see', async () => {
    expect(await check(async () => Response.json([{ id: record.id }]))).toBe('everyone');
    expect(await check(async (path) => Response.json(path.startsWith('/rpc') ? null : []))).toBe(
      'no one',
    );
    expect(
      await createVisibilityCheck(async () => Response.json(null))({ ...record, name: 'agent' }),
    ).toBe('no one');
  });

  it('includes an unlisted listing, whose page exists but is not indexed', async () => {
    const fetchResponse = async (path: string) =>
      Response.json(path.startsWith('/rpc/get_unlisted_listing') ? { id: record.id } : []);
    expect(await check(fetchResponse)).toBe('by link');
    const request = new Request(`http://here/property/${record.id}`);
    const answer = await openSite(folder).answer(request, fetchResponse);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  it('is not queried for an invalid id', async () => {
    const calls: string[] = [];
    const readersOf = createVisibilityCheck((path) => {
      calls.push(path);
      return Response.json([]);
    });
    expect(await readersOf({ name: 'vendor', id: '1&or=(id.is.null)' })).toBe('no one');
    expect(calls).toEqual([]);
  });

  it('is unknown if the database fails or takes too long', async () => {
    expect(await check(() => Promise.reject(new TypeError('fetch failed')))).toBe('unknown');
    expect(await check(async () => new Response('', { status: 503 }))).toBe('unknown');
    vi.useFakeTimers();
    const never = check(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(UNCACHED_RENDER_WAIT_MS.listedMs);
    expect(await never).toBe('unknown');
  });
});
