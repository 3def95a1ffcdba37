import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { anonymous, type NewUser, newUser } from '../support/backend.ts';
import { PDF, PNG } from '../support/file-samples.ts';

let me: NewUser;
beforeAll(async () => {
  me = await newUser();
});

const documents = () => me.client.storage.from('documents');
const own = () => `${me.id}/${randomUUID()}.pdf`;

it('opens a private file for anyone with the signed link', async () => {
  const path = own();
  await documents().upload(path, PDF);
  const { data, error } = await documents().createSignedUrl(path, 60);
  expect(error).toBeNull();
  const response = await fetch(data?.signedUrl ?? '');
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');

  const part = await fetch(data?.signedUrl ?? '', { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
  const named = await documents().createSignedUrl(path, 60, { download: 'Offer 1.pdf' });
  expect((await fetch(named.data?.signedUrl ?? '')).headers.get('content-disposition')).toBe(
    `attachment; filename="Offer 1.pdf"; filename*=UTF-8''Offer%201.pdf`,
  );
});

it('creates many links at once, and none for missing files', async () => {
  const [a, b] = [own(), own()];
  await documents().upload(a, PDF);
  await documents().upload(b, PDF);
  const { data } = await documents().createSignedUrls([a, 'missing', b], 60);
  expect(data?.map(({ path, error }) => [path, error === null])).toEqual([
    [a, true],
    ['missing', false],
    [b, true],
  ]);
  expect((await fetch(data?.[2]?.signedUrl ?? '')).status).toBe(200);
  expect((await documents().createSignedUrl('missing', 60)).error?.statusCode).toBe('404');
});

it('accepts one file without an account through a signed upload link', async () => {
  const path = own();
  const { data, error } = await documents().createSignedUploadUrl(path);
  expect(error).toBeNull();
  const visitor = anonymous().storage.from('documents');
  const uploaded = await visitor.uploadToSignedUrl(path, data?.token ?? '', new Blob([PDF]));
  expect(uploaded).toEqual({ data: { path, fullPath: `documents/${path}` }, error: null });
  expect((await documents().info(path)).data?.contentType).toBe('application/pdf');
});

it('replaces a file through a signed upload link made for that', async () => {
  const path = own();
  await documents().upload(path, PDF);
  expect((await documents().createSignedUploadUrl(path)).error?.statusCode).toBe('409');
  const { data } = await documents().createSignedUploadUrl(path, { upsert: true });
  const visitor = anonymous().storage.from('documents');
  expect((await visitor.uploadToSignedUrl(path, data?.token ?? '', PNG)).error).toBeNull();
  expect((await documents().info(path)).data?.contentType).toBe('image/png');
});
