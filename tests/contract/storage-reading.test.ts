import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backend, service } from '../support/backend.ts';
import { PDF, PNG } from '../support/file-samples.ts';

const bucket = `reading-${randomUUID()}`;
const files = () => service().storage.from(bucket);
const content = randomBytes(100_000);
beforeAll(async () => {
  await service().storage.createBucket(bucket, { public: true });
  await files().upload('data.bin', content, { cacheControl: '60' });
});
afterAll(async () => {
  await service().storage.emptyBucket(bucket);
  await service().storage.deleteBucket(bucket);
});

const get = (headers: Record<string, string> = {}, path = 'data.bin', method = 'GET') =>
  fetch(`${backend().url}/storage/v1/object/public/${bucket}/${path}`, { headers, method });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a download', () => {
  it('has the headers that caches and players need', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect((await bytes(response)).equals(content)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'max-age=60',
      'content-length': '100000',
      'content-type': 'application/octet-stream',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(response.headers.get('last-modified')).toBeNull();
  });

  it('has a time only if private', async () => {
    const hidden = `private-${randomUUID()}`;
    await service().storage.createBucket(hidden, { public: false });
    await service().storage.from(hidden).upload('data.bin', content);
    const load = (headers: Record<string, string> = {}) => {
      const key = backend().secretKey;
      return fetch(`${backend().url}/storage/v1/object/authenticated/${hidden}/data.bin`, {
        headers: { apikey: key, authorization: `Bearer ${key}`, ...headers },
      });
    };
    const modified = (await load()).headers.get('last-modified') ?? '';
    expect(modified).toContain('GMT');
    expect((await load({ 'if-modified-since': modified })).status).toBe(304);
    expect((await load({ range: 'bytes=0-1', 'if-range': modified })).status).toBe(206);
    await service().storage.emptyBucket(hidden);
    await service().storage.deleteBucket(hidden);
  });

  it("isn't sent again to a client that has it", async () => {
    const { headers } = await get();
    const etag = headers.get('etag') ?? '';
    for (const condition of [
      { 'if-none-match': etag },
      { 'if-none-match': `W/${etag}, "other"` },
      { 'if-none-match': '*' },
    ]) {
      const response = await get(condition);
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(etag);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get({ 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=99990-', 99_990, 99_999],
    ['bytes=-10', 99_990, 99_999],
    ['bytes=5-5', 5, 5],
    ['bytes=99000-200000', 99_000, 99_999],
    ['bytes=-200000', 0, 99_999],
  ])('returns the part %s', async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/100000`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect((await bytes(response)).equals(content.subarray(start, end + 1))).toBe(true);
  });

  it('rejects a part outside the file and reports its size', async () => {
    for (const range of ['bytes=100000-', 'bytes=200000-300000', 'bytes=-0']) {
      const response = await get({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe('bytes */100000');
    }
  });

  it('returns the whole file for anything but a single range', async () => {
    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=9-3', 'bytes=-', 'bytes=a-b']) {
      expect((await get({ range })).status, range).toBe(200);
    }
  });

  it('resumes only for the same file', async () => {
    const { headers } = await get();
    const same = { range: 'bytes=0-1', 'if-range': headers.get('etag') ?? '' };
    expect((await get(same)).status).toBe(206);
    for (const validator of ['"other"', new Date(0).toUTCString()]) {
      expect((await get({ range: 'bytes=0-1', 'if-range': validator })).status).toBe(200);
    }
  });

  it('returns an empty file as empty', async () => {
    await files().upload('empty', '');
    const response = await get({}, 'empty');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '0']);
  });

  it('returns everything but the content for HEAD', async () => {
    const response = await get({}, 'data.bin', 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('100000');
    expect(await response.text()).toBe('');
  });

  it('is saved under the requested name', async () => {
    await files().upload('picture.png', PNG);
    const name = 'Größe "1"; x=y.png';
    const { publicUrl } = files().getPublicUrl('picture.png', { download: name }).data;
    expect((await fetch(publicUrl)).headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e _1__ x_y.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22%3B%20x%3Dy.png`,
    );
    const plain = files().getPublicUrl('picture.png', { download: true }).data.publicUrl;
    expect((await fetch(plain)).headers.get('content-disposition')).toContain('picture.png');
  });

  it('keeps the type that the client expects', async () => {
    await files().upload('paper.pdf', PDF);
    const { data } = await files().download('paper.pdf');
    expect(data?.type).toBe('application/pdf');
    expect(data?.size).toBe(PDF.length);
  });

  it("reports a missing file with a hosted project's message", async () => {
    const response = await get({}, 'missing');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: '404',
      error: 'not_found',
      message: 'Object not found',
      code: 'NoSuchKey',
    });
    expect(await files().exists('missing')).toMatchObject({ data: false });
    expect(await files().exists('data.bin')).toEqual({ data: true, error: null });
  });

  it('offers no smaller images, as without that add-on', async () => {
    const { publicUrl } = files().getPublicUrl('a.png', { transform: { width: 9 } }).data;
    const response = await fetch(publicUrl);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'FeatureNotEnabled' });
  });

  it('is allowed with its headers for pages of allowed origins', async () => {
    const origin = 'app://haven';
    const path = `${backend().url}/storage/v1/upload/resumable`;
    const preflight = await fetch(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    for (const name of ['tus-resumable', 'upload-offset', 'x-upsert', 'cache-control']) {
      expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
    }
    const { headers } = await get({ origin });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toContain('etag');
    const foreign = await get({ origin: 'https://elsewhere.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a list', () => {
  const folder = 'tree';
  const names = ['b.txt', 'a.txt', 'c.txt', 'sub/one.txt', 'sub/deeper/two.txt', 'zoo/x.txt'];
  beforeAll(async () => {
    for (const name of names) await files().upload(`${folder}/${name}`, name);
  });
  const listed = async (...args: Parameters<ReturnType<typeof files>['list']>) => {
    const { data, error } = await files().list(...args);
    expect(error).toBeNull();
    return data?.map(({ name }) => name);
  };

  it('shows one level: folders, then files', async () => {
    expect(await listed(folder)).toEqual(['sub', 'zoo', 'a.txt', 'b.txt', 'c.txt']);
    expect(await listed(`${folder}/sub/`)).toEqual(['deeper', 'one.txt']);
    const { data } = await files().list(folder, { limit: 3 });
    expect(data?.[0]).toMatchObject({ name: 'sub', id: null, metadata: null });
    expect(data?.[2]).toMatchObject({
      name: 'a.txt',
      id: expect.any(String),
      metadata: { size: 5, mimetype: 'text/plain' },
    });
  });

  it("names folders by level, and formats times like a hosted project's storage", async () => {
    const anyTimestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const { data: page } = await files().listV2({ prefix: `${folder}/`, with_delimiter: true });
    expect(page?.folders).toEqual([
      { key: 'sub', name: `${folder}/sub/` },
      { key: 'zoo', name: `${folder}/zoo/` },
    ]);
    const name = `${folder}/a.txt`;
    expect(page?.objects[0]).toMatchObject({ key: 'a.txt', name, created_at: anyTimestamp });
    const { data: listed } = await files().list(folder, { search: 'a.txt' });
    const timestamps = {
      created_at: anyTimestamp,
      updated_at: anyTimestamp,
      last_accessed_at: anyTimestamp,
    };
    expect(listed?.[0]).toMatchObject(timestamps);
    expect((await files().info(name)).data).toMatchObject({ createdAt: null, metadata: {} });
    const { data: stored } = await service().storage.getBucket(bucket);
    expect(stored).toMatchObject({ created_at: anyTimestamp, updated_at: anyTimestamp });
    const { data: all } = await service().storage.listBuckets({ search: bucket });
    expect(all?.[0]).toMatchObject({ created_at: anyTimestamp, updated_at: anyTimestamp });
  });

  it('is limited, sorted and searched', async () => {
    expect(await listed(folder, { limit: 2, offset: 3 })).toEqual(['b.txt', 'c.txt']);
    const sortBy = { column: 'name', order: 'desc' };
    expect(await listed(folder, { sortBy })).toEqual(['zoo', 'sub', 'c.txt', 'b.txt', 'a.txt']);
    const oldest = { column: 'created_at', order: 'asc' };
    expect(await listed(folder, { sortBy: oldest, offset: 2 })).toEqual([
      'b.txt',
      'a.txt',
      'c.txt',
    ]);
    expect(await listed(folder, { search: 'B' })).toEqual(['b.txt']);
    expect(await listed(folder, { search: '%' })).toEqual([]);
    expect(await listed('tre')).toEqual([]);
  });

  it('covers everything once in pages', async () => {
    const page = async (options: Parameters<ReturnType<typeof files>['listV2']>[0]) => {
      const { data, error } = await files().listV2(options);
      expect(error).toBeNull();
      return data;
    };
    for (const column of ['name', 'created_at'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const next = await page({
          prefix: `${folder}/`,
          limit: 2,
          with_delimiter: true,
          sortBy: { column, order: 'asc' },
          ...(cursor ? { cursor } : {}),
        });
        seen.push(...(next?.folders ?? []).map(({ name }) => name));
        seen.push(...(next?.objects ?? []).map(({ name }) => name));
        expect(next?.hasNext).toBe(next?.nextCursor !== undefined);
        cursor = next?.nextCursor;
      } while (cursor);
      expect(seen.toSorted()).toEqual(
        ['a.txt', 'b.txt', 'c.txt', 'sub/', 'zoo/'].map((name) => `${folder}/${name}`),
      );
    }
    const flat = await page({ prefix: `${folder}/s`, sortBy: { column: 'name', order: 'desc' } });
    expect(flat?.objects.map(({ name }) => name)).toEqual([
      `${folder}/sub/one.txt`,
      `${folder}/sub/deeper/two.txt`,
    ]);
    expect((await files().listV2({ cursor: 'nonsense' })).error?.statusCode).toBe('400');
  });
});
