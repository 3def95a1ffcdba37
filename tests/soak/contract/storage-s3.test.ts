import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderStore } from '../../../backend/storage/folder-store.ts';
import { moveFiles } from '../../../backend/storage/move-files.ts';
import { S3Bucket } from '../../../backend/storage/s3-bucket.ts';
import { S3Store } from '../../../backend/storage/s3-store.ts';
import { StoredFiles } from '../../../backend/storage/stored-files.ts';
import { Sweeper } from '../../../backend/storage/sweep.ts';
import { inProject } from '../../../build/paths.ts';
import {
  clientFor,
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../../support/backend.ts';
import { runCommand } from '../../support/command.ts';
import { bigPng, PDF, PNG } from '../../support/file-samples.ts';
import { startResumableUpload, uploadResumable } from '../../support/resumable.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';

let s3: S3Server;
let own: SeparateBackend;
let me: NewUser;
let store: S3Store;
beforeAll(async () => {
  s3 = await startS3Server();
  own = await startSeparateBackend({ env: { ...s3.env, HAVEN_S3_DIRECT: 'allow' } });
  me = await newUser({ at: own });
  store = new S3Store(
    new S3Bucket({
      url: s3.env.HAVEN_S3_URL,
      bucket: s3.env.HAVEN_S3_BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isDirect: false,
    }),
  );
});
afterAll(async () => {
  await own?.close();
  await s3?.close();
});

const documents = () => me.client.storage.from('documents');
const path = () => `${me.id}/${randomUUID()}`;
const service = () => clientFor(own, own.secretKey);
const versionOf = async (name: string) => {
  const { data } = await documents().info(name);
  return data?.version ?? '';
};

async function upload(content: Buffer = PDF): Promise<{ name: string; version: string }> {
  const name = path();
  expect((await documents().upload(name, content)).error).toBeNull();
  return { name, version: await versionOf(name) };
}

/** Asks like a browser that opens a page or downloads, without following redirects. */
async function open(url: string, mode = 'navigate', headers = {}): Promise<IncomingMessage> {
  const asked = request(url, { headers: { 'sec-fetch-mode': mode, ...headers } });
  const [response] = await once(asked.end(), 'response');
  return response as IncomingMessage;
}

describe('files in an S3 store', () => {
  test('are uploaded, read whole and in ranges, replaced and deleted', async () => {
    const content = bigPng(300_000);
    const { name, version } = await upload(content);
    expect(s3.has(version)).toBe(true);
    const { data } = await documents().download(name);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(content);

    const url = (await documents().createSignedUrl(name, 60)).data?.signedUrl ?? '';
    const range = { headers: { range: 'bytes=1000-1999' } };
    const part = await fetch(url, range);
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-1999/${content.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(1000, 2000));
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(url, { headers: { range: `bytes=${content.length}-` } })).status).toBe(416);

    await documents().upload(name, PNG, { upsert: true });
    expect(s3.has(version)).toBe(false);
    const replaced = await versionOf(name);
    await documents().remove([name]);
    expect(s3.has(replaced)).toBe(false);
  });

  test('are copied as separate objects', async () => {
    const { name, version } = await upload();
    const copy = path();
    expect((await documents().copy(name, copy)).error).toBeNull();
    await documents().remove([name]);
    expect(s3.has(version)).toBe(false);
    expect(await (await documents().download(copy)).data?.text()).toBe(PDF.toString());
  });

  test('arrive by resumable uploads that were interrupted', async () => {
    const content = randomBytes(300_000);
    await service().storage.createBucket('uploads');
    const headers = { authorization: `Bearer ${own.secretKey}` };
    const place = { bucketName: 'uploads', objectName: 'half' };
    const options = { url: own.url, headers, chunkSize: 100_000 };
    const uploadUrl = await startResumableUpload(content, place, options);
    const { refusal } = await uploadResumable(content, place, { ...options, uploadUrl });
    expect(refusal).toBeUndefined();
    const { data } = await service().storage.from('uploads').download('half');
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(content);
  });

  test('without a row are removed, but not while they may still be uploading', async () => {
    const files = new StoredFiles(own.dataDir, true, store);
    const [old, young] = [randomUUID(), randomUUID()];
    const { version: used } = await upload();
    for (const version of [old, young]) {
      const received = await files.receive([Buffer.from('left over')] as never, 100);
      await store.put(version, received.path);
    }
    for (const version of [old, used]) s3.age(version);
    await new Sweeper(own.database, files).sweep();
    expect([old, young, used].map((version) => s3.has(version))).toEqual([false, true, true]);
  });

  test('are rejected while the store is down, without a trace in the database', async () => {
    const { name } = await upload();
    const late = path();
    await s3.halt();
    const uploaded = await documents().upload(late, PDF);
    const message = 'The file store is not responding. Try again in a minute.';
    expect(uploaded.error?.message).toBe(message);
    expect((await documents().download(name)).error).not.toBeNull();
    await s3.resume();
    expect((await documents().info(late)).data).toBeNull();
    expect(await (await documents().download(name)).data?.text()).toBe(PDF.toString());
  });

  test('are part of a backup', async () => {
    const { version } = await upload();
    const { code, said } = await runCommand(
      'backend/backup.ts',
      [join(own.dataDir, `${version}.tar.gz`)],
      {
        HAVEN_DATA_DIR: own.dataDir,
      },
    );
    expect([code, said]).toEqual([0, expect.stringMatching(/ [1-9]\d* stored files\.$/)]);
  });
});

