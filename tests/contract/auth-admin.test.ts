import { randomUUID } from 'node:crypto';
import bcrypt from 'bcrypt';
import { describe, expect, test } from 'vitest';
import { anonymous, backend, mailTo, service, uniqueEmail } from '../support/backend.ts';
import {
  call,
  extractLink,
  follow,
  makePassword,
  newestMail,
  sessionOf,
  signUpAndConfirm,
} from './mail-links.ts';

describe('secret key holder', () => {
  test('creates, reads, updates and deletes accounts', async () => {
    const admin = service().auth.admin;
    const [email, password] = [uniqueEmail('made'), makePassword()];
    const made = await admin.createUser({
      email,
      password,
      email_confirm: true,
      app_metadata: { staff: true },
      user_metadata: { first_name: 'Ada' },
    });
    expect(made.error).toBeNull();
    const id = made.data.user?.id ?? '';
    expect(made.data.user).toMatchObject({
      email,
      app_metadata: { provider: 'email', staff: true },
      user_metadata: { first_name: 'Ada' },
      identities: [{ provider: 'email', user_id: id }],
    });
    expect((await anonymous().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await admin.createUser({ email })).error?.code).toBe('email_exists');

    const changed = await admin.updateUserById(id, { user_metadata: { last_name: 'Byron' } });
    expect(changed.data.user?.user_metadata).toEqual({ first_name: 'Ada', last_name: 'Byron' });
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
  });

  test('can create a user with a bcrypt hash and an id', async () => {
    const [email, password, id] = [uniqueEmail('import'), makePassword(), randomUUID()];
    const password_hash = (await bcrypt.hash(password, 4)).replace('$2b$', '$2y$');
    const admin = service().auth.admin;
    await admin.createUser({ email, id, password_hash, email_confirm: true });
    const signIn = await anonymous().auth.signInWithPassword({ email, password });
    expect(signIn.data.user?.id).toBe(id);
    const slow = await admin.createUser({
      email: uniqueEmail('slow'),
      password_hash: password_hash.replace('$04$', '$31$'),
    });
    expect(slow.error?.code).toBe('validation_failed');
  });

  test('bans a user and ends their sessions at once', async () => {
    const person = await signUpAndConfirm(uniqueEmail('banned'));
    const { access_token: token, refresh_token } = await sessionOf(person.client);
    await service().auth.admin.updateUserById(person.id, { ban_duration: '24h' });
    expect((await call('/user', { token })).answer.error_code).toBe('user_banned');
    expect((await anonymous().auth.refreshSession({ refresh_token })).error).not.toBeNull();
    const signIn = () => anonymous().auth.signInWithPassword(person);
    expect((await signIn()).error?.code).toBe('user_banned');
    await service().auth.admin.updateUserById(person.id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();
  });

  test('soft deletes: keeps the row and removes the personal data', async () => {
    const person = await signUpAndConfirm(uniqueEmail('soft'), { first_name: 'Ada' });
    const { access_token: token } = await sessionOf(person.client);
    await service().auth.admin.deleteUser(person.id, true);
    const { data } = await service().auth.admin.getUserById(person.id);
    expect(data.user?.deleted_at).toBeTruthy();
    expect(JSON.stringify(data.user)).not.toMatch(/Ada|soft-/);
    expect((await call('/user', { token })).status).toBe(403);
    expect((await anonymous().auth.signInWithPassword(person)).error?.code).toBe(
      'invalid_credentials',
    );
  });

  test('pages through the accounts', async () => {
    await signUpAndConfirm(uniqueEmail('page'));
    await signUpAndConfirm(uniqueEmail('page'));
    const { data, error } = await service().auth.admin.listUsers({ page: 1, perPage: 1 });
    expect(error).toBeNull();
    expect(data.users).toHaveLength(1);
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) });
  });

  test('invites a user, who then has an account', async () => {
    const email = uniqueEmail('invited');
    const { data, error } = await service().auth.admin.inviteUserByEmail(email);
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTruthy();
    const { fragment } = await follow(extractLink(await newestMail(email)));
    expect(fragment.get('type')).toBe('invite');
    const again = await service().auth.admin.inviteUserByEmail(email);
    expect(again.error?.code).toBe('email_exists');
  });

  test('creates links without sending them', async () => {
    const email = uniqueEmail('generated');
    const { data, error } = await service().auth.admin.generateLink({ type: 'magiclink', email });
    expect(error).toBeNull();
    expect(await mailTo(email)).toEqual([]);
    expect(data.properties?.email_otp).toMatch(/^\d{6}$/);
    const { fragment } = await follow(new URL(data.properties?.action_link ?? ''));
    expect(fragment.get('access_token')).toBeTruthy();

    const unknown = uniqueEmail('unknown');
    const recovery = await service().auth.admin.generateLink({ type: 'recovery', email: unknown });
    expect(recovery.error?.code).toBe('user_not_found');
  });

  test('creates links for both addresses of an email change, which applies after both are used', async () => {
    const { client, email } = await signUpAndConfirm(uniqueEmail('leaving'));
    const newEmail = uniqueEmail('arriving');
    const made = async (type: 'email_change_current' | 'email_change_new') => {
      const { data, error } = await service().auth.admin.generateLink({ type, email, newEmail });
      expect(error).toBeNull();
      expect(data.user?.new_email).toBe(newEmail);
      return new URL(data.properties?.action_link ?? '');
    };
    const links = [await made('email_change_current'), await made('email_change_new')];
    expect(await mailTo(newEmail)).toEqual([]);
    const address = async () => (await client.auth.getUser()).data.user?.email;
    for (const link of links) {
      expect(await address()).toBe(email);
      await follow(link);
    }
    expect(await address()).toBe(newEmail);
  });
});

describe('other callers', () => {
  const paths = ['/admin/users', '/admin/generate_link', '/invite', '/admin/anything'];

  test.each(paths)('are rejected at %s', async (path) => {
    const { client } = await signUpAndConfirm(uniqueEmail('plain-user'));
    const { access_token: token } = await sessionOf(client);
    const body = { email: uniqueEmail('victim'), type: 'magiclink' };
    expect((await call(path, { body })).answer.error_code).toBe('no_authorization');
    const rejected = await call(path, { body, token });
    expect([rejected.status, rejected.answer.error_code]).toEqual([403, 'not_admin']);
    expect(await mailTo(body.email)).toEqual([]);
  });

  test("can't claim to have the secret key", async () => {
    const { url, publishableKey } = backend();
    const response = await fetch(`${url}/auth/v1/admin/users`, {
      headers: { apikey: publishableKey, 'x-haven-key': 'secret' },
    });
    expect(response.status).toBe(401);
  });
});

test('get JSON for unknown paths, with and without a session', async () => {
  const { client } = await signUpAndConfirm(uniqueEmail('lost'));
  const { access_token: token } = await sessionOf(client);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
    for (const path of ['/nowhere', '/user/nothing', '/', '/admin-of/users']) {
      const { status, answer } = await call(path, { method, token });
      expect([path, status, answer.msg]).toEqual([path, 404, expect.any(String)]);
    }
  }
});

test('get an error for the second factors of a missing user', async () => {
  const { mfa } = service().auth.admin;
  const { data, error } = await mfa.listFactors({ userId: randomUUID() });
  expect([data, error?.status, error?.code]).toEqual([null, 404, 'user_not_found']);
});
