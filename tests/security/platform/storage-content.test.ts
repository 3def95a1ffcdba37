import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { backend, type NewUser, newUser, service } from '../../support/backend.ts';
import { bigPng, GIF, HTML, PDF, PNG, SVG } from '../../support/file-samples.ts';
import { bearerOf, uploadResumable } from '../../support/resumable.ts';
import {
  avatars,
  filesOnDisk,
  getErrorStatus,
  ownPath,
  storageFolder,
} from '../storage-fixtures.ts';

let victim: NewUser;
let thief: NewUser;
beforeAll(async () => {
  victim = await newUser();
  thief = await newUser();
});

describe("a file opened on the app's origin", () => {
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
  ])("%s, can't become an avatar by its name", async (_, content) => {
    const before = filesOnDisk();
    const path = `${thief.id}/${randomUUID()}.png`;
    for (const body of [content, new Blob([content], { type: 'image/png' })]) {
      const upload = avatars(thief).upload(path, body, { contentType: 'image/png' });
      expect(await getErrorStatus(upload)).toBe('415');
    }
    const where = { bucketName: 'avatars', objectName: path, contentType: 'image/png' };
    const headers = await bearerOf(thief.client);
    const resumable = await uploadResumable(Buffer.from(content), where, { headers });
    expect(resumable.refusal?.status).toBe(415);
    const link = await avatars(thief).createSignedUploadUrl(path);
    const linked = avatars(thief).uploadToSignedUrl(path, link.data?.token ?? '', content);
    expect(await getErrorStatus(linked)).toBe('415');
    expect(filesOnDisk()).toBe(before);
  });

  it('is served as an image even with a script after its end', async () => {
    const path = `${thief.id}/${randomUUID()}.png`;
    const polyglot = Buffer.concat([PNG, Buffer.from(HTML)]);
    const contentType = 'text/html';
    expect((await avatars(thief).upload(path, polyglot, { contentType })).error).toBeNull();
    const { headers } = await fetch(avatars(thief).getPublicUrl(path).data.publicUrl);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps its type after a copy that claims another', async () => {
    const files = service().storage.from('documents');
    const [from, to] = [ownPath(victim), ownPath(victim)];
    await files.upload(from, 'text');
    await files.copy(from, to, { copyMetadata: false, metadata: { mimetype: 'text/html' } });
    expect((await files.info(to)).data?.contentType).toBe('text/plain');
  });
});

it("content can't be swapped between its check and its storage", async () => {
  const headers = { ...(await bearerOf(thief.client)), 'tus-resumable': '1.0.0' };
  const picture = bigPng(200_000);
  const page = Buffer.concat([Buffer.from(HTML), Buffer.alloc(picture.length - HTML.length, ' ')]);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const objectName = `${thief.id}/${randomUUID()}.png`;
    const metadata = `bucketName ${btoa('avatars')},objectName ${btoa(objectName)}`;
    const uploadResponse = await fetch(`${backend().url}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(picture.length),
        'upload-metadata': metadata,
      },
    });
    const url = new URL(uploadResponse.headers.get('location') ?? '', backend().url);
    const send = (body: Buffer<ArrayBuffer>) =>
      fetch(url, {
        method: 'PATCH',
        body,
        headers: {
          ...headers,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
      });
    await Promise.all([send(picture), send(page), send(page), send(picture)]);
    const { data } = await avatars(thief).download(objectName);
    if (data) expect(Buffer.from(await data.arrayBuffer()).equals(picture)).toBe(true);
  }
});

describe('a body that differs from its headers', () => {
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
    let received = '';
    try {
      for await (const data of socket) received += data;
    } catch (error) {
      // A server that closes the connection while the client is still sending resets it, which discards its response.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    }
    return received;
  };
  const TOO_LARGE = /"statusCode":"413"|^$/;

  it("is cut off at its bucket's limit, with or without a length", async () => {
    const before = filesOnDisk();
    const large = bigPng(3_000_000);
    const chunk = Buffer.concat([
      Buffer.from(`${large.length.toString(16)}\r\n`),
      large,
      Buffer.from('\r\n0\r\n\r\n'),
    ]);
    const unknown = await post('Transfer-Encoding: chunked\r\nContent-Type: image/png', chunk);
    expect(unknown).toMatch(TOO_LARGE);
    const known = await post(`Content-Length: ${large.length}\r\nContent-Type: image/png`, large);
    expect(known).toMatch(TOO_LARGE);
    const both = await post(
      `Content-Length: 10\r\nTransfer-Encoding: chunked\r\nContent-Type: image/png`,
      Buffer.from('1\r\nx\r\n0\r\n\r\n'),
    );
    expect(both).toMatch(/^HTTP\/1.1 400|^$/);
    expect(filesOnDisk()).toBe(before);
  });

  it('creates no file if it ends early', async () => {
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
    await expect.poll(() => readdirSync(join(storageFolder(), 'incoming'))).toEqual([]);
    expect(filesOnDisk()).toBe(before);
    expect((await avatars(thief).exists(name)).data).toBe(false);
  });

  it("can't inject a header into a response", async () => {
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
    const response = await fetch(`${path}?download=${encodeURIComponent('a"\r\nset-cookie: a=b')}`);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-disposition')).toBe(
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
  ])('is rejected as a form %s', async (_, body) => {
    const response = await fetch(`${backend().url}/storage/v1/object/avatars/${thief.id}/form`, {
      method: 'POST',
      body,
      headers: {
        ...(await bearerOf(thief.client)),
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: '400' });
  });
});
