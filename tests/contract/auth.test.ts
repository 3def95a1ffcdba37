import { describe, expect, test } from 'vitest';
import { anonymous, backend, mailTo, uniqueEmail } from '../support/backend.ts';
import {
  call,
  extractCode,
  extractLink,
  follow,
  makePassword,
  newestMail,
  sessionOf,
  signUpAndConfirm,
  wrongCode,
} from './mail-links.ts';

describe('sign-up', () => {
  test('keeps an account pending until the link confirms its address', async () => {
    const [email, password] = [uniqueEmail('link'), makePassword()];
    const client = anonymous();
    const emailRedirectTo = `${backend().url}/dashboard`;
    const signUp = await client.auth.signUp({ email, password, options: { emailRedirectTo } });
    expect(signUp.error).toBeNull();
    expect(signUp.data.session).toBeNull();
    expect(signUp.data.user?.email).toBe(email);

    const early = await client.auth.signInWithPassword({ email, password });
    expect(early.error?.code).toBe('email_not_confirmed');
    expect(early.error?.message).toBe('Email not confirmed');

    const { target, fragment } = await follow(extractLink(await newestMail(email)));
    expect(target.origin + target.pathname).toBe(emailRedirectTo);
    expect(fragment.get('type')).toBe('signup');
    const { data } = await anonymous().auth.getUser(fragment.get('access_token') ?? '');
    expect(data.user?.email).toBe(email);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test("doesn't use up the sign-up link on opening, since the screen asks first", async () => {
    const [email, password] = [uniqueEmail('handoff'), makePassword()];
    const emailRedirectTo = `${backend().url}/auth/confirm`;
    await anonymous().auth.signUp({ email, password, options: { emailRedirectTo } });
    const link = extractLink(await newestMail(email));
    expect(link.origin + link.pathname).toBe(emailRedirectTo);
    expect((await fetch(link)).status).toBe(200);

    const token_hash = link.searchParams.get('token_hash') ?? '';
    const verified = await anonymous().auth.verifyOtp({ token_hash, type: 'signup' });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.email).toBe(email);
    const again = await anonymous().auth.verifyOtp({ token_hash, type: 'signup' });
    expect(again.error?.code).toBe('otp_expired');
  });

  test('confirms an account by the six-digit code', async () => {
    const [email, password] = [uniqueEmail('code'), makePassword()];
    const client = anonymous();
    await client.auth.signUp({ email, password });
    const token = extractCode(await newestMail(email));
    const verified = await client.auth.verifyOtp({ email, token, type: 'signup' });
    expect(verified.error).toBeNull();
    expect(verified.data.session?.user.email_confirmed_at).toBeTruthy();
  });

  test('trims and lowercases addresses everywhere', async () => {
    const person = await signUpAndConfirm(uniqueEmail('case'));
    const email = `  ${person.email.toUpperCase()} `;
    const { error } = await anonymous().auth.signInWithPassword({ ...person, email });
    expect(error).toBeNull();
  });

  test('keeps sign-up data out of server fields', async () => {
    const person = await signUpAndConfirm(uniqueEmail('meta'), {
      first_name: 'Ada',
      app_metadata: { role: 'admin' },
    });
    const { data } = await person.client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ada' });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });

    const [email, password] = [uniqueEmail('forged'), makePassword()];
    const extra = { app_metadata: { role: 'admin' }, role: 'service_role', email_confirm: true };
    await call('/signup', { body: { email, password, ...extra } });
    const signIn = await anonymous().auth.signInWithPassword({ email, password });
    expect(signIn.error?.code).toBe('email_not_confirmed');
  });

  test("doesn't reveal that an address has an account", async () => {
    const existingUser = await signUpAndConfirm(uniqueEmail('taken'), { first_name: 'Secret' });
    const mails = (await mailTo(existingUser.email)).length;
    const getSignUpResponse = async (email: string) => {
      const { status, answer } = await call('/signup', {
        body: { email, password: makePassword(), data: { first_name: 'Eve' } },
      });
      const { id, email: echoed, ...rest } = answer;
      expect(id).not.toBe(existingUser.id);
      expect(echoed).toBe(email);
      const times = ['confirmation_sent_at', 'created_at', 'updated_at'];
      return { status, ...rest, ...Object.fromEntries(times.map((name) => [name, 'now'])) };
    };
    const fresh = uniqueEmail('fresh');
    const ofFresh = await getSignUpResponse(fresh);
    expect(await getSignUpResponse(existingUser.email)).toEqual(ofFresh);
    expect(await getSignUpResponse(fresh)).toEqual(ofFresh);
    expect(await mailTo(existingUser.email)).toHaveLength(mails);
    expect((await anonymous().auth.signInWithPassword(existingUser)).error).toBeNull();
  });

  test.each([
    ['names that a profile cannot hold', { first_name: 'x'.repeat(3000), last_name: 'a\nb' }],
    ['names that are no text', { first_name: { a: [1] }, full_name: 7, email: null }],
  ])("doesn't block a sign-up or reveal a taken address with %s", async (_, data) => {
    const existingUser = await signUpAndConfirm(uniqueEmail('taken'));
    const statusFor = async (email: string) =>
      (await call('/signup', { body: { email, password: makePassword(), data } })).status;
    expect(await statusFor(uniqueEmail('poison'))).toBe(200);
    expect(await statusFor(existingUser.email)).toBe(200);
  });

  test('sends a separate link for a repeated sign-up, and only one of them works', async () => {
    const [email, password] = [uniqueEmail('again'), makePassword()];
    await anonymous().auth.signUp({ email, password: makePassword() });
    const first = extractLink(await newestMail(email));
    await anonymous().auth.signUp({ email, password });
    expect((await mailTo(email)).length).toBe(2);
    await follow(extractLink(await newestMail(email)));
    expect((await follow(first)).fragment.get('error_code')).toBe('otp_expired');
    expect((await anonymous().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test.each([
    ['too short', 'short1'],
    ['longer than bcrypt reads', 'x'.repeat(73)],
  ])('rejects a password that is %s', async (_, password) => {
    const { error } = await anonymous().auth.signUp({ email: uniqueEmail('weak'), password });
    expect(error?.code).toBe('weak_password');
    expect(error?.status).toBe(422);
  });

  test.each([
    '',
    'not-an-email',
    'a@b',
    'a@example.com\nbcc: b@example.com',
    'a@example.com,b@example.com',
  ])('rejects the address %j', async (email) => {
    const { status, answer } = await call('/signup', { body: { email, password: makePassword() } });
    expect(status).toBe(400);
    expect(answer.error_code).toBe('validation_failed');
  });
});

describe('sign-in', () => {
  test('responds the same to a wrong password and an unknown address', async () => {
    const person = await signUpAndConfirm(uniqueEmail('known'));
    const attempt = (email: string) =>
      call('/token?grant_type=password', { body: { email, password: 'wrong-one' } });
    const [known, unknown] = [await attempt(person.email), await attempt(uniqueEmail('unknown'))];
    expect(known.answer).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    expect(unknown.answer).toEqual(known.answer);
    expect(unknown.status).toBe(400);
  });

  test('puts user, method and expiry into the access token', async () => {
    const person = await signUpAndConfirm(uniqueEmail('claims'));
    const session = await sessionOf(person.client);
    const claims = JSON.parse(
      Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({
      sub: person.id,
      role: 'authenticated',
      aud: 'authenticated',
      email: person.email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      iss: `${backend().url}/auth/v1`,
      app_metadata: { provider: 'email' },
      user_metadata: {},
    });
    expect(claims.exp - claims.iat).toBe(3600);
  });

  test('rejects an unknown grant and an invalid body', async () => {
    expect((await call('/token?grant_type=constructor', { body: {} })).status).toBe(400);
    const response = await fetch(`${backend().url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend().publishableKey, 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'bad_json' });
  });
});

describe('codes', () => {
  test('invalidates a code after five wrong guesses but not its link', async () => {
    const email = uniqueEmail('burn');
    await anonymous().auth.signUp({ email, password: makePassword() });
    const mail = await newestMail(email);
    const guess = (token: string) => anonymous().auth.verifyOtp({ email, token, type: 'signup' });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await guess(wrongCode(extractCode(mail)))).error?.code).toBe('otp_expired');
    }
    expect((await guess(extractCode(mail))).error?.code).toBe('otp_expired');
    expect((await follow(extractLink(mail))).fragment.get('access_token')).toBeTruthy();
  });

  test('accepts a code once, and only for its own address', async () => {
    const [email, stranger] = [uniqueEmail('own'), uniqueEmail('stranger')];
    await anonymous().auth.signUp({ email, password: makePassword() });
    await anonymous().auth.signUp({ email: stranger, password: makePassword() });
    const token = extractCode(await newestMail(email));
    const verify = (address: string) =>
      anonymous().auth.verifyOtp({ email: address, token, type: 'email' });
    expect((await verify(stranger)).error?.code).toBe('otp_expired');
    expect((await verify(email)).error).toBeNull();
    expect((await verify(email)).error?.code).toBe('otp_expired');
  });
});
