import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, type NewUser, newUser } from '../../support/backend.ts';
import { PDF, PNG } from '../../support/file-samples.ts';
import { uploadResumable } from '../../support/resumable.ts';
import {
  documents,
  getErrorStatus,
  MISSING,
  ownPath,
  uploadConfidentialFile,
} from '../storage-fixtures.ts';

let victim: NewUser;
beforeAll(async () => {
  victim = await newUser();
});

const secret = () => uploadConfidentialFile(victim);

describe('signed link', () => {
  const link = async (path: string, seconds = 60) =>
    (await documents(victim).createSignedUrl(path, seconds)).data?.signedUrl ?? '';

  it('is invalid after the file was removed, even if another takes its name', async () => {
    const path = await secret();
    const url = await link(path);
    await documents(victim).remove([path]);
    expect(await (await fetch(url)).json()).toMatchObject({ statusCode: MISSING });
    await documents(victim).upload(path, PNG);
    expect((await fetch(url)).status).toBe(400);
  });

  it('is invalid after the file was replaced or moved', async () => {
    const path = await secret();
    const [replaced, moved] = [await link(path), await link(path)];
    await documents(victim).upload(path, PNG, { upsert: true });
    expect((await fetch(replaced)).status).toBe(400);
    await documents(victim).move(path, ownPath(victim));
    expect((await fetch(moved)).status).toBe(400);
  });

  it('opens no other file or bucket, and not for longer', async () => {
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

  it('expires on time', async () => {
    const path = await secret();
    const url = await link(path, 1);
    await expect.poll(async () => (await fetch(url)).status).toBe(400);
    expect(await (await fetch(url)).json()).toMatchObject({ code: 'InvalidJWT' });
  });

  it("can't be used as a session, or a session as a link", async () => {
    const path = await secret();
    const url = new URL(await link(path));
    const token = url.searchParams.get('token') ?? '';
    const upload =
      (await documents(victim).createSignedUploadUrl(ownPath(victim))).data?.token ?? '';
    for (const stolen of [token, upload]) {
      const response = await fetch(`${backend().url}/rest/v1/profiles`, {
        headers: { apikey: backend().publishableKey, authorization: `Bearer ${stolen}` },
      });
      expect(response.status).toBe(401);
    }
    const { data } = await victim.client.auth.getSession();
    for (const other of [data.session?.access_token ?? '', upload]) {
      url.searchParams.set('token', other);
      expect((await fetch(url)).status).toBe(400);
    }
  });

  it("for uploading works once, for its path, and can't read", async () => {
    const path = ownPath(victim);
    const { data } = await documents(victim).createSignedUploadUrl(path, { upsert: true });
    const token = data?.token ?? '';
    const visitor = anonymous().storage.from('documents');
    expect(await getErrorStatus(visitor.uploadToSignedUrl(ownPath(victim), token, PNG))).toBe(
      '400',
    );
    expect(await getErrorStatus(visitor.uploadToSignedUrl(path, `${token}x`, PNG))).toBe('400');
    expect((await visitor.uploadToSignedUrl(path, token, PDF)).error).toBeNull();
    expect(await getErrorStatus(visitor.uploadToSignedUrl(path, token, PNG))).toBe('409');
    await documents(victim).remove([path]);
    expect(await getErrorStatus(visitor.uploadToSignedUrl(path, token, PNG))).toBe('409');
    const signed = { headers: { 'x-signature': token }, path: '/sign' };
    const where = { bucketName: 'documents', objectName: path };
    expect((await uploadResumable(PNG, where, signed)).refusal?.status).toBe(409);
    const elsewhere = { bucketName: 'documents', objectName: ownPath(victim) };
    expect((await uploadResumable(PNG, elsewhere, signed)).refusal?.status).toBe(400);
    const read = `${backend().url}/storage/v1/object/sign/documents/${path}?token=${token}`;
    expect((await fetch(read)).status).toBe(400);
  });
});
