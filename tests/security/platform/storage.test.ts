import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, type NewUser, newUser, service } from '../../support/backend.ts';
import { bigPng, PDF, PNG } from '../../support/file-samples.ts';
import { bearerOf, startResumableUpload, uploadResumable } from '../../support/resumable.ts';
import {
  avatars,
  DENIED,
  documents,
  getErrorStatus,
  MISSING,
  ownPath,
  storageFolder,
  uploadConfidentialFile,
} from '../storage-fixtures.ts';
import { succeed } from '../world.ts';

let victim: NewUser;
let thief: NewUser;
beforeAll(async () => {
  victim = await newUser();
  thief = await newUser();
});

const secret = () => uploadConfidentialFile(victim);

async function expectUntouched(path: string) {
  const { data } = await documents(victim).download(path);
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(PDF)).toBe(true);
}

/** Sends a path as is; `fetch` would normalize it. */
function rawRequest(method: string, path: string, headers = {}, body = ''): Promise<number> {
  const { hostname, port } = new URL(backend().url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('path traversal out of the file folder', () => {
  const escapes = [
    '..%2F..%2F..%2Fescaped',
    '%2e%2e/%2e%2e/escaped',
    '%252e%252e%252fescaped',
    '..%5C..%5Cescaped',
    '%2Fetc%2Fescaped',
    'a%00.png',
    '.',
    'a//b',
  ];

  it.each(escapes)("%s, in an upload's and a download's URL", async (outside) => {
    const headers = { authorization: `Bearer ${backend().secretKey}` };
    const before = readdirSync(storageFolder()).toSorted();
    for (const base of [
      'object/documents',
      'object/public/avatars',
      'object/authenticated/documents',
    ]) {
      const status = await rawRequest('GET', `/storage/v1/${base}/${outside}`, headers);
      expect([400, 404]).toContain(status);
    }
    const status = await rawRequest(
      'POST',
      `/storage/v1/object/documents/x/${outside}`,
      headers,
      'x',
    );
    expect([400, 404]).toContain(status);
    expect(readdirSync(storageFolder()).toSorted()).toEqual(before);
  });

  it.each(['../other/x', 'a/../../x', '..\\x', '/etc/x', 'a\0b', '%2e%2e/x', 'a//b', '..'])(
    '%j, as the destination of a move or copy, in lists, removals and resumable uploads',
    async (outside) => {
      const path = await secret();
      const files = service().storage.from('documents');
      expect(await getErrorStatus(files.move(path, outside))).toBe('400');
      expect(await getErrorStatus(files.copy(path, outside))).toBe('400');
      expect((await files.list(outside)).data ?? []).toEqual([]);
      expect((await files.remove([outside])).data ?? []).toEqual([]);
      const { refusal } = await uploadResumable(
        PDF,
        { bucketName: 'documents', objectName: outside },
        { headers: { authorization: `Bearer ${backend().secretKey}` } },
      );
      expect(refusal?.status).toBe(400);
      await expectUntouched(path);
    },
  );

  it('as a bucket name', async () => {
    for (const name of ['..', '../x', 'a/b']) {
      expect(await getErrorStatus(service().storage.createBucket(name))).toBe('400');
      const { refusal } = await uploadResumable(
        PDF,
        { bucketName: name, objectName: 'x' },
        { headers: { authorization: `Bearer ${backend().secretKey}` } },
      );
      expect(refusal?.status).toBe(400);
    }
  });

  it('as a version name in a resumable upload', async () => {
    const headers = { ...(await bearerOf(thief.client)), 'tus-resumable': '1.0.0' };
    for (const id of ['..%2Fkeys.json', '%2e%2e%2f%2e%2e%2fkeys', 'x']) {
      const path = `/storage/v1/upload/resumable/${id}`;
      expect(await rawRequest('HEAD', path, headers)).toBe(404);
      expect(await rawRequest('DELETE', path, headers)).toBe(404);
    }
  });
});

describe("overwriting another person's file", () => {
  it('by upload, update and upsert', async () => {
    const path = await secret();
    expect(await getErrorStatus(documents(thief).upload(path, PNG))).toBe(DENIED);
    expect(await getErrorStatus(documents(thief).upload(path, PNG, { upsert: true }))).toBe(DENIED);
    expect(await getErrorStatus(documents(thief).update(path, PNG))).toBe(DENIED);
    expect(await getErrorStatus(documents(thief).upload(ownPath(victim), PNG))).toBe(DENIED);
    expect(await getErrorStatus(avatars(thief).upload(ownPath(victim), PNG))).toBe(DENIED);
    const visitor = anonymous().storage;
    expect(await getErrorStatus(visitor.from('documents').upload(path, PNG))).toBe(DENIED);
    expect(await getErrorStatus(visitor.from('avatars').upload('face.png', PNG))).toBe(DENIED);
    await expectUntouched(path);
  });

  it('by moving or copying something onto it', async () => {
    const path = await secret();
    const sourcePath = ownPath(thief);
    await documents(thief).upload(sourcePath, PNG);
    expect(await getErrorStatus(documents(thief).move(sourcePath, path))).toBe(DENIED);
    expect(await getErrorStatus(documents(thief).copy(sourcePath, path))).toBe(DENIED);
    expect(await getErrorStatus(documents(thief).move(sourcePath, ownPath(victim)))).toBe(DENIED);
    const raw = await fetch(`${backend().url}/storage/v1/object/copy`, {
      method: 'POST',
      headers: { ...(await bearerOf(thief.client)), 'x-upsert': 'true' },
      body: JSON.stringify({ bucketId: 'documents', sourceKey: sourcePath, destinationKey: path }),
    });
    expect(await raw.json()).toMatchObject({ statusCode: DENIED });
    await expectUntouched(path);
  });

  it('by a resumable upload, started there or taken over', async () => {
    const path = await secret();
    const headers = await bearerOf(thief.client);
    const where = { bucketName: 'documents', objectName: path };
    for (const upsert of ['false', 'true']) {
      const options = { headers: { ...headers, 'x-upsert': upsert } };
      expect((await uploadResumable(PNG, where, options)).refusal?.status).toBe(403);
    }
    const elsewhere = { bucketName: 'documents', objectName: ownPath(victim) };
    const content = bigPng(100_000);
    const uploadOptions = { headers: await bearerOf(victim.client) };
    const uploadUrl = await startResumableUpload(content, elsewhere, uploadOptions);
    for (const as of [headers, {}, { authorization: `Bearer ${backend().publishableKey}` }]) {
      const attempts = [
        fetch(uploadUrl, { method: 'HEAD', headers: { ...as, 'tus-resumable': '1.0.0' } }),
        fetch(uploadUrl, { method: 'DELETE', headers: { ...as, 'tus-resumable': '1.0.0' } }),
        fetch(uploadUrl, {
          method: 'PATCH',
          body: 'x',
          headers: {
            ...as,
            'tus-resumable': '1.0.0',
            'upload-offset': String(Math.ceil(content.length / 3)),
            'content-type': 'application/offset+octet-stream',
          },
        }),
      ];
      for (const reply of await Promise.all(attempts)) expect(reply.status).toBe(404);
    }
    expect(
      (await uploadResumable(content, elsewhere, { ...uploadOptions, uploadUrl })).refusal,
    ).toBeUndefined();
    await expectUntouched(path);
  });

  it('by requesting an upload link there', async () => {
    const path = await secret();
    expect(await getErrorStatus(documents(thief).createSignedUploadUrl(path))).toBe(DENIED);
    const upsert = { upsert: true };
    expect(await getErrorStatus(documents(thief).createSignedUploadUrl(path, upsert))).toBe(DENIED);
  });

  it('by removing it first', async () => {
    const path = await secret();
    expect((await documents(thief).remove([path])).data).toEqual([]);
    const { data } = await thief.client.auth.getSession();
    const single = await fetch(`${backend().url}/storage/v1/object/documents/${path}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
    expect(await single.json()).toMatchObject({ statusCode: MISSING });
    await thief.client.storage.emptyBucket('documents');
    expect((await thief.client.storage.deleteBucket('documents')).error).not.toBeNull();
    await expectUntouched(path);
  });
});

describe("reading another person's private file", () => {
  it('by download, information, list, link, move and copy', async () => {
    const path = await secret();
    for (const client of [thief.client, anonymous()]) {
      const files = client.storage.from('documents');
      expect((await files.download(path)).error).not.toBeNull();
      expect(await getErrorStatus(files.info(path))).toBe(MISSING);
      expect((await files.list(victim.id)).data).toEqual([]);
      expect((await files.list('', { search: victim.id })).data).toEqual([]);
      expect((await files.listV2({ prefix: victim.id })).data?.objects).toEqual([]);
      expect(await getErrorStatus(files.createSignedUrl(path, 60))).toBe(MISSING);
      expect((await files.createSignedUrls([path], 60)).data?.[0]?.signedUrl).toBeNull();
      expect(await getErrorStatus(files.move(path, `${thief.id}/mine`))).toBe(MISSING);
      expect(await getErrorStatus(files.copy(path, `${thief.id}/mine`))).toBe(MISSING);
    }
    for (const route of ['public', 'sign', 'info/public', 'authenticated', 'info/authenticated']) {
      const reply = await fetch(`${backend().url}/storage/v1/object/${route}/documents/${path}`);
      expect(reply.status, route).toBe(400);
    }
    await expectUntouched(path);
  });

  it("isn't open to staff either", async () => {
    const path = await secret();
    const admin = await newUser();
    await succeed(service().from('user_roles').insert({ user_id: admin.id, role: 'admin' }));
    expect((await documents(admin).download(path)).error).not.toBeNull();
  });

  it('through the storage tables', async () => {
    await secret();
    const api = thief.client as unknown as {
      schema(name: string): {
        from(table: string): { select(): PromiseLike<{ data: unknown; error: unknown }> };
      };
    };
    const { data, error } = await api.schema('storage').from('objects').select();
    expect(data).toBeNull();
    expect(error).not.toBeNull();
  });

  it('by making a bucket public', async () => {
    const { client } = thief;
    expect(await getErrorStatus(client.storage.updateBucket('documents', { public: true }))).toBe(
      MISSING,
    );
    expect(await getErrorStatus(client.storage.createBucket(`own-${thief.id}`))).toBe(DENIED);
    expect((await service().storage.getBucket('documents')).data?.public).toBe(false);
  });
});

describe('an account without access', () => {
  it.each(['pending', 'rejected'] as const)("%s, can't store or read anything", async (status) => {
    const person = await newUser();
    const path = ownPath(person);
    expect((await documents(person).upload(path, PDF)).error).toBeNull();
    const link = await documents(person).createSignedUploadUrl(ownPath(person));
    await succeed(
      service()
        .from('profiles')
        .update({ approval_status: status, requires_approval: true })
        .eq('id', person.id),
    );
    expect(await getErrorStatus(documents(person).upload(ownPath(person), PDF))).toBe(DENIED);
    expect(await getErrorStatus(avatars(person).upload(ownPath(person), PNG))).toBe(DENIED);
    expect((await documents(person).download(path)).error).not.toBeNull();
    expect((await documents(person).remove([path])).data).toEqual([]);
    const { token = '', path: linked = '' } = link.data ?? {};
    const late = anonymous().storage.from('documents').uploadToSignedUrl(linked, token, PDF);
    expect(await getErrorStatus(late)).toBe(DENIED);
  });

  it('with an expired or forged token names the reason', async () => {
    const sign = (key: string, expires: number) =>
      new SignJWT({ sub: victim.id, role: 'authenticated' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
        .sign(new TextEncoder().encode(key));
    const path = await secret();
    for (const token of [await sign(backend().jwtSecret, -10), await sign('x'.repeat(43), 60)]) {
      const reply = await fetch(`${backend().url}/storage/v1/object/documents/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ statusCode: DENIED, error: 'Unauthorized' });
    }
  });
});
