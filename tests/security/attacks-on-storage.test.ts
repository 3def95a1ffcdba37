import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, type NewUser, newUser, service } from '../support/backend.ts';
import { bigPng, GIF, HTML, PDF, PNG, SVG } from '../support/file-samples.ts';
import { bearerOf, beginResumable, sendResumable } from '../support/resumable.ts';
import { succeed } from './world.ts';

let victim: NewUser;
let thief: NewUser;
beforeAll(async () => {
  victim = await newUser();
  thief = await newUser();
});

const documents = (person: NewUser) => person.client.storage.from('documents');
const avatars = (person: NewUser) => person.client.storage.from('avatars');
const own = (person: NewUser) => `${person.id}/${randomUUID()}`;

/** A confidential file of the victim. */
async function secret(): Promise<string> {
  const path = own(victim);
  expect((await documents(victim).upload(path, PDF)).error).toBeNull();
  return path;
}

async function expectUntouched(path: string) {
  const { data } = await documents(victim).download(path);
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(PDF)).toBe(true);
}

interface Refusable {
  error: { statusCode?: string | undefined } | null;
}
const statusOf = async (call: PromiseLike<Refusable>) => (await call).error?.statusCode;
const DENIED = '403';
const MISSING = '404';

/** Sends a path as it stands, which `fetch` would tidy up first. */
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

const storageFolder = () => join(backend().dataDir, 'storage');
const filesOnDisk = () => readdirSync(join(storageFolder(), 'files')).length;

