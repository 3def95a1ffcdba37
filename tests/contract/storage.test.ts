import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backend, type Client, type NewUser, newUser, service } from '../support/backend.ts';
import { bigPng, PDF, PNG } from '../support/file-samples.ts';

let me: NewUser;
const bucket = `contract-${randomUUID()}`;
beforeAll(async () => {
  me = await newUser();
  expect((await service().storage.createBucket(bucket, { public: false })).error).toBeNull();
});
afterAll(async () => {
  await service().storage.emptyBucket(bucket);
  await service().storage.deleteBucket(bucket);
});

const files = (client: Client = service(), name = bucket) => client.storage.from(name);
const unique = (extension = 'txt') => `${randomUUID()}.${extension}`;

async function bytesOf(path: string, of = files()): Promise<Buffer> {
  const { data, error } = await of.download(path);
  expect(error).toBeNull();
  return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
}

describe('buckets', () => {
  it('are created, read, listed, updated, emptied and deleted with the secret key', async () => {
    const { storage } = service();
    const name = `made-${randomUUID()}`;
    const created = await storage.createBucket(name, {
      public: false,
      fileSizeLimit: '1MB',
      allowedMimeTypes: ['image/*'],
    });
    expect(created).toEqual({ data: { name }, error: null });
    expect((await storage.getBucket(name)).data).toMatchObject({
      id: name,
      name,
      public: false,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['image/*'],
    });
    const listed = await storage.listBuckets({ search: name, limit: 5, sortColumn: 'created_at' });
    expect(listed.data?.map(({ id }) => id)).toEqual([name]);

    expect((await storage.updateBucket(name, { public: true, fileSizeLimit: null })).data).toEqual({
      message: 'Successfully updated',
    });
    expect((await storage.getBucket(name)).data).toMatchObject({
      public: true,
      file_size_limit: null,
      allowed_mime_types: ['image/*'],
    });
    await storage.from(name).upload('a.png', PNG);
    const full = await storage.deleteBucket(name);
    expect(full.error).toMatchObject({ statusCode: '409', code: 'ResourceNotEmpty' });
    expect((await storage.emptyBucket(name)).error).toBeNull();
    expect((await storage.deleteBucket(name)).data).toEqual({ message: 'Successfully deleted' });
    expect((await storage.getBucket(name)).error).toMatchObject({
      status: 400,
      statusCode: '404',
      message: 'Bucket not found',
    });
  });

  it('are rejected with a duplicate or invalid name', async () => {
    const again = await service().storage.createBucket(bucket);
    expect(again.error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    for (const name of ['a/b', '..', '', 'é', 'x'.repeat(64)]) {
      const { error } = await service().storage.createBucket(name);
      expect(error?.statusCode, name).toBe('400');
    }
  });

  it('exist if the product needs them, and are closed to unauthorized users', async () => {
    const { data } = await service().storage.listBuckets();
    expect(data?.map(({ id }) => id)).toEqual(expect.arrayContaining(['avatars', 'documents']));
    expect((await me.client.storage.listBuckets()).data).toEqual([]);
  });
});

describe('upload', () => {
  const text = 'a small file, with an é';
  const bodies: [string, () => Parameters<ReturnType<typeof files>['upload']>[1]][] = [
    ['a string', () => text],
    ['a Buffer', () => Buffer.from(text)],
    ['an ArrayBuffer', () => new TextEncoder().encode(text).buffer],
    ['a Blob', () => new Blob([text], { type: 'text/plain' })],
    ['a File', () => new File([text], 'any name.txt', { type: 'text/plain' })],
    ['a stream', () => new Blob([text]).stream()],
    [
      'a form',
      () => {
        const form = new FormData();
        form.append('file', new Blob([text], { type: 'text/plain' }), 'x');
        return form;
      },
    ],
  ];
  it.each(bodies)('of %s arrives unchanged', async (_, body) => {
    const path = `bodies/${unique()}`;
    const { data, error } = await files().upload(path, body());
    expect(error).toBeNull();
    expect(data).toEqual({ id: expect.any(String), path, fullPath: `${bucket}/${path}` });
    expect((await bytesOf(path)).toString()).toBe(text);
  });

  it('of binary content keeps every byte, raw and as a form', async () => {
    const content = bigPng(3_000_000);
    const odd = Buffer.from('\r\n--boundary\r\n\r\n--\r\n');
    for (const body of [content, new Blob([content]), new Blob([odd]), new Blob([])]) {
      const path = unique('png');
      expect((await files().upload(path, body)).error).toBeNull();
      const expected = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body;
      expect((await bytesOf(path)).equals(expected)).toBe(true);
    }
  });

  it('keeps its cache control and metadata', async () => {
    const form = unique('png');
    const raw = unique('png');
    const options = { cacheControl: '77', metadata: { from: 'é', n: 1 } };
    await files().upload(form, new Blob([PNG]), options);
    await files().upload(raw, PNG, options);
    for (const path of [form, raw]) {
      expect((await files().info(path)).data).toMatchObject({
        name: path,
        bucketId: bucket,
        size: PNG.length,
        contentType: 'image/png',
        cacheControl: 'max-age=77',
        metadata: { from: 'é', n: 1 },
      });
    }
  });

  it('to an existing name is rejected unless it replaces', async () => {
    const path = unique();
    const first = await files().upload(path, 'one');
    const second = await files().upload(path, 'two');
    expect(second.error).toMatchObject({ status: 400, statusCode: '409' });
    expect(second.error?.message).toBe('The resource already exists');
    expect((await bytesOf(path)).toString()).toBe('one');

    const third = await files().upload(path, 'three', { upsert: true });
    expect(third.data?.id).toBe(first.data?.id);
    expect((await bytesOf(path)).toString()).toBe('three');
    expect((await files().update(path, 'four')).error).toBeNull();
    expect((await bytesOf(path)).toString()).toBe('four');
  });

  it('that replaces deletes the old file from the disk', async () => {
    const path = unique();
    const folder = join(backend().dataDir, 'storage', 'files');
    await files().upload(path, 'old');
    const { data: old } = await files().info(path);
    await files().upload(path, 'new', { upsert: true });
    const { data: current } = await files().info(path);
    expect(readdirSync(folder)).not.toContain(old?.version);
    expect(readdirSync(folder)).toContain(current?.version);
    await files().remove([path]);
    expect(readdirSync(folder)).not.toContain(current?.version);
  });

  it('of many at once to one name leaves one complete file', async () => {
    const path = unique();
    const contents = Array.from({ length: 8 }, () => randomBytes(50_000));
    const uploads = contents.map((content) => files().upload(path, content, { upsert: true }));
    for (const { error } of await Promise.all(uploads)) expect(error).toBeNull();
    const stored = await bytesOf(path);
    expect(contents.filter((content) => content.equals(stored))).toHaveLength(1);
  });

  it('to a missing bucket reports that', async () => {
    const { error } = await files(service(), 'no-such-bucket').upload('a.txt', 'x');
    expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
  });
});

describe('a person', () => {
  it("keeps documents in the user's own folder", async () => {
    const documents = me.client.storage.from('documents');
    const path = `${me.id}/letters/offer.pdf`;
    expect(
      (await documents.upload(path, PDF, { contentType: 'application/pdf' })).error,
    ).toBeNull();
    expect((await bytesOf(path, documents)).equals(PDF)).toBe(true);
    expect((await documents.upload(path, PDF, { upsert: true })).error).toBeNull();
    expect((await documents.move(path, `${me.id}/moved.pdf`)).data).toEqual({
      message: 'Successfully moved',
    });
    expect((await documents.list(me.id)).data?.map(({ name }) => name)).toEqual(['moved.pdf']);
    const removed = await documents.remove([`${me.id}/moved.pdf`]);
    expect(removed.data).toMatchObject([{ name: `${me.id}/moved.pdf`, bucket_id: 'documents' }]);
  });

  it('stores an avatar that everyone can see', async () => {
    const avatars = me.client.storage.from('avatars');
    const path = `${me.id}/face.png`;
    expect((await avatars.upload(path, new Blob([PNG]), { upsert: true })).error).toBeNull();
    const { publicUrl } = avatars.getPublicUrl(path).data;
    const seen = await fetch(publicUrl);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('content-type')).toBe('image/png');
    expect(seen.headers.get('content-disposition')).toBeNull();
    expect(seen.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(seen.headers.get('cache-control')).toBe('max-age=3600');
    expect(Buffer.from(await seen.arrayBuffer()).equals(PNG)).toBe(true);
  });
});

describe('moving and copying', () => {
  it('renames an object, even to another bucket', async () => {
    const other = `other-${randomUUID()}`;
    await service().storage.createBucket(other);
    const [from, to] = [unique(), `deep/down/${unique()}`];
    await files().upload(from, 'content', { metadata: { kept: true } });
    expect((await files().move(from, to, { destinationBucket: other })).error).toBeNull();
    expect((await files().exists(from)).data).toBe(false);
    expect((await bytesOf(to, files(service(), other))).toString()).toBe('content');
    expect((await files(service(), other).info(to)).data?.metadata).toEqual({ kept: true });

    const copied = await files(service(), other).copy(to, from, { destinationBucket: bucket });
    expect(copied.data).toEqual({ path: `${bucket}/${from}` });
    expect((await files(service(), other).remove([to])).data).toHaveLength(1);
    expect((await bytesOf(from)).toString()).toBe('content');
    expect((await service().storage.deleteBucket(other)).error).toBeNull();
  });

  it('rejects an existing target and a missing source', async () => {
    const [a, b] = [unique(), unique()];
    await files().upload(a, 'a');
    await files().upload(b, 'b');
    expect((await files().move(a, b)).error?.statusCode).toBe('409');
    expect((await files().copy(a, b)).error?.statusCode).toBe('409');
    expect((await files().move('missing', unique())).error).toMatchObject({
      statusCode: '404',
      code: 'NoSuchKey',
    });
    expect((await files().copy('missing', unique())).error?.statusCode).toBe('404');
    expect((await bytesOf(b)).toString()).toBe('b');
  });

  it("respects the target bucket's limits", async () => {
    const narrow = `narrow-${randomUUID()}`;
    await service().storage.createBucket(narrow, {
      public: false,
      fileSizeLimit: 100,
      allowedMimeTypes: ['image/png'],
    });
    const [text, large] = [unique(), unique('png')];
    await files().upload(text, 'text');
    await files().upload(large, bigPng(100));
    const options = { destinationBucket: narrow };
    expect((await files().move(text, 'x.png', options)).error?.statusCode).toBe('415');
    expect((await files().copy(text, 'x.png', options)).error?.statusCode).toBe('415');
    expect((await files().move(large, 'x.png', options)).error?.statusCode).toBe('413');
    await service().storage.deleteBucket(narrow);
  });
});

describe('limits', () => {
  it("reject files over the bucket's size and leave nothing behind", async () => {
    const small = `small-${randomUUID()}`;
    await service().storage.createBucket(small, { public: false, fileSizeLimit: 1000 });
    const incoming = join(backend().dataDir, 'storage', 'incoming');
    const content = randomBytes(2_000_000);
    for (const body of [content, new Blob([content]), new Blob([content]).stream()]) {
      const { error } = await files(service(), small).upload('large', body);
      expect(error).toMatchObject({
        status: 400,
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      });
    }
    expect((await files(service(), small).upload('fits', randomBytes(1000))).error).toBeNull();
    expect((await files(service(), small).list()).error).toBeNull();
    expect((await files(service(), small).list()).data?.map(({ name }) => name)).toEqual(['fits']);
    expect(readdirSync(incoming)).toEqual([]);
    await service().storage.emptyBucket(small);
    await service().storage.deleteBucket(small);
  });

  it("go by a file's content, not its name", async () => {
    const path = `${me.id}/${unique('png')}`;
    const avatars = me.client.storage.from('avatars');
    const { error } = await avatars.upload(path, 'just text', { contentType: 'image/png' });
    expect(error).toMatchObject({ statusCode: '415' });
    expect(error?.message).toBe('mime type text/plain is not supported');
    const unnamed = await avatars.upload(path, PNG, { contentType: 'text/plain' });
    expect(unnamed.error).toBeNull();
  });
});
