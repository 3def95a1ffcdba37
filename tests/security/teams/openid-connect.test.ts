import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../../supabase/functions/_shared/guarded-fetch.ts';
import { localNetwork } from '../../../supabase/functions/_shared/outbound-network.ts';
import { backend } from '../../support/backend.ts';
import { CLIENT, startOidcProvider } from '../../support/oidc-provider.ts';
import {
  at,
  type Company,
  callSso,
  company,
  openSession,
  start,
} from '../../support/single-sign-on.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';

type Provider = Awaited<ReturnType<typeof startOidcProvider>>;

let provider: Provider;
let other: Provider;
let owner: Company;
let rival: Company;

const connect = async (company: Company, at: Provider): Promise<string> => {
  const id = await succeed(
    company.client.rpc('save_sso_connection', {
      p_protocol: 'oidc',
      p_issuer: at.issuer,
      p_client_id: CLIENT.id,
      p_client_secret: CLIENT.secret,
    }),
  );
  at.register(`${backend().url}/functions/v1/sso/oidc/${id}`);
  return id;
};

beforeAll(async () => {
  [provider, other] = await Promise.all([startOidcProvider(), startOidcProvider()]);
  [owner, rival] = await Promise.all([company(), company()]);
  await connect(owner, provider);
  await connect(rival, other);
});
afterAll(() => Promise.all([provider.close(), other.close()]));

/** Sends the browser to the callback that a provider named. */
async function land(callback: string): Promise<URL> {
  const { pathname, search } = new URL(callback);
  const response = await callSso(pathname.replace('/functions/v1/sso/', '') + search);
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

async function signIn(person: object, edit = (callback: URL) => callback) {
  provider.state.person = { email_verified: true, given_name: 'Ada', ...person };
  const { url, verifier } = await start({ email: owner.email });
  const callback = await provider.signIn(url ?? '');
  const landing = await land(edit(new URL(callback)).href);
  return {
    url,
    callback,
    verifier,
    code: landing.searchParams.get('sso'),
    refusal: landing.searchParams.get('sso_error'),
  };
}

describe('single sign-on by OpenID Connect', () => {
  it('creates an account and opens a session of the workspace', async () => {
    const email = at(owner.domain);
    const { code, verifier } = await signIn({ email });
    const client = await openSession(code, verifier);
    const account = (await succeed(client.rpc('my_account'))) as {
      profile: { email: string; first_name: string };
      tenant: { id: string };
    };
    expect(account.profile).toMatchObject({ email, first_name: 'Ada' });
    expect(account.tenant.id).toBe(owner.tenantId);
  });

  it.each([
    ['has no email', {}],
    ['has an unverified email', { email: 'own', email_verified: false }],
  ])('rejects a user who %s', async (_what, { email, ...person }: { email?: string }) => {
    const claims = email === undefined ? person : { ...person, email: at(owner.domain) };
    expect((await signIn(claims)).refusal).toBe('no_email');
  });

  it('rejects an email outside the verified domains', async () => {
    expect((await signIn({ email: rival.email })).refusal).toBe('other_domain');
  });

  it.each([
    ['without a state', { state: null }, 'expired'],
    ['with an unknown state', { state: crypto.randomUUID() }, 'expired'],
    ['with another code', { code: 'x' }, 'invalid_answer'],
    ['from another issuer', { iss: 'https://other.example' }, 'invalid_answer'],
    ['without an issuer', { iss: null }, 'invalid_answer'],
    ['with an error', { error: 'access_denied' }, 'provider_refused'],
  ])('rejects a response %s', async (_what, changes, refusal) => {
    const edit = (url: URL) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      return url;
    };
    expect(await signIn({ email: at(owner.domain) }, edit)).toMatchObject({ code: null, refusal });
  });

  it('rejects a response that was already used', async () => {
    const { callback, code } = await signIn({ email: at(owner.domain) });
    expect(code).not.toBeNull();
    expect((await land(callback)).searchParams.get('sso_error')).toBe('expired');
  });

  it('rejects a token from another sign-in with the same provider', async () => {
    provider.state.person = { email: at(owner.domain), email_verified: true };
    const [mine, planted] = await Promise.all([
      start({ email: owner.email }),
      start({ email: owner.email }),
    ]);
    const stolen = new URL(await provider.signIn(planted.url ?? ''));
    stolen.searchParams.set('state', new URL(mine.url ?? '').searchParams.get('state') ?? '');
    expect((await land(stolen.href)).searchParams.get('sso_error')).toBe('invalid_answer');
  });

  it("rejects one provider's response at another's URL", async () => {
    other.state.person = { email: owner.email, email_verified: true };
    const { url } = await start({ email: rival.email });
    const theirs = new URL(await other.signIn(url ?? ''));
    const mine = await start({ email: owner.email });
    const asked = new URL(mine.url ?? '');
    const crossed = new URL(asked.searchParams.get('redirect_uri') ?? '');
    crossed.search = theirs.search;
    expect((await land(crossed.href)).searchParams.get('sso_error')).toBe('expired');
    crossed.searchParams.set('state', asked.searchParams.get('state') ?? '');
    expect((await land(crossed.href)).searchParams.get('sso_error')).toBe('invalid_answer');
  });

  it('requests a code with a new challenge, state, and nonce each time', async () => {
    const urls = await Promise.all([start({ email: owner.email }), start({ email: owner.email })]);
    const [first, second] = urls.map(({ url }) =>
      Object.fromEntries(new URL(url ?? '').searchParams),
    );
    expect(first).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first?.[name]).not.toBe(second?.[name]);
    }
  });
});

describe('requests to identity providers', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://user:secret@example.com/',
    'file:///etc/passwd',
    'http://93.184.215.14/',
  ])('never reach %s', async (address) => {
    await expect(createGuardedFetch()(address)).rejects.toThrow(
      /address_not_allowed|invalid_url|host_not_found/,
    );
  });

  it('follow no redirects and no names that also have a private address', async () => {
    const redirecting = { ...localNetwork, resolve: async () => ['93.184.215.14', '10.0.0.1'] };
    await expect(createGuardedFetch(redirecting)('https://idp.example/')).rejects.toThrow(
      'address_not_allowed',
    );
    const { url } = await start({ email: owner.email });
    await expect(createGuardedFetch(localNetwork)(url ?? '')).rejects.toThrow('redirected');
  });

  it("show a clear error when a connection's address is private", async () => {
    const victim = await company();
    await connect(victim, provider);
    await queryDatabase(
      `update private.sso_connections set issuer = 'https://169.254.169.254/' where tenant_id = '${victim.tenantId}'`,
    );
    expect((await start({ email: victim.email })).url).toBeNull();
  });
});