describe('a path leads out of the folder of files', () => {
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

  it.each(escapes)('%s, in the address of an upload and of a download', async (outside) => {
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
      expect(await statusOf(files.move(path, outside))).toBe('400');
      expect(await statusOf(files.copy(path, outside))).toBe('400');
      expect((await files.list(outside)).data ?? []).toEqual([]);
      expect((await files.remove([outside])).data ?? []).toEqual([]);
      const { refusal } = await sendResumable(
        PDF,
        { bucketName: 'documents', objectName: outside },
        { headers: { authorization: `Bearer ${backend().secretKey}` } },
      );
      expect(refusal?.status).toBe(400);
      await expectUntouched(path);
    },
  );

  it('as the name of a bucket', async () => {
    for (const name of ['..', '../x', 'a/b']) {
      expect(await statusOf(service().storage.createBucket(name))).toBe('400');
      const { refusal } = await sendResumable(
        PDF,
        { bucketName: name, objectName: 'x' },
        { headers: { authorization: `Bearer ${backend().secretKey}` } },
      );
      expect(refusal?.status).toBe(400);
    }
  });

  it('as the name of a version in a resumable upload', async () => {
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
    expect(await statusOf(documents(thief).upload(path, PNG))).toBe(DENIED);
    expect(await statusOf(documents(thief).upload(path, PNG, { upsert: true }))).toBe(DENIED);
    expect(await statusOf(documents(thief).update(path, PNG))).toBe(DENIED);
    expect(await statusOf(documents(thief).upload(own(victim), PNG))).toBe(DENIED);
    expect(await statusOf(avatars(thief).upload(own(victim), PNG))).toBe(DENIED);
    const visitor = anonymous().storage;
    expect(await statusOf(visitor.from('documents').upload(path, PNG))).toBe(DENIED);
    expect(await statusOf(visitor.from('avatars').upload('face.png', PNG))).toBe(DENIED);
    await expectUntouched(path);
  });

  it('by moving or copying something onto it', async () => {
    const path = await secret();
    const mine = own(thief);
    await documents(thief).upload(mine, PNG);
    expect(await statusOf(documents(thief).move(mine, path))).toBe(DENIED);
    expect(await statusOf(documents(thief).copy(mine, path))).toBe(DENIED);
    expect(await statusOf(documents(thief).move(mine, own(victim)))).toBe(DENIED);
    const raw = await fetch(`${backend().url}/storage/v1/object/copy`, {
      method: 'POST',
      headers: { ...(await bearerOf(thief.client)), 'x-upsert': 'true' },
      body: JSON.stringify({ bucketId: 'documents', sourceKey: mine, destinationKey: path }),
    });
    expect(await raw.json()).toMatchObject({ statusCode: DENIED });
    await expectUntouched(path);
  });

  it('by a resumable upload, begun there or taken over', async () => {
    const path = await secret();
    const headers = await bearerOf(thief.client);
    const where = { bucketName: 'documents', objectName: path };
    for (const upsert of ['false', 'true']) {
      const options = { headers: { ...headers, 'x-upsert': upsert } };
      expect((await sendResumable(PNG, where, options)).refusal?.status).toBe(403);
    }
    const elsewhere = { bucketName: 'documents', objectName: own(victim) };
    const content = bigPng(100_000);
    const begun = { headers: await bearerOf(victim.client) };
    const uploadUrl = await beginResumable(content, elsewhere, begun);
    for (const as of [headers, {}, { authorization: `Bearer ${backend().publishableKey}` }]) {
      const answers = [
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
      for (const answer of await Promise.all(answers)) expect(answer.status).toBe(404);
    }
    expect(
      (await sendResumable(content, elsewhere, { ...begun, uploadUrl })).refusal,
    ).toBeUndefined();
    await expectUntouched(path);
  });

  it('by asking for a link to upload there', async () => {
    const path = await secret();
    expect(await statusOf(documents(thief).createSignedUploadUrl(path))).toBe(DENIED);
    const upsert = { upsert: true };
    expect(await statusOf(documents(thief).createSignedUploadUrl(path, upsert))).toBe(DENIED);
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
      expect(await statusOf(files.info(path))).toBe(MISSING);
      expect((await files.list(victim.id)).data).toEqual([]);
      expect((await files.list('', { search: victim.id })).data).toEqual([]);
      expect((await files.listV2({ prefix: victim.id })).data?.objects).toEqual([]);
      expect(await statusOf(files.createSignedUrl(path, 60))).toBe(MISSING);
      expect((await files.createSignedUrls([path], 60)).data?.[0]?.signedUrl).toBeNull();
      expect(await statusOf(files.move(path, `${thief.id}/mine`))).toBe(MISSING);
      expect(await statusOf(files.copy(path, `${thief.id}/mine`))).toBe(MISSING);
    }
    for (const route of ['public', 'sign', 'info/public', 'authenticated', 'info/authenticated']) {
      const answer = await fetch(`${backend().url}/storage/v1/object/${route}/documents/${path}`);
      expect(answer.status, route).toBe(400);
    }
    await expectUntouched(path);
  });

  it('is not open to staff either', async () => {
    const path = await secret();
    const admin = await newUser();
    await succeed(service().from('user_roles').insert({ user_id: admin.id, role: 'admin' }));
    expect((await documents(admin).download(path)).error).not.toBeNull();
  });

  it('through the tables of storage themselves', async () => {
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

  it('by opening a bucket to the public', async () => {
    const { client } = thief;
    expect(await statusOf(client.storage.updateBucket('documents', { public: true }))).toBe(
      MISSING,
    );
    expect(await statusOf(client.storage.createBucket(`own-${thief.id}`))).toBe(DENIED);
    expect((await service().storage.getBucket('documents')).data?.public).toBe(false);
  });
});

describe('an account that is not let in', () => {
  it.each(['pending', 'rejected'] as const)('%s, stores and reads nothing', async (status) => {
    const person = await newUser();
    const path = own(person);
    expect((await documents(person).upload(path, PDF)).error).toBeNull();
    const link = await documents(person).createSignedUploadUrl(own(person));
    await succeed(
      service()
        .from('profiles')
        .update({ approval_status: status, requires_approval: true })
        .eq('id', person.id),
    );
    expect(await statusOf(documents(person).upload(own(person), PDF))).toBe(DENIED);
    expect(await statusOf(avatars(person).upload(own(person), PNG))).toBe(DENIED);
    expect((await documents(person).download(path)).error).not.toBeNull();
    expect((await documents(person).remove([path])).data).toEqual([]);
    const { token = '', path: linked = '' } = link.data ?? {};
    const late = anonymous().storage.from('documents').uploadToSignedUrl(linked, token, PDF);
    expect(await statusOf(late)).toBe(DENIED);
  });

  it('with an expired or forged token is told so', async () => {
    const sign = (key: string, expires: number) =>
      new SignJWT({ sub: victim.id, role: 'authenticated' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
        .sign(new TextEncoder().encode(key));
    const path = await secret();
    for (const token of [await sign(backend().jwtSecret, -10), await sign('x'.repeat(43), 60)]) {
      const answer = await fetch(`${backend().url}/storage/v1/object/documents/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: DENIED, error: 'Unauthorized' });
    }
  });
});

describe('a file that is opened on the origin of the app', () => {
  const pages: [string, string | Buffer, string][] = [
    ['a page', HTML, 'text/html'],
    ['a page called a picture', HTML, 'image/png'],
    ['a page called text', `\n\n<!-- x -->${HTML}`, 'text/plain'],
    ['a page behind long text', `${'x '.repeat(20_000)}${HTML}`, 'text/plain'],
    ['a drawing with a script', SVG, 'image/svg+xml'],
    ['a drawing called a picture', SVG, 'image/jpeg'],
    ['a drawing called XML', `<?xml version="1.0"?><!-- x -->${SVG}`, 'application/xml'],
    ['a script', 'fetch("/rest/v1/profiles")', 'text/javascript'],
    ['a style sheet', 'body { background: url(https://evil.example) }', 'text/css'],
    ['XML that a style turns into a page', '<?xml version="1.0"?><a/>', 'text/xml'],
  ];

  it.each(pages)('%s, never runs there', async (_, content, contentType) => {
    const open = `open-${randomUUID()}`;
    await service().storage.createBucket(open, { public: true });
    const files = service().storage.from(open);
    expect((await files.upload('file.png', content, { contentType })).error).toBeNull();
    const signed = (await files.createSignedUrl('file.png', 60)).data?.signedUrl ?? '';
    for (const url of [files.getPublicUrl('file.png').data.publicUrl, signed]) {
      const { headers } = await fetch(url);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': expect.stringMatching(
          /^(application\/octet-stream|text\/plain; charset=utf-8)$/,
        ),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      const isShown = headers.get('content-disposition') === null;
      expect(isShown && /html|svg|xml/.test(contentType + content)).toBe(false);
    }
    await service().storage.emptyBucket(open);
    await service().storage.deleteBucket(open);
  });

  it.each([
    ['a page', HTML],
    ['a drawing', SVG],
    ['a document', PDF],
    ['a picture of another format', GIF],
    ['a page that begins like a picture', Buffer.concat([PNG.subarray(0, 4), Buffer.from(HTML)])],
  ])('%s, does not become an avatar by being called one', async (_, content) => {
    const before = filesOnDisk();
    const path = `${thief.id}/${randomUUID()}.png`;
    for (const body of [content, new Blob([content], { type: 'image/png' })]) {
      const upload = avatars(thief).upload(path, body, { contentType: 'image/png' });
      expect(await statusOf(upload)).toBe('415');
    }
    const where = { bucketName: 'avatars', objectName: path, contentType: 'image/png' };
    const headers = await bearerOf(thief.client);
    const resumable = await sendResumable(Buffer.from(content), where, { headers });
    expect(resumable.refusal?.status).toBe(415);
    const link = await avatars(thief).createSignedUploadUrl(path);
    const linked = avatars(thief).uploadToSignedUrl(path, link.data?.token ?? '', content);
    expect(await statusOf(linked)).toBe('415');
    expect(filesOnDisk()).toBe(before);
  });

  it('is a picture whatever a script hides behind its end', async () => {
    const path = `${thief.id}/${randomUUID()}.png`;
    const polyglot = Buffer.concat([PNG, Buffer.from(HTML)]);
    const contentType = 'text/html';
    expect((await avatars(thief).upload(path, polyglot, { contentType })).error).toBeNull();
    const { headers } = await fetch(avatars(thief).getPublicUrl(path).data.publicUrl);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is no other type after a copy that says so', async () => {
    const files = service().storage.from('documents');
    const [from, to] = [own(victim), own(victim)];
    await files.upload(from, 'text');
    await files.copy(from, to, { copyMetadata: false, metadata: { mimetype: 'text/html' } });
    expect((await files.info(to)).data?.contentType).toBe('text/plain');
  });
});

describe('a signed link', () => {
  const link = async (path: string, seconds = 60) =>
    (await documents(victim).createSignedUrl(path, seconds)).data?.signedUrl ?? '';

  it('is dead after the file was removed, also when another takes its name', async () => {
    const path = await secret();
    const url = await link(path);
    await documents(victim).remove([path]);
    expect(await (await fetch(url)).json()).toMatchObject({ statusCode: MISSING });
    await documents(victim).upload(path, PNG);
    expect((await fetch(url)).status).toBe(400);
  });

  it('is dead after the file was replaced or moved', async () => {
    const path = await secret();
    const [replaced, moved] = [await link(path), await link(path)];
    await documents(victim).upload(path, PNG, { upsert: true });
    expect((await fetch(replaced)).status).toBe(400);
    await documents(victim).move(path, own(victim));
    expect((await fetch(moved)).status).toBe(400);
  });

  it('opens no other file, no bucket and no longer time', async () => {
    const [path, other] = [await secret(), await secret()];
    const url = await link(path);
    const token = new URL(url).searchParams.get('token') ?? '';
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 9999 }));
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [
      url.replace(path, other),
      url.replace('/documents/', '/avatars/'),
      url.replace(body, longer.toString('base64url')),
      url.replace(token, `${none}.${body}.`),
      url.replace(token, ''),
      url.replace(token, `${head}.${body}.${signature.split('').toReversed().join('')}`),
    ];
    for (const attempt of forged) expect((await fetch(attempt)).status, attempt).toBe(400);
    expect((await fetch(url)).status).toBe(200);
  });

  it('ends in time', async () => {
    const path = await secret();
    const url = await link(path, 1);
    await expect.poll(async () => (await fetch(url)).status, { timeout: 5_000 }).toBe(400);
    expect(await (await fetch(url)).json()).toMatchObject({ code: 'InvalidJWT' });
  });

  it('is no session, and a session is no link', async () => {
    const path = await secret();
    const url = new URL(await link(path));
    const token = url.searchParams.get('token') ?? '';
    const upload = (await documents(victim).createSignedUploadUrl(own(victim))).data?.token ?? '';
    for (const stolen of [token, upload]) {
      const answer = await fetch(`${backend().url}/rest/v1/profiles`, {
        headers: { apikey: backend().publishableKey, authorization: `Bearer ${stolen}` },
      });
      expect(answer.status).toBe(401);
    }
    const { data } = await victim.client.auth.getSession();
    for (const other of [data.session?.access_token ?? '', upload]) {
      url.searchParams.set('token', other);
      expect((await fetch(url)).status).toBe(400);
    }
  });

  it('for uploading works once, for its path, and does not read', async () => {
    const path = own(victim);
    const { data } = await documents(victim).createSignedUploadUrl(path, { upsert: true });
    const token = data?.token ?? '';
    const visitor = anonymous().storage.from('documents');
    expect(await statusOf(visitor.uploadToSignedUrl(own(victim), token, PNG))).toBe('400');
    expect(await statusOf(visitor.uploadToSignedUrl(path, `${token}x`, PNG))).toBe('400');
    expect((await visitor.uploadToSignedUrl(path, token, PDF)).error).toBeNull();
    expect(await statusOf(visitor.uploadToSignedUrl(path, token, PNG))).toBe('409');
    await documents(victim).remove([path]);
    expect(await statusOf(visitor.uploadToSignedUrl(path, token, PNG))).toBe('409');
    const signed = { headers: { 'x-signature': token }, path: '/sign' };
    const where = { bucketName: 'documents', objectName: path };
    expect((await sendResumable(PNG, where, signed)).refusal?.status).toBe(409);
    const elsewhere = { bucketName: 'documents', objectName: own(victim) };
    expect((await sendResumable(PNG, elsewhere, signed)).refusal?.status).toBe(400);
    const read = `${backend().url}/storage/v1/object/sign/documents/${path}?token=${token}`;
    expect((await fetch(read)).status).toBe(400);
  });
});

describe('a body that is not what it says', () => {
  const post = async (headers: string, body: Buffer): Promise<string> => {
    const { hostname, port } = new URL(backend().url);
    const { authorization } = await bearerOf(thief.client);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST /storage/v1/object/avatars/${thief.id}/${randomUUID()} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
        `Authorization: ${authorization}\r\nConnection: close\r\n${headers}\r\n\r\n`,
    );
    socket.write(body);
    let heard = '';
    for await (const data of socket) heard += data;
    return heard;
  };

  it('is cut off at the limit of its bucket, with and without a length', async () => {
    const before = filesOnDisk();
    const large = bigPng(3_000_000);
    const chunk = Buffer.concat([
      Buffer.from(`${large.length.toString(16)}\r\n`),
      large,
      Buffer.from('\r\n0\r\n\r\n'),
    ]);
    const unknown = await post('Transfer-Encoding: chunked\r\nContent-Type: image/png', chunk);
    expect(unknown).toContain('"statusCode":"413"');
    const known = await post(`Content-Length: ${large.length}\r\nContent-Type: image/png`, large);
    expect(known).toContain('"statusCode":"413"');
    const both = await post(
      `Content-Length: 10\r\nTransfer-Encoding: chunked\r\nContent-Type: image/png`,
      Buffer.from('1\r\nx\r\n0\r\n\r\n'),
    );
    expect(both).toMatch(/^HTTP\/1.1 400/);
    expect(filesOnDisk()).toBe(before);
  });

  it('is no file if it ends early', async () => {
    const before = filesOnDisk();
    const { hostname, port } = new URL(backend().url);
    const { authorization = '' } = await bearerOf(thief.client);
    const name = `${thief.id}/${randomUUID()}`;
    await new Promise<void>((resolve) => {
      const sent = httpRequest({
        hostname,
        port,
        method: 'POST',
        path: `/storage/v1/object/avatars/${name}`,
        headers: { authorization, 'content-type': 'image/png', 'content-length': 100_000 },
      });
      sent.on('error', () => resolve());
      sent.write(PNG, () => sent.destroy());
      sent.on('close', () => resolve());
    });
    await expect
      .poll(() => readdirSync(join(storageFolder(), 'incoming')), { timeout: 5_000 })
      .toEqual([]);
    expect(filesOnDisk()).toBe(before);
    expect((await avatars(thief).exists(name)).data).toBe(false);
  });

  it('brings no header of its own into an answer', async () => {
    const open = `open-${randomUUID()}`;
    await service().storage.createBucket(open, { public: true });
    const url = `${backend().url}/storage/v1/object/${open}/x`;
    const form = new FormData();
    form.append('cacheControl', '1\r\nset-cookie: a=b');
    form.append('metadata', '{}');
    form.append(
      '',
      new Blob(['<b>'], { type: 'text/x;\r\nset-cookie: a=b' }),
      'x\r\nset-cookie: a=b',
    );
    const headers = { authorization: `Bearer ${backend().secretKey}` };
    expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(200);
    const path = `${backend().url}/storage/v1/object/public/${open}/x`;
    const answer = await fetch(`${path}?download=${encodeURIComponent('a"\r\nset-cookie: a=b')}`);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="a___set-cookie_ a_b"; filename*=UTF-8''a%22%0D%0Aset-cookie%3A%20a%3Db`,
    );
    await service().storage.emptyBucket(open);
    await service().storage.deleteBucket(open);
  });

  it.each([
    [
      'without an end',
      '--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\ncontent',
    ],
    ['without a file', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--'],
    ['without parts', '--x--'],
    ['with endless headers', `--x\r\nA: ${'a'.repeat(100_000)}`],
    [
      'with an endless field',
      `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'b'.repeat(100_000)}\r\n--x--`,
    ],
  ])('is refused as a form %s', async (_, body) => {
    const answer = await fetch(`${backend().url}/storage/v1/object/avatars/${thief.id}/form`, {
      method: 'POST',
      body,
      headers: {
        ...(await bearerOf(thief.client)),
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: '400' });
  });
});
