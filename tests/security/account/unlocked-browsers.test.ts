import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { extractCode, extractLink, follow, makePassword } from '../../contract/mail-links.ts';
import { withSecondFactor } from '../../support/authenticator.ts';
import {
  type CapturedMail,
  clientFor,
  fetchLocal,
  type SeparateBackend,
  startSeparateBackend,
  uniqueEmail,
} from '../../support/backend.ts';

/** Uses its own backend, because sessions are aged more than a test could wait. */
let own: SeparateBackend;
beforeAll(async () => {
  own = await startSeparateBackend();
});
afterAll(() => own.close());

const visitor = () => clientFor(own, own.publishableKey);
const keys = () => clientFor(own, own.secretKey);

async function mailsTo(address: string): Promise<CapturedMail[]> {
  const url = `${own.url}/_local/mail.json?to=${encodeURIComponent(address)}`;
  return ((await (await fetchLocal(url, own)).json()) as { messages: CapturedMail[] }).messages;
}

async function findEmail(address: string, subject: RegExp): Promise<CapturedMail> {
  const found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
  if (!found) throw new Error(`No letter about ${subject} came to ${address}.`);
  return found;
}

async function person() {
  const [email, password] = [uniqueEmail('owner'), makePassword()];
  const { data } = await keys().auth.admin.createUser({ email, password, email_confirm: true });
  const client = visitor();
  await client.auth.signInWithPassword({ email, password });
  return { id: data.user?.id ?? '', email, password, client };
}

/** Ages all sign-ins and codes, by default one minute past the 15 minutes that count as fresh. */
const ageProofs = (minutes = 16) =>
  own.database.write(
    'system',
    (sql) => sql`update auth.mfa_amr_claims
      set created_at = created_at - make_interval(mins => ${minutes}),
        updated_at = updated_at - make_interval(mins => ${minutes})`,
  );

type Person = Awaited<ReturnType<typeof person>>;

