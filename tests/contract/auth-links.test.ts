import { describe, expect, test } from 'vitest';
import { anonymous, backend, mailTo, uniqueEmail } from '../support/backend.ts';
import {
  call,
  extractCode,
  extractLink,
  follow,
  makePassword,
  newestMail,
  pkceClient,
  sessionOf,
  signedInAgain,
  signUpAndConfirm,
} from './mail-links.ts';

describe('account recovery', () => {
  test('signs in with the emailed link, and a new password ends other sessions', async () => {
    const person = await signUpAndConfirm(uniqueEmail('recover'));
    const elsewhere = await sessionOf(await signedInAgain(person));
    const redirectTo = 'app://haven/auth?mode=reset';
    const { error } = await anonymous().auth.resetPasswordForEmail(person.email, { redirectTo });
    expect(error).toBeNull();

    const { target, fragment, query } = await follow(extractLink(await newestMail(person.email)));
    expect([target.pathname, query.get('mode'), fragment.get('type')]).toEqual([
      '/auth',
      'reset',
      'recovery',
    ]);
    const client = anonymous();
    const access_token = fragment.get('access_token') ?? '';
    const refresh_token = fragment.get('refresh_token') ?? '';
    await client.auth.setSession({ access_token, refresh_token });
    const password = makePassword();
    expect((await client.auth.updateUser({ password })).error).toBeNull();

    expect((await call('/user', { token: elsewhere.access_token })).status).toBe(403);
    expect((await client.auth.getUser()).error).toBeNull();
    const { email } = person;
    expect((await anonymous().auth.signInWithPassword(person)).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await anonymous().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test("opens a screen that uses up the link, so that mail scanners can't", async () => {
    const { email } = await signUpAndConfirm(uniqueEmail('recover-screen'));
    const redirectTo = `${backend().url}/auth?mode=reset`;
    await pkceClient().auth.resetPasswordForEmail(email, { redirectTo });
    const link = extractLink(await newestMail(email));
    expect(link.href.startsWith(`${redirectTo}&token_hash=`)).toBe(true);
    const token_hash = link.searchParams.get('token_hash') ?? '';
    const account = () => anonymous().rpc('get_email_by_link_token', { token_hash });
    expect((await account()).data).toBe(email);
    const { data } = await anonymous().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(data.session?.user.email).toBe(email);
    // A used link reveals nothing.
    expect(await account()).toMatchObject({ data: null, error: null });
  });

  test('signs in with the emailed code once', async () => {
    const { email } = await signUpAndConfirm(uniqueEmail('recover-code'));
    await anonymous().auth.resetPasswordForEmail(email);
    const token = extractCode(await newestMail(email));
    const verify = () => anonymous().auth.verifyOtp({ email, token, type: 'recovery' });
    expect((await verify()).data.session?.user.email).toBe(email);
    expect((await verify()).error?.code).toBe('otp_expired');
  });

  test('responds the same to an unknown address and sends no email', async () => {
    const email = uniqueEmail('unknown');
    const { status, answer } = await call('/recover', { body: { email } });
    expect([status, answer]).toEqual([200, {}]);
    expect(await mailTo(email)).toEqual([]);
  });

  test('drops a password set before the address was confirmed', async () => {
    const [email, password] = [uniqueEmail('hijack'), makePassword()];
    await anonymous().auth.signUp({ email, password });
    await anonymous().auth.resetPasswordForEmail(email);
    await follow(extractLink(await newestMail(email)));
    const { error } = await anonymous().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('invalid_credentials');
  });
});

describe('sign-in by link', () => {
  test('sends a link and a code that sign in', async () => {
    const { email, id } = await signUpAndConfirm(uniqueEmail('magic'));
    expect((await anonymous().auth.signInWithOtp({ email })).error).toBeNull();
    const token = extractCode(await newestMail(email));
    const verified = await anonymous().auth.verifyOtp({ email, token, type: 'email' });
    expect(verified.data.user?.id).toBe(id);
  });

  test('creates an account for a new address unless the caller forbids it', async () => {
    const [allowedEmail, unwanted] = [uniqueEmail('wanted'), uniqueEmail('unwanted')];
    await anonymous().auth.signInWithOtp({ email: allowedEmail });
    const { fragment } = await follow(extractLink(await newestMail(allowedEmail)));
    expect(fragment.get('access_token')).toBeTruthy();

    const options = { shouldCreateUser: false };
    const { error } = await anonymous().auth.signInWithOtp({ email: unwanted, options });
    expect(error).toBeNull();
    expect(await mailTo(unwanted)).toEqual([]);
  });

  test('accepts the hash of an emailed link', async () => {
    const { email } = await signUpAndConfirm(uniqueEmail('hash'));
    await anonymous().auth.signInWithOtp({ email });
    const token_hash = extractLink(await newestMail(email)).searchParams.get('token') ?? '';
    const verify = () => anonymous().auth.verifyOtp({ token_hash, type: 'magiclink' });
    expect((await verify()).data.user?.email).toBe(email);
    expect((await verify()).error?.code).toBe('otp_expired');
  });
});

describe('resending', () => {
  test('sends a new link for a pending sign-up but not for a confirmed or unknown address', async () => {
    const [email, password] = [uniqueEmail('resend'), makePassword()];
    await anonymous().auth.signUp({ email, password });
    const resend = (address: string) => anonymous().auth.resend({ type: 'signup', email: address });
    expect((await resend(email)).error).toBeNull();
    expect(await mailTo(email)).toHaveLength(2);
    await follow(extractLink(await newestMail(email)));
    expect((await anonymous().auth.signInWithPassword({ email, password })).error).toBeNull();

    expect((await resend(email)).error).toBeNull();
    expect(await mailTo(email)).toHaveLength(2);
    expect((await resend(uniqueEmail('unknown'))).error).toBeNull();
  });
});

describe('PKCE flow', () => {
  test('issues a code in the link that only the starting client can exchange, once', async () => {
    const [email, password] = [uniqueEmail('pkce'), makePassword()];
    const client = pkceClient();
    const options = { emailRedirectTo: 'haven://auth' };
    await client.auth.signUp({ email, password, options });
    const { target, query, fragment } = await follow(extractLink(await newestMail(email)));
    expect([target.protocol, target.host]).toEqual(['haven:', 'auth']);
    expect(fragment.get('access_token')).toBeNull();
    const code = query.get('code') ?? '';

    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await call('/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'v'.repeat(43) },
    });
    expect(again.answer.error_code).toBe('flow_state_not_found');
  });

  test('rejects a code without its verifier and invalidates it', async () => {
    const { email } = await signUpAndConfirm(uniqueEmail('caught'));
    const client = pkceClient();
    await client.auth.resetPasswordForEmail(email, { redirectTo: 'haven://auth' });
    const { query } = await follow(extractLink(await newestMail(email)));
    const code = query.get('code') ?? '';
    const body = { auth_code: code, code_verifier: 'v'.repeat(56) };
    const theft = await call('/token?grant_type=pkce', { body });
    expect(theft.answer.error_code).toBe('bad_code_verifier');
    const { error } = await client.auth.exchangeCodeForSession(code);
    expect(error?.code).toBe('flow_state_not_found');
  });

  test('supports the plain method', async () => {
    const email = uniqueEmail('plain');
    const verifier = 'plain-verifier-'.repeat(4);
    const body = { email, code_challenge: verifier, code_challenge_method: 'plain' };
    await call('/otp', { body });
    const { query } = await follow(extractLink(await newestMail(email)));
    const exchanged = await call('/token?grant_type=pkce', {
      body: { auth_code: query.get('code'), code_verifier: verifier },
    });
    expect(exchanged.status).toBe(200);
    expect(exchanged.answer.user).toMatchObject({ email });
  });

  test('rejects an incomplete challenge', async () => {
    const body = { email: uniqueEmail('half'), code_challenge: 'x'.repeat(43) };
    expect((await call('/otp', { body })).status).toBe(400);
  });
});

describe('own account update', () => {
  test('merges data, removes null fields and keeps server fields', async () => {
    const { client } = await signUpAndConfirm(uniqueEmail('data'), { a: 1, b: 2 });
    const { data } = await client.auth.updateUser({ data: { b: null, c: 3 } });
    expect(data.user?.user_metadata).toEqual({ a: 1, c: 3 });
    const { access_token: token } = await sessionOf(client);
    const body = { app_metadata: { role: 'admin' }, role: 'service_role' };
    const { answer } = await call('/user', { method: 'PUT', token, body });
    expect(answer.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(answer.role).toBe('authenticated');
  });

  test('rejects the same password and a weak one', async () => {
    const { client, password } = await signUpAndConfirm(uniqueEmail('same'));
    const same = await client.auth.updateUser({ password, current_password: password });
    expect([same.error?.code, same.error?.status]).toEqual(['same_password', 422]);
    expect((await client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password');
  });

  test('changes an email after both addresses confirm and notifies the old one', async () => {
    const person = await signUpAndConfirm(uniqueEmail('old'));
    const { client, password } = person;
    await anonymous().auth.resetPasswordForEmail(person.email);
    const staleLink = extractLink(await newestMail(person.email));
    const email = uniqueEmail('new');
    const { data } = await client.auth.updateUser({ email });
    expect([data.user?.email, data.user?.new_email]).toEqual([person.email, email]);

    await follow(extractLink(await newestMail(email)));
    const confirmation = (await mailTo(person.email)).find(({ subject }) =>
      /^Confirm/.test(subject),
    );
    await follow(extractLink(confirmation ?? { text: '' }));
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await anonymous().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await newestMail(person.email)).subject).toContain('was changed');
    expect((await follow(staleLink)).fragment.get('error_code')).toBe('otp_expired');
  });

  test("sends no email to an address that has an account and doesn't reveal it", async () => {
    const [person, otherUser] = [
      await signUpAndConfirm(uniqueEmail('mover')),
      await signUpAndConfirm(uniqueEmail('settled')),
    ];
    const mails = (await mailTo(otherUser.email)).length;
    const { data, error } = await person.client.auth.updateUser({ email: otherUser.email });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBe(otherUser.email);
    expect(await mailTo(otherUser.email)).toHaveLength(mails);
  });
});

describe('redirect targets', () => {
  const landing = async (redirectTo: string) => {
    const email = uniqueEmail('redirect');
    await call(`/otp?redirect_to=${encodeURIComponent(redirectTo)}`, { body: { email } });
    return (await follow(extractLink(await newestMail(email)))).target;
  };

  test.each([
    'https://evil.example/auth',
    '//evil.example',
    'javascript:alert(1)',
    'https://127.0.0.1@evil.example/',
    'haven://evil',
  ])("doesn't follow %s", async (redirectTo) => {
    expect((await landing(redirectTo)).origin).toBe(new URL(backend().url).origin);
  });

  test("doesn't follow a target added to the link later", async () => {
    const email = uniqueEmail('tampered');
    await anonymous().auth.signInWithOtp({ email });
    const link = extractLink(await newestMail(email));
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect((await follow(link)).target.origin).toBe(new URL(backend().url).origin);
  });

  test('reports a used link in fragment and query', async () => {
    const { email } = await signUpAndConfirm(uniqueEmail('twice'));
    await anonymous().auth.signInWithOtp({ email });
    const link = extractLink(await newestMail(email));
    await follow(link);
    const { fragment, query } = await follow(link);
    for (const facts of [fragment, query]) {
      expect(facts.get('error')).toBe('access_denied');
      expect(facts.get('error_code')).toBe('otp_expired');
      expect(facts.get('error_description')).toBe('Email link is invalid or has expired');
    }
  });
});
