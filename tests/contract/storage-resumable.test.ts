import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { backend, type NewUser, newUser } from '../support/backend.ts';
import { bigPng, PDF } from '../support/file-samples.ts';
import { bearerOf, startResumableUpload, uploadResumable } from '../support/resumable.ts';

let me: NewUser;
let headers: Record<string, string>;
beforeAll(async () => {
  me = await newUser();
  headers = await bearerOf(me.client);
});

const documents = () => me.client.storage.from('documents');
const target = (objectName = `${me.id}/${randomUUID()}`) => ({
  bucketName: 'documents',
  objectName,
});
const stored = async (name: string) =>
  Buffer.from((await (await documents().download(name)).data?.arrayBuffer()) ?? new ArrayBuffer(0));
const content = bigPng(10_000_000);

it('uploads a file in chunks', async () => {
  const where = {
    ...target(),
    contentType: 'image/png',
    cacheControl: '90',
    metadata: '{"deal":"7"}',
  };
  const { refusal, url } = await uploadResumable(content, where, { headers });
  expect(refusal).toBeUndefined();
  expect(url).toContain(`${backend().url}/storage/v1/upload/resumable/`);
  expect((await stored(where.objectName)).equals(content)).toBe(true);
  expect((await documents().info(where.objectName)).data).toMatchObject({
    contentType: 'image/png',
    cacheControl: 'max-age=90',
    size: content.length,
    metadata: { deal: '7' },
  });
  const left = readdirSync(join(backend().dataDir, 'storage', 'resumable'));
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('resumes an interrupted upload', async () => {
  const where = target();
  const uploadUrl = await startResumableUpload(content, where, { headers });
  const head = await fetch(uploadUrl, {
    method: 'HEAD',
    headers: { ...headers, 'tus-resumable': '1.0.0' },
  });
  expect(Number(head.headers.get('upload-offset'))).toBeGreaterThan(3_000_000);
  expect((await documents().exists(where.objectName)).data).toBe(false);

  const { refusal } = await uploadResumable(content, where, { headers, uploadUrl });
  expect(refusal).toBeUndefined();
  expect((await stored(where.objectName)).equals(content)).toBe(true);
});

it('confirms a finished upload again if the response was lost', async () => {
  const where = target();
  const { url } = await uploadResumable(PDF, where, { headers });
  const again = await uploadResumable(PDF, where, { headers, uploadUrl: url });
  expect(again.refusal).toBeUndefined();
});

it('rejects an upload to an existing name before anything is sent, unless it replaces', async () => {
  const where = target();
  await uploadResumable(PDF, where, { headers });
  const again = await uploadResumable(content, where, { headers });
  expect(again.refusal).toEqual({ status: 409, body: 'The resource already exists' });
  const replacing = { ...headers, 'x-upsert': 'true' };
  expect((await uploadResumable(content, where, { headers: replacing })).refusal).toBeUndefined();
  expect((await stored(where.objectName)).equals(content)).toBe(true);
});

it('rejects an upload that is too large or of a wrong type', async () => {
  const avatar = { bucketName: 'avatars', objectName: `${me.id}/${randomUUID()}.png` };
  const large = await uploadResumable(content, avatar, { headers });
  expect(large.refusal?.status).toBe(413);
  const text = await uploadResumable(Buffer.from('text'), avatar, { headers });
  expect(text.refusal).toEqual({ status: 415, body: 'mime type text/plain is not supported' });
  expect((await me.client.storage.from('avatars').list(me.id)).data).toEqual([]);
});

it('leaves nothing behind after a cancelled upload', async () => {
  const url = await startResumableUpload(content, target(), { headers });
  const options = { headers: { ...headers, 'tus-resumable': '1.0.0' } };
  expect((await fetch(url, { ...options, method: 'DELETE' })).status).toBe(204);
  expect((await fetch(url, { ...options, method: 'HEAD' })).status).toBe(404);
});

it('uploads in chunks through a signed link without an account', async () => {
  const where = target();
  const { data } = await documents().createSignedUploadUrl(where.objectName);
  const signed = { 'x-signature': data?.token ?? '' };
  const { refusal } = await uploadResumable(content, where, { headers: signed, path: '/sign' });
  expect(refusal).toBeUndefined();
  expect((await stored(where.objectName)).equals(content)).toBe(true);
});