describe('an attacker at an open browser', () => {
  let owner: Person;
  beforeEach(async () => {
    owner = await person();
    await ageProofs();
  });

  it("can't change the email without the password", async () => {
    const { error } = await owner.client.auth.updateUser({ email: uniqueEmail('thief') });
    expect(error?.code).toBe('current_password_required');
    const guess = { email: uniqueEmail('thief'), current_password: 'a guess at it' };
    const wrong = await owner.client.auth.updateUser(guess);
    expect(wrong.error?.code).toBe('current_password_mismatch');
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it("can't change the password without the old one, even in a fresh session", async () => {
    const password = makePassword();
    const old = await owner.client.auth.updateUser({ password });
    expect(old.error?.code).toBe('current_password_required');
    const fresh = visitor();
    await fresh.auth.signInWithPassword(owner);
    expect((await fresh.auth.updateUser({ password })).error?.code).toBe(
      'current_password_required',
    );
  });

  it("can't add a second factor without signing in again", async () => {
    const stale = await owner.client.auth.mfa.enroll({ factorType: 'totp' });
    expect(stale.error?.code).toBe('current_password_required');
    await owner.client.auth.signInWithPassword(owner);
    await ageProofs(14);
    expect((await owner.client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it("can't activate a second factor whose setup was started earlier", async () => {
    await owner.client.auth.signInWithPassword(owner);
    const { data } = await owner.client.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    await own.database.write(
      'system',
      (sql) => sql`update auth.mfa_factors set created_at = created_at - interval '16 minutes'
        where id = ${factorId}`,
    );
    const challenge = await owner.client.auth.mfa.challenge({ factorId });
    expect(challenge.error?.code).toBe('mfa_factor_not_found');
  });

  it("can't remove a second factor, add another, or create recovery codes", async () => {
    await owner.client.auth.signInWithPassword(owner);
    const { factorId } = await withSecondFactor(owner.client);
    await ageProofs();
    const removed = await owner.client.auth.mfa.unenroll({ factorId });
    expect(removed.error?.code).toBe('reauthentication_needed');
    const another = { factorType: 'totp', friendlyName: 'Thief' } as const;
    const added = await owner.client.auth.mfa.enroll(another);
    expect(added.error?.code).toBe('reauthentication_needed');
    expect((await owner.client.rpc('make_recovery_codes')).error?.code).toBe('HXFRS');
  });

  it("can't get a fresh session from a factor added in it", async () => {
    await owner.client.auth.signInWithPassword(owner);
    const app = await withSecondFactor(owner.client);
    await ageProofs();
    const proof = { factorId: app.factorId, code: app.code() };
    expect((await owner.client.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    const { error } = await owner.client.auth.updateUser({ email: uniqueEmail('thief') });
    expect(error?.code).toBe('current_password_required');
    expect((await owner.client.rpc('make_recovery_codes')).error?.code).toBe('HXFRS');
  });

  it('can get a fresh session from a factor that existed before it', async () => {
    await owner.client.auth.signInWithPassword(owner);
    const app = await withSecondFactor(owner.client);
    await owner.client.auth.signInWithPassword(owner);
    await ageProofs();
    const proof = { factorId: app.factorId, code: app.code() };
    expect((await owner.client.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    expect((await owner.client.rpc('make_recovery_codes')).error).toBeNull();
  });

  it("can't set a first password for an account that signs in by email", async () => {
    const client = visitor();
    const email = uniqueEmail('mail-only');
    await client.auth.signInWithOtp({ email });
    const token = extractCode((await mailsTo(email))[0] ?? { text: '' });
    await client.auth.verifyOtp({ email, token, type: 'email' });
    await ageProofs();
    const password = makePassword();
    expect((await client.auth.updateUser({ password })).error?.code).toBe(
      'reauthentication_needed',
    );
  });
});

describe('the email about a sign-in change', () => {
  const changes: Record<string, (owner: Person) => Promise<unknown>> = {
    'Two-factor authentication was turned on': ({ client }) => withSecondFactor(client),
    'Two-factor authentication was turned off': async ({ client }) => {
      const { factorId } = await withSecondFactor(client);
      expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    },
    'The password was changed': async ({ client, password }) => {
      const change = { password: makePassword(), current_password: password };
      expect((await client.auth.updateUser(change)).error).toBeNull();
    },
    'New recovery codes were generated': async ({ client }) => {
      await withSecondFactor(client);
      expect((await client.rpc('make_recovery_codes')).error).toBeNull();
    },
  };

  it.each(Object.keys(changes))(
    'says "%s", and its link signs out all sessions',
    async (message) => {
      const owner = await person();
      await changes[message]?.(owner);
      const mail = await vi.waitFor(async () => {
        const found = (await mailsTo(owner.email)).find(({ text }) => text.includes(message));
        if (!found) throw new Error('The letter has not come yet.');
        return found;
      });
      const token = undoTokenIn(mail);
      expect((await visitor().rpc('undo_email_change', { token })).data).toBe(owner.email);
      expect((await owner.client.auth.getUser()).error).not.toBeNull();
      const { data } = await keys().auth.admin.getUserById(owner.id);
      if (message.endsWith('turned on')) expect(data.user?.factors).toBeUndefined();
      expect((await visitor().auth.signInWithPassword(owner)).error?.code).toBe(
        'invalid_credentials',
      );
    },
  );
});

describe('an email change', () => {
  let owner: Person;
  let next: string;
  beforeEach(async () => {
    owner = await person();
    next = uniqueEmail('next');
  });

  it('requires confirmation from both mailboxes, in either order', async () => {
    const { error } = await owner.client.auth.updateUser({ email: next });
    expect(error).toBeNull();
    const first = await follow(extractLink(await findEmail(next, /new email/)));
    expect([first.query.get('message'), first.fragment.get('message')]).toEqual([
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    ]);
    expect(first.fragment.get('access_token')).toBeNull();
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(owner.email);

    const second = await follow(extractLink(await findEmail(owner.email, /^Confirm the change/)));
    expect(second.fragment.get('access_token')).toBeTruthy();
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(next);
  });

  it('can be confirmed by the codes of both emails, each at its own address', async () => {
    await owner.client.auth.updateUser({ email: next });
    const [atNew, atOld] = [
      extractCode(await findEmail(next, /new email/)),
      extractCode(await findEmail(owner.email, /^Confirm the change/)),
    ];
    const verify = (email: string, token: string) =>
      visitor().auth.verifyOtp({ email, token, type: 'email_change' });
    expect((await verify(next, atOld)).error?.code).toBe('otp_expired');
    const once = await verify(owner.email, atOld);
    expect([once.error, once.data.session]).toEqual([null, null]);
    expect((await verify(next, atNew)).data.session?.user.email).toBe(next);
  });

  it("can't be confirmed twice by one mailbox", async () => {
    await owner.client.auth.updateUser({ email: next });
    const link = extractLink(await findEmail(next, /new email/));
    await follow(link);
    expect((await follow(link)).fragment.get('error_code')).toBe('otp_expired');
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(owner.email);
  });

  it('is accepted with the current password, however old the session is', async () => {
    await ageProofs();
    const change = { email: next, current_password: owner.password };
    expect((await owner.client.auth.updateUser(change)).error).toBeNull();
  });

  it('requires the second factor if there is one', async () => {
    await withSecondFactor(owner.client);
    const thief = visitor();
    await thief.auth.signInWithPassword(owner);
    const change = { email: next, current_password: owner.password };
    expect((await thief.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
  });

  it('notifies the old address at once, whose link cancels it and signs out all sessions', async () => {
    await owner.client.auth.updateUser({ email: next });
    const token = undoTokenIn(await findEmail(owner.email, /about to change/));
    expect((await visitor().rpc('undo_email_change', { token })).data).toBe(owner.email);
    expect((await owner.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const confirmed = await follow(extractLink(await findEmail(next, /new email/)));
    expect(confirmed.fragment.get('error_code')).toBe('otp_expired');
    expect((await visitor().auth.signInWithPassword(owner)).error).toBeNull();
  });

  it('is reverted by that link after completion, with everything the attacker set up', async () => {
    await changeTo(owner, next);
    await owner.client.auth.mfa.enroll({ factorType: 'totp' });
    const token = undoTokenIn(await findEmail(owner.email, /was changed/));
    expect((await visitor().rpc('undo_email_change', { token })).data).toBe(owner.email);
    expect((await owner.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { data } = await keys().auth.admin.getUserById(owner.id);
    expect([data.user?.email, data.user?.new_email, data.user?.factors]).toEqual([
      owner.email,
      undefined,
      undefined,
    ]);
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe(owner.email);
    const { data: profile } = await keys().from('profiles').select('email').eq('id', owner.id);
    expect(profile).toEqual([{ email: owner.email }]);
    expect((await visitor().rpc('undo_email_change', { token })).data).toBeNull();
  });

  it("is reverted by the owner's first email after the attacker's second change", async () => {
    await changeTo(owner, next);
    const first = undoTokenIn(await findEmail(owner.email, /about to change/));
    await changeTo({ ...owner, email: next }, uniqueEmail('further'));
    expect((await visitor().rpc('undo_email_change', { token: first })).data).toBe(owner.email);
    const later = undoTokenIn(await findEmail(next, /was changed/));
    expect((await visitor().rpc('undo_email_change', { token: later })).data).toBeNull();
  });

  it("can't be reverted if the address now belongs to another user, or after a week", async () => {
    await changeTo(owner, next);
    const token = undoTokenIn(await findEmail(owner.email, /was changed/));
    await keys().auth.admin.createUser({ email: owner.email, email_confirm: true });
    expect((await visitor().rpc('undo_email_change', { token })).data).toBeNull();

    const other = await person();
    await changeTo(other, uniqueEmail('next'));
    const late = undoTokenIn(await findEmail(other.email, /was changed/));
    await own.database.write(
      'system',
      (sql) => sql`update private.email_undos set created_at = created_at - interval '8 days'`,
    );
    expect((await visitor().rpc('undo_email_change', { token: late })).data).toBeNull();
  });

  async function changeTo({ client, email, password }: Person, address: string) {
    await client.auth.updateUser({ email: address, current_password: password });
    await follow(extractLink(await findEmail(address, /new email/)));
    await follow(extractLink(await findEmail(email, /^Confirm the change/)));
  }
});

describe('a session from an email link', () => {
  async function sessionBy(type: 'magiclink' | 'recovery', email: string) {
    const client = visitor();
    if (type === 'magiclink') await client.auth.signInWithOtp({ email });
    else await client.auth.resetPasswordForEmail(email);
    const token = extractCode((await mailsTo(email))[0] ?? { text: '' });
    // The link states its type, but its holder may claim another.
    const { error } = await client.auth.verifyOtp({ email, token, type: 'recovery' });
    expect(error).toBeNull();
    return client;
  }

  it("for signing in can't set a password, whatever type it claims", async () => {
    const owner = await person();
    const client = await sessionBy('magiclink', owner.email);
    const { error } = await client.auth.updateUser({ password: makePassword() });
    expect(error?.code).toBe('current_password_required');
  });

  it("for an email change can't set a password", async () => {
    const owner = await person();
    const next = uniqueEmail('next');
    await owner.client.auth.updateUser({ email: next });
    await follow(extractLink(await findEmail(owner.email, /^Confirm the change/)));
    const client = visitor();
    const token = extractCode(await findEmail(next, /new email/));
    await client.auth.verifyOtp({ email: next, token, type: 'email_change' });
    const password = await client.auth.updateUser({ password: makePassword() });
    expect(password.error?.code).toBe('current_password_required');
    const again = await client.auth.updateUser({ email: uniqueEmail('thief') });
    expect(again.error?.code).toBe('current_password_required');
  });

  it('for a forgotten password can set one, once, within the hour', async () => {
    const owner = await person();
    const client = await sessionBy('recovery', owner.email);
    expect((await client.auth.updateUser({ password: makePassword() })).error).toBeNull();
    const second = await client.auth.updateUser({ password: makePassword() });
    expect(second.error?.code).toBe('current_password_required');

    const late = await sessionBy('recovery', (await person()).email);
    await ageProofs(61);
    const { error } = await late.auth.updateUser({ password: makePassword() });
    expect(error?.code).toBe('current_password_required');
  });
});

describe('a code used instead of the password', () => {
  it('is emailed to the signed-in user and allows one change', async () => {
    const owner = await person();
    await ageProofs();
    expect((await owner.client.auth.reauthenticate()).error).toBeNull();
    const mail = await findEmail(owner.email, /^Your verification code/);
    expect(mail.text).not.toContain('http');
    const nonce = extractCode(mail);
    const wrong = nonce === '000000' ? '000001' : '000000';
    const rejected = await owner.client.auth.updateUser({ password: makePassword(), nonce: wrong });
    expect([rejected.error?.code, rejected.error?.status]).toEqual([
      'reauthentication_not_valid',
      422,
    ]);
    const password = makePassword();
    expect((await owner.client.auth.updateUser({ password, nonce })).error).toBeNull();
    const again = await owner.client.auth.updateUser({ password: makePassword(), nonce });
    expect(again.error?.code).toBe('reauthentication_not_valid');
    expect((await visitor().auth.signInWithPassword({ ...owner, password })).error).toBeNull();
  });

  it("grants no access and doesn't work for another account", async () => {
    const [owner, thief] = [await person(), await person()];
    await ageProofs();
    await owner.client.auth.reauthenticate();
    const token = extractCode(await findEmail(owner.email, /^Your verification code/));
    for (const type of ['email', 'recovery', 'signup', 'email_change'] as const) {
      const { error } = await visitor().auth.verifyOtp({ email: owner.email, token, type });
      expect(error?.code).toBe('otp_expired');
    }
    const stolen = await thief.client.auth.updateUser({ password: makePassword(), nonce: token });
    expect(stolen.error?.code).toBe('reauthentication_not_valid');
  });

  it('is invalid after five wrong guesses', async () => {
    const owner = await person();
    await ageProofs();
    await owner.client.auth.reauthenticate();
    const nonce = extractCode(await findEmail(owner.email, /^Your verification code/));
    const wrong = nonce === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) {
      await owner.client.auth.updateUser({ password: makePassword(), nonce: wrong });
    }
    const { error } = await owner.client.auth.updateUser({ password: makePassword(), nonce });
    expect(error?.code).toBe('reauthentication_not_valid');
  });

  it('is not sent without a session', async () => {
    const { error } = await visitor().auth.reauthenticate();
    expect(error?.name).toBe('AuthSessionMissingError');
  });
});

const undoTokenIn = (mail: CapturedMail): string => {
  const link = extractLink(mail);
  expect(link.pathname).toBe('/auth/confirm');
  return link.searchParams.get('undo') ?? '';
};