describe('a direct address in the store', () => {
  test('is where a signed link sends a browser for a minute', async () => {
    const { name, version } = await upload();
    const link = await documents().createSignedUrl(name, 60, { download: 'Offer.pdf' });
    const url = link.data?.signedUrl ?? '';
    const response = await open(url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([302, 'no-store']);
    const direct = new URL(response.headers.location ?? '');
    expect(direct.pathname).toBe(`/haven/files/${version}`);
    expect(direct.searchParams.get('X-Amz-Expires')).toBe('60');
    const loaded = await open(direct.href);
    expect(loaded.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="Offer.pdf"'),
    });
    expect(await text(loaded)).toBe(PDF.toString());
  });

  test('is not given to a page that embeds the file', async () => {
    const { name } = await upload();
    const url = (await documents().createSignedUrl(name, 60)).data?.signedUrl ?? '';
    for (const mode of ['cors', 'no-cors', 'same-origin']) {
      expect((await open(url, mode)).statusCode).toBe(200);
    }
  });

  test('is not given once the link has expired', async () => {
    const { name } = await upload();
    const url = (await documents().createSignedUrl(name, 60)).data?.signedUrl ?? '';
    await documents().remove([name]);
    const response = await open(url);
    expect([response.statusCode, response.headers.location]).toEqual([400, undefined]);
  });

  test('is not given for files whose every use is checked and logged', async () => {
    const { name } = await upload();
    const { data } = await me.client.auth.getSession();
    const url = `${own.url}/storage/v1/object/authenticated/documents/${name}`;
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    expect((await open(url, 'navigate', headers)).statusCode).toBe(200);
    for (const bucket of ['room-files', 'listing-documents']) {
      const { error } = await service().storage.from(bucket).createSignedUrl('any', 60);
      expect(error?.message).toBe(
        "These files can't be shared by link. Download the file instead.",
      );
    }
  });

  test('exists only if the setting allows it', async () => {
    const other = await startSeparateBackend({ env: s3.env });
    const person = await newUser({ at: other });
    const files = person.client.storage.from('documents');
    const name = `${person.id}/${randomUUID()}`;
    await files.upload(name, PDF);
    const { data } = await files.createSignedUrl(name, 60);
    expect((await open(data?.signedUrl ?? '')).statusCode).toBe(200);
    await other.close();
  });
});

describe('the command that moves files', () => {
  const move = (...args: string[]) =>
    runCommand('backend/move-files.ts', args, { HAVEN_DATA_DIR: own.dataDir, ...s3.env });
  const folder = () => new FolderStore(own.dataDir);

  test('copies all files to the folder and back, and deletes originals on request', async () => {
    const { name, version } = await upload(bigPng(50_000));
    const all = (await store.list()).length;
    expect((await move('to-folder')).said).toContain(
      `${all} files copied and verified, 0 were there already.`,
    );
    expect((await folder().list()).length).toBe(all);
    expect((await move('to-folder')).said).toContain(
      `0 files copied and verified, ${all} were there already.`,
    );
    await store.remove(version);
    expect((await move('to-s3', '--delete')).said).toContain(
      `${all} files copied and verified, 0 were there already.\n${all} files deleted`,
    );
    expect(await folder().list()).toEqual([]);
    expect((await documents().download(name)).error).toBeNull();
  });

  test('continues where a killed run stopped', async () => {
    // The store answers from this process, so the run can't finish before this test stops it.
    const picture = join(own.dataDir, 'picture.png');
    writeFileSync(picture, PNG);
    for (let made = 0; made < 200; made += 1) await store.copyIn(randomUUID(), picture);
    const all = (await store.list()).length;
    const env = { PATH: process.env.PATH, HAVEN_DATA_DIR: own.dataDir, ...s3.env };
    const program = [inProject('backend/move-files.ts'), 'to-folder'];
    const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { said } = await move('to-folder');
    const [, copied, present] = /(\d+) files copied and verified, (\d+) were/.exec(said) ?? [];
    expect(Number(copied) + Number(present)).toBe(all);
    expect(Number(copied)).toBeGreaterThan(0);
    expect(Number(present)).toBeGreaterThan(0);
    expect((await folder().list()).length).toBe(all);
  });

  test('recopies a file that a killed run left damaged', async () => {
    const { version } = await upload(bigPng(50_000));
    await move('to-folder');
    const damaged = `${own.dataDir}/storage/files/${version}`;
    truncateSync(damaged, 10);
    // As if it was killed before it compared this file.
    const options = { dataDir: own.dataDir, target: 'other', deletesOld: false };
    const progress: string[] = [];
    await moveFiles(store, folder(), {
      ...options,
      onProgress: (done, count) => progress.push(`${done} of ${count}`),
    });
    expect(statSync(damaged).size).toBeGreaterThan(10);
    const all = (await store.list()).length;
    expect(progress.at(-1)).toBe(`${all} of ${all}`);
  });

  test('keeps the originals if a copy differs', async () => {
    const { version } = await upload();
    const lossy = Object.assign(Object.create(folder()) as FolderStore, {
      list: async () => [],
      copyIn: async () => {},
      remove: async () => {},
      copyOut: (_version: string, to: string) => store.copyOut(other, to),
    });
    const { version: other } = await upload(PNG);
    const options = { dataDir: own.dataDir, target: 'lossy', deletesOld: true };
    const moving = moveFiles(store, lossy, { ...options, onProgress: () => {} });
    await expect(moving).rejects.toThrow('differs from the original');
    expect(s3.has(version)).toBe(true);
  });

  test('prints its usage', async () => {
    const { code, said } = await move('somewhere');
    expect(code).toBe(1);
    expect(said).toContain('npm run move-files -- to-s3');
  });
});
