import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeIn, follow, linkIn, makePassword } from '../contract/mail-links.ts';
import { withSecondFactor } from '../support/authenticator.ts';
import {
  type CapturedMail,
  clientFor,
  fetchLocal,
  type SeparateBackend,
  startSeparateBackend,
  uniqueEmail,
} from '../support/backend.ts';

/** One of its own: sessions are made older here than any test could wait for. */
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

async function letter(address: string, subject: RegExp): Promise<CapturedMail> {
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

/** Makes every sign-in and code older; by default a minute older than the 15 minutes that count as fresh. */
const ageProofs = (minutes = 16) =>
  own.database.write(
    'system',
    (sql) => sql`update auth.mfa_amr_claims
      set created_at = created_at - make_interval(mins => ${minutes}),
        updated_at = updated_at - make_interval(mins => ${minutes})`,
  );

type Person = Awaited<ReturnType<typeof person>>;

describe('whoever finds a browser open', () => {
  let owner: Person;
  beforeEach(async () => {
    owner = await person();
    await ageProofs();
  });

  it('does not change the address without the password', async () => {
    const { error } = await owner.client.auth.updateUser({ email: uniqueEmail('thief') });
    expect(error?.code).toBe('current_password_required');
    const guess = { email: uniqueEmail('thief'), current_password: 'a guess at it' };
    const wrong = await owner.client.auth.updateUser(guess);
    expect(wrong.error?.code).toBe('current_password_mismatch');
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('does not change the password without it, in a fresh session either', async () => {
    const password = makePassword();
    const old = await owner.client.auth.updateUser({ password });
    expect(old.error?.code).toBe('current_password_required');
    const fresh = visitor();
    await fresh.auth.signInWithPassword(owner);
    expect((await fresh.auth.updateUser({ password })).error?.code).toBe(
      'current_password_required',
    );
  });

  it('adds no second factor without a new sign-in', async () => {
    const stale = await owner.client.auth.mfa.enroll({ factorType: 'totp' });
    expect(stale.error?.code).toBe('current_password_required');
    await owner.client.auth.signInWithPassword(owner);
    await ageProofs(14);
    expect((await owner.client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it('activates no second factor whose setup was started earlier', async () => {
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

  it('removes no second factor, adds no other, and makes no recovery codes', async () => {
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

  it('is not made fresh by a factor that was added in the same session', async () => {
    await owner.client.auth.signInWithPassword(owner);
    const app = await withSecondFactor(owner.client);
    await ageProofs();
    const proof = { factorId: app.factorId, code: app.code() };
    expect((await owner.client.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    const { error } = await owner.client.auth.updateUser({ email: uniqueEmail('thief') });
    expect(error?.code).toBe('current_password_required');
    expect((await owner.client.rpc('make_recovery_codes')).error?.code).toBe('HXFRS');
  });

  it('is made fresh by a factor from before the session', async () => {
    await owner.client.auth.signInWithPassword(owner);
    const app = await withSecondFactor(owner.client);
    await owner.client.auth.signInWithPassword(owner);
    await ageProofs();
    const proof = { factorId: app.factorId, code: app.code() };
    expect((await owner.client.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    expect((await owner.client.rpc('make_recovery_codes')).error).toBeNull();
  });

  it('sets no first password for an account that signs in by mail', async () => {
    const client = visitor();
    const email = uniqueEmail('mail-only');
    await client.auth.signInWithOtp({ email });
    const token = codeIn((await mailsTo(email))[0] ?? { text: '' });
    await client.auth.verifyOtp({ email, token, type: 'email' });
    await ageProofs();
    const password = makePassword();
    expect((await client.auth.updateUser({ password })).error?.code).toBe(
      'reauthentication_needed',
    );
  });
});

describe('the letter about a change to how an account signs in', () => {
  const changes: Record<string, (owner: Person) => Promise<unknown>> = {
    'Two-step sign-in was set up': ({ client }) => withSecondFactor(client),
    'Two-step sign-in was turned off': async ({ client }) => {
      const { factorId } = await withSecondFactor(client);
      expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    },
    'The password was changed': async ({ client, password }) => {
      const change = { password: makePassword(), current_password: password };
      expect((await client.auth.updateUser(change)).error).toBeNull();
    },
    'New recovery codes were made': async ({ client }) => {
      await withSecondFactor(client);
      expect((await client.rpc('make_recovery_codes')).error).toBeNull();
    },
  };

  it.each(Object.keys(changes))('says "%s", and its link signs everybody out', async (sentence) => {
    const owner = await person();
    await changes[sentence]?.(owner);
    const mail = await vi.waitFor(async () => {
      const found = (await mailsTo(owner.email)).find(({ text }) => text.includes(sentence));
      if (!found) throw new Error('The letter has not come yet.');
      return found;
    });
    const token = undoTokenIn(mail);
    expect((await visitor().rpc('undo_email_change', { token })).data).toBe(owner.email);
    expect((await owner.client.auth.getUser()).error).not.toBeNull();
    const { data } = await keys().auth.admin.getUserById(owner.id);
    if (sentence.endsWith('set up')) expect(data.user?.factors).toBeUndefined();
    expect((await visitor().auth.signInWithPassword(owner)).error?.code).toBe(
      'invalid_credentials',
    );
  });
});

describe('a change of the address', () => {
  let owner: Person;
  let next: string;
  beforeEach(async () => {
    owner = await person();
    next = uniqueEmail('next');
  });

  it('needs the agreement of both mailboxes, in either order', async () => {
    const { error } = await owner.client.auth.updateUser({ email: next });
    expect(error).toBeNull();
    const first = await follow(linkIn(await letter(next, /new e-mail/)));
    expect([first.query.get('message'), first.fragment.get('message')]).toEqual([
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    ]);
    expect(first.fragment.get('access_token')).toBeNull();
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(owner.email);

    const second = await follow(linkIn(await letter(owner.email, /^Confirm the change/)));
    expect(second.fragment.get('access_token')).toBeTruthy();
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(next);
  });

  it('can be confirmed by the codes of both letters, each at its own address', async () => {
    await owner.client.auth.updateUser({ email: next });
    const [atNew, atOld] = [
      codeIn(await letter(next, /new e-mail/)),
      codeIn(await letter(owner.email, /^Confirm the change/)),
    ];
    const verify = (email: string, token: string) =>
      visitor().auth.verifyOtp({ email, token, type: 'email_change' });
    expect((await verify(next, atOld)).error?.code).toBe('otp_expired');
    const once = await verify(owner.email, atOld);
    expect([once.error, once.data.session]).toEqual([null, null]);
    expect((await verify(next, atNew)).data.session?.user.email).toBe(next);
  });

  it('is not confirmed twice by one mailbox', async () => {
    await owner.client.auth.updateUser({ email: next });
    const link = linkIn(await letter(next, /new e-mail/));
    await follow(link);
    expect((await follow(link)).fragment.get('error_code')).toBe('otp_expired');
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(owner.email);
  });

  it('passes for the current password, however old the session is', async () => {
    await ageProofs();
    const change = { email: next, current_password: owner.password };
    expect((await owner.client.auth.updateUser(change)).error).toBeNull();
  });

  it('asks for the second factor where there is one', async () => {
    await withSecondFactor(owner.client);
    const thief = visitor();
    await thief.auth.signInWithPassword(owner);
    const change = { email: next, current_password: owner.password };
    expect((await thief.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
  });

  it('is told to the old address at once, whose link cancels it and signs everybody out', async () => {
    await owner.client.auth.updateUser({ email: next });
    const token = undoTokenIn(await letter(owner.email, /about to change/));
    expect((await visitor().rpc('undo_email_change', { token })).data).toBe(owner.email);
    expect((await owner.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const confirmed = await follow(linkIn(await letter(next, /new e-mail/)));
    expect(confirmed.fragment.get('error_code')).toBe('otp_expired');
    expect((await visitor().auth.signInWithPassword(owner)).error).toBeNull();
  });

  it('is taken back by that link after it is done, with all that the thief set up', async () => {
    await changeTo(owner, next);
    await owner.client.auth.mfa.enroll({ factorType: 'totp' });
    const token = undoTokenIn(await letter(owner.email, /was changed/));
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

  it('is taken back by the owner’s first letter after a second change by the thief', async () => {
    await changeTo(owner, next);
    const first = undoTokenIn(await letter(owner.email, /about to change/));
    await changeTo({ ...owner, email: next }, uniqueEmail('further'));
    expect((await visitor().rpc('undo_email_change', { token: first })).data).toBe(owner.email);
    const later = undoTokenIn(await letter(next, /was changed/));
    expect((await visitor().rpc('undo_email_change', { token: later })).data).toBeNull();
  });

  it('is not taken back when the address has gone to somebody else, or after a week', async () => {
    await changeTo(owner, next);
    const token = undoTokenIn(await letter(owner.email, /was changed/));
    await keys().auth.admin.createUser({ email: owner.email, email_confirm: true });
    expect((await visitor().rpc('undo_email_change', { token })).data).toBeNull();

    const other = await person();
    await changeTo(other, uniqueEmail('next'));
    const late = undoTokenIn(await letter(other.email, /was changed/));
    await own.database.write(
      'system',
      (sql) => sql`update private.email_undos set created_at = created_at - interval '8 days'`,
    );
    expect((await visitor().rpc('undo_email_change', { token: late })).data).toBeNull();
  });

  async function changeTo({ client, email, password }: Person, address: string) {
    await client.auth.updateUser({ email: address, current_password: password });
    await follow(linkIn(await letter(address, /new e-mail/)));
    await follow(linkIn(await letter(email, /^Confirm the change/)));
  }
});

describe('a session out of a letter', () => {
  async function sessionBy(type: 'magiclink' | 'recovery', email: string) {
    const client = visitor();
    if (type === 'magiclink') await client.auth.signInWithOtp({ email });
    else await client.auth.resetPasswordForEmail(email);
    const token = codeIn((await mailsTo(email))[0] ?? { text: '' });
    // The link of a letter says which type it is; whoever holds it may say another.
    const { error } = await client.auth.verifyOtp({ email, token, type: 'recovery' });
    expect(error).toBeNull();
    return client;
  }

  it('for signing in sets no password, whatever type it claims to be', async () => {
    const owner = await person();
    const client = await sessionBy('magiclink', owner.email);
    const { error } = await client.auth.updateUser({ password: makePassword() });
    expect(error?.code).toBe('current_password_required');
  });

  it('for a change of the address sets no password', async () => {
    const owner = await person();
    const next = uniqueEmail('next');
    await owner.client.auth.updateUser({ email: next });
    await follow(linkIn(await letter(owner.email, /^Confirm the change/)));
    const client = visitor();
    const token = codeIn(await letter(next, /new e-mail/));
    await client.auth.verifyOtp({ email: next, token, type: 'email_change' });
    const password = await client.auth.updateUser({ password: makePassword() });
    expect(password.error?.code).toBe('current_password_required');
    const again = await client.auth.updateUser({ email: uniqueEmail('thief') });
    expect(again.error?.code).toBe('current_password_required');
  });

  it('for a forgotten password sets one, once, and within the hour', async () => {
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

describe('a code that stands for the password', () => {
  it('comes by mail to the signed-in person and lets one change pass', async () => {
    const owner = await person();
    await ageProofs();
    expect((await owner.client.auth.reauthenticate()).error).toBeNull();
    const mail = await letter(owner.email, /^Your code/);
    expect(mail.text).not.toContain('http');
    const nonce = codeIn(mail);
    const wrong = nonce === '000000' ? '000001' : '000000';
    const refused = await owner.client.auth.updateUser({ password: makePassword(), nonce: wrong });
    expect([refused.error?.code, refused.error?.status]).toEqual([
      'reauthentication_not_valid',
      422,
    ]);
    const password = makePassword();
    expect((await owner.client.auth.updateUser({ password, nonce })).error).toBeNull();
    const again = await owner.client.auth.updateUser({ password: makePassword(), nonce });
    expect(again.error?.code).toBe('reauthentication_not_valid');
    expect((await visitor().auth.signInWithPassword({ ...owner, password })).error).toBeNull();
  });

  it('opens nothing, and is no use to another account', async () => {
    const [owner, thief] = [await person(), await person()];
    await ageProofs();
    await owner.client.auth.reauthenticate();
    const token = codeIn(await letter(owner.email, /^Your code/));
    for (const type of ['email', 'recovery', 'signup', 'email_change'] as const) {
      const { error } = await visitor().auth.verifyOtp({ email: owner.email, token, type });
      expect(error?.code).toBe('otp_expired');
    }
    const stolen = await thief.client.auth.updateUser({ password: makePassword(), nonce: token });
    expect(stolen.error?.code).toBe('reauthentication_not_valid');
  });

  it('is guessed five times, then it is gone', async () => {
    const owner = await person();
    await ageProofs();
    await owner.client.auth.reauthenticate();
    const nonce = codeIn(await letter(owner.email, /^Your code/));
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
  const link = linkIn(mail);
  expect(link.pathname).toBe('/auth/confirm');
  return link.searchParams.get('undo') ?? '';
};
