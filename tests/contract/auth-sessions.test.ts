import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import {
  anonymous,
  clientFor,
  jwtSecret,
  startSeparateBackend,
  uniqueEmail,
} from '../support/backend.ts';
import { call, makePassword, sessionOf, signedInAgain, signUpAndConfirm } from './mail-links.ts';

describe('tokens', () => {
  const forge = (secret: string, overrides: Record<string, unknown>, exp = '1h') =>
    new SignJWT({ role: 'authenticated', session_id: crypto.randomUUID(), ...overrides })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(exp)
      .sign(new TextEncoder().encode(secret));

  test('rejects a forged token', async () => {
    const { id, client } = await signUpAndConfirm(uniqueEmail('forge'));
    const { access_token: genuine } = await sessionOf(client);
    const [head = '', payload = '', signature = ''] = genuine.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const raised = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString(
      'base64url',
    );
    const forgeries = [
      await forge('x'.repeat(43), { sub: id }),
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${head}.${raised}.${signature}`,
      await forge(jwtSecret(), { sub: 'admin' }),
      await forge(jwtSecret(), { sub: id, role: 'postgres' }),
    ];
    for (const token of forgeries) {
      const { status, answer } = await call('/user', { token });
      expect([status, answer.error_code]).toEqual([403, 'bad_jwt']);
      expect((await call('/admin/users', { token })).status).toBe(403);
    }
  });

  test('rejects an expired token', async () => {
    const { id } = await signUpAndConfirm(uniqueEmail('expired'));
    const token = await forge(jwtSecret(), { sub: id }, '-1s');
    const { status, answer } = await call('/user', { token });
    expect([status, answer.error_code]).toEqual([403, 'bad_jwt']);
  });

  test('rejects a valid token of a session that never existed', async () => {
    const { id } = await signUpAndConfirm(uniqueEmail('ghost'));
    const token = await forge(jwtSecret(), { sub: id });
    expect((await call('/user', { token })).answer.error_code).toBe('session_not_found');
  });

  test('returns no user without a bearer token', async () => {
    expect((await call('/user')).answer.error_code).toBe('no_authorization');
  });
});

describe('session refresh', () => {
  test('exchanges a refresh token for the next one', async () => {
    const { client, id } = await signUpAndConfirm(uniqueEmail('refresh'));
    const first = await sessionOf(client);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(data.session?.refresh_token).not.toBe(first.refresh_token);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('keeps the session of two tabs that refresh at the same time', async () => {
    const { client } = await signUpAndConfirm(uniqueEmail('tabs'));
    const { refresh_token } = await sessionOf(client);
    const tabs = [anonymous(), anonymous(), anonymous()];
    const results = await Promise.all(
      tabs.map((tab) => tab.auth.refreshSession({ refresh_token })),
    );
    const tokens = results.map(({ data, error }) => error?.code ?? data.session?.refresh_token);
    expect(new Set(tokens).size).toBe(1);
    const next = await anonymous().auth.refreshSession({ refresh_token: tokens[0] ?? '' });
    expect(next.error).toBeNull();
  });

  test('rejects an unknown refresh token', async () => {
    const { error } = await anonymous().auth.refreshSession({ refresh_token: 'made-up' });
    expect(error?.code).toBe('refresh_token_not_found');
  });

  describe('after the reuse interval of a refresh token', () => {
    let separate: Awaited<ReturnType<typeof startSeparateBackend>>;
    beforeAll(async () => {
      const limits = { ...RELAXED_AUTH_LIMITS, refreshReuseSeconds: 0 };
      separate = await startSeparateBackend({ limits });
    });
    afterAll(() => separate.close());

    test('ends the session of thief and owner when a refresh token is used twice', async () => {
      const [email, password] = [uniqueEmail('theft'), makePassword()];
      const admin = clientFor(separate, separate.secretKey);
      await admin.auth.admin.createUser({ email, password, email_confirm: true });
      const owner = clientFor(separate, separate.publishableKey);
      const signIn = await owner.auth.signInWithPassword({ email, password });
      const stolen = signIn.data.session?.refresh_token ?? '';
      const bystander = clientFor(separate, separate.publishableKey);
      await bystander.auth.signInWithPassword({ email, password });

      const refreshed = await owner.auth.refreshSession();
      expect(refreshed.error).toBeNull();
      const thief = clientFor(separate, separate.publishableKey);
      const theft = await thief.auth.refreshSession({ refresh_token: stolen });
      expect(theft.error?.code).toBe('refresh_token_already_used');

      const token = refreshed.data.session?.access_token ?? '';
      const user = await call('/user', { token, key: separate.publishableKey, url: separate.url });
      expect(user.answer.error_code).toBe('session_not_found');
      const refresh_token = refreshed.data.session?.refresh_token ?? '';
      expect((await thief.auth.refreshSession({ refresh_token })).error).not.toBeNull();
      expect((await bystander.auth.getUser()).error).toBeNull();
    });
  });
});

describe('signing out', () => {
  const isSignedIn = async (token: string) => (await call('/user', { token })).status === 200;

  test.each([
    ['local', { here: false, elsewhere: true }],
    ['others', { here: true, elsewhere: false }],
    ['global', { here: false, elsewhere: false }],
  ] as const)('ends exactly the sessions of a %s sign-out', async (scope, expected) => {
    const person = await signUpAndConfirm(uniqueEmail(scope));
    const other = await signedInAgain(person);
    const [here, elsewhere] = [await sessionOf(person.client), await sessionOf(other)];

    const { error } = await person.client.auth.signOut({ scope });
    expect(error).toBeNull();
    expect({
      here: await isSignedIn(here.access_token),
      elsewhere: await isSignedIn(elsewhere.access_token),
    }).toEqual(expected);
    const refresh = await other.auth.refreshSession({ refresh_token: elsewhere.refresh_token });
    expect(refresh.error === null).toBe(expected.elsewhere);
    const again = await call('/logout', { method: 'POST', token: here.access_token });
    expect(again.status).toBe(expected.here ? 204 : 403);
  });
});
