import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, newUser } from '../../support/backend.ts';
import {
  createSamlProvider,
  readSamlRequest,
  type SamlAnswer,
} from '../../support/saml-provider.ts';
import {
  at,
  type Company,
  callSso,
  company,
  openSession,
  redeem,
  sendSaml,
  start,
} from '../../support/single-sign-on.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, succeed, withRole } from '../world.ts';

const provider = createSamlProvider('https://idp.example/metadata');
const stranger = createSamlProvider('https://idp.example/metadata');

const connect = (owner: Company, certificate = provider.certificate, more: object = {}) =>
  succeed(
    owner.client.rpc('save_sso_connection', {
      p_protocol: 'saml',
      p_issuer: provider.issuer,
      p_sign_in_url: 'https://idp.example/sign-in',
      p_certificate: certificate,
      ...more,
    }),
  );

let owner: Company;
let email: string;
beforeAll(async () => {
  owner = await company();
  email = at(owner.domain);
  await connect(owner);
});

/** Starts a sign-in and answers it; returns where the browser lands and what it needs there. */
async function signIn(
  changes: Partial<SamlAnswer> = {},
  { by = provider, edit = (xml: string) => xml, from = owner } = {},
) {
  const { url, verifier } = await start({ email: at(from.domain) });
  const request = readSamlRequest(url ?? '');
  const xml = by.respond({
    email,
    inResponseTo: request.id,
    recipient: request.url,
    destination: request.url,
    audience: request.url,
    ...changes,
  });
  const landing = await sendSaml(request.url, edit(xml), request.relayState);
  const code = landing.searchParams.get('sso');
  return { landing, code, verifier, request, xml, refusal: landing.searchParams.get('sso_error') };
}

describe('single sign-on by SAML', () => {
  it('creates an account, adds it to the workspace, and opens a session of that workspace', async () => {
    const { code, verifier, landing } = await signIn();
    expect(landing.href).toContain(`${backend().url}/auth?sso=`);
    const client = await openSession(code, verifier);
    const account = (await succeed(client.rpc('my_account'))) as {
      profile: { email: string; first_name: string };
      tenant: { id: string; role: string };
    };
    expect(account.profile).toMatchObject({ email, first_name: 'Ada' });
    expect(account.tenant).toMatchObject({ id: owner.tenantId, role: 'member' });
  });

  it('accepts a signature over the whole response', async () => {
    expect((await signIn({ signs: 'response' })).refusal).toBeNull();
  });

  it('signs in an existing account without changing its profile', async () => {
    const known = await newUser({ email: at(owner.domain), userMetadata: { first_name: 'Known' } });
    const { code, verifier } = await signIn({ email: known.email, names: ['Other', 'Name'] });
    const client = await openSession(code, verifier);
    const { data } = await client.from('profiles').select('id, first_name').eq('id', known.id);
    expect(data).toEqual([{ id: known.id, first_name: 'Known' }]);
  });

  it('replaces an account a stranger created with the address and never confirmed', async () => {
    const squatter = await newUser({ email: at(owner.domain), confirmed: false });
    const { code, verifier } = await signIn({ email: squatter.email });
    const client = await openSession(code, verifier);
    const { data } = await client.auth.getUser();
    expect(data.user?.id).not.toBe(squatter.id);
    const { error } = await anonymous().auth.signInWithPassword(squatter);
    expect(error).not.toBeNull();
  });

  const ATTACKS: readonly [string, Partial<SamlAnswer>, object?][] = [
    ['is not signed', { signs: 'nothing' }],
    ['is signed with another key', {}, { by: stranger }],
    ['is signed with SHA-1', { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
    ['is for another audience', { audience: 'https://other.example' }],
    ['is for another recipient', { recipient: 'https://other.example/acs' }],
    ['has another destination', { destination: 'https://other.example/acs' }],
    ['comes from another issuer', { issuer: 'https://other.example' }],
    ['has expired', { minutesLeft: -10 }],
    ['answers another request', { inResponseTo: '_another' }],
    ['confirms another request inside', { confirms: '_another' }],
  ];
  it.each(ATTACKS)('rejects a response that %s', async (_what, changes, how = {}) => {
    const { code, refusal } = await signIn(changes, how);
    expect({ code, refusal }).toEqual({ code: null, refusal: 'invalid_answer' });
  });

  const wrap = (xml: string): string => {
    const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
    const signature = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(assertion)?.[0] ?? '';
    const forged = assertion
      .replace(signature, '')
      .replace(/ID="[^"]+"/, 'ID="_forged"')
      .replaceAll(email, owner.email);
    return xml.replace(assertion, `${forged}${assertion}`);
  };
  const wrapInside = (xml: string): string => {
    const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
    const signature = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(assertion)?.[0] ?? '';
    const original = assertion.replace(signature, '');
    const forged = original
      .replace(/ID="[^"]+"/, 'ID="_forged"')
      .replaceAll(email, owner.email)
      .replace(
        '</saml:Issuer>',
        `</saml:Issuer>${signature.replace('</ds:Signature>', `<ds:Object>${original}</ds:Object></ds:Signature>`)}`,
      );
    return xml.replace(assertion, forged);
  };
  it.each([
    ['beside the signed one', wrap],
    ['around the signed one', wrapInside],
    ['instead of the signed one', (xml: string) => xml.replaceAll(email, owner.email)],
  ])('rejects a forged assertion %s', async (_where, edit) => {
    const { code, refusal } = await signIn({}, { edit });
    expect({ code, refusal }).toEqual({ code: null, refusal: 'invalid_answer' });
  });

  it('reads the whole address of an assertion with a comment in it', async () => {
    const { refusal } = await signIn({ email: `${email}<!-- -->.evil.example` });
    expect(refusal).toBe('other_domain');
  });

  it('rejects entities before expanding them', async () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
    const { refusal } = await signIn({}, { edit: (xml) => bomb + xml.replace(email, '&b;') });
    expect(refusal).toBe('invalid_answer');
  });

  it('rejects a response that was already used', async () => {
    const { xml, request, code } = await signIn();
    expect(code).not.toBeNull();
    const again = await sendSaml(request.url, xml, request.relayState);
    expect(again.searchParams.get('sso_error')).toBe('expired');
  });

  it('rejects an unrequested response', async () => {
    const { xml, request } = await signIn();
    for (const relayState of ['', 'https://evil.example', crypto.randomUUID()]) {
      const landing = await sendSaml(request.url, xml, relayState);
      expect(landing.origin).toBe(new URL(backend().url).origin);
      expect(landing.searchParams.get('sso_error')).toBe('expired');
    }
  });

  it('returns only to this site', async () => {
    for (const origin of [
      'https://evil.example',
      `${backend().url}.evil.example`,
      'javascript:1',
    ]) {
      const { url } = await start({ email, origin });
      const request = readSamlRequest(url ?? '');
      const landing = await sendSaml(request.url, '<x/>', request.relayState);
      expect(landing.origin).toBe(new URL(backend().url).origin);
    }
  });

  it('gives a session once, only to the browser that started the sign-in', async () => {
    const { code, verifier } = await signIn();
    expect((await redeem(code, 'x'.repeat(43))).status).toBe(403);
    expect((await redeem(code, verifier)).status).toBe(403);
    const other = await signIn();
    expect((await redeem(other.code, other.verifier)).status).toBe(200);
    expect((await redeem(other.code, other.verifier)).status).toBe(403);
  });

  it('binds a session only to the account that signed in', async () => {
    const { code, verifier } = await signIn();
    const { binding = '' } = await redeem(code, verifier);
    const other = await newUser();
    expect(await succeed(other.client.rpc('bind_sso_session', { p_token: binding }))).toBe(false);
  });

  it("rejects users outside the workspace's verified domains", async () => {
    const other = await company();
    for (const address of [other.email, 'someone@gmail.com', `x@sub.${owner.domain}`]) {
      expect((await signIn({ email: address })).refusal).toBe('other_domain');
    }
    await queryDatabase(
      `update private.tenant_domains set verified_at = null where domain = '${other.domain}'`,
    );
    await connect(other).catch(() => undefined);
    expect((await start({ email: other.email })).url).toBeNull();
  });

  it("can't answer for another workspace's provider", async () => {
    const other = await company();
    const theirs = createSamlProvider('https://other-idp.example');
    await succeed(
      other.client.rpc('save_sso_connection', {
        p_protocol: 'saml',
        p_issuer: theirs.issuer,
        p_sign_in_url: 'https://other-idp.example/sign-in',
        p_certificate: theirs.certificate,
      }),
    );
    const { url } = await start({ email: owner.email });
    const mine = readSamlRequest(url ?? '');
    const started = await start({ email: other.email });
    const request = readSamlRequest(started.url ?? '');
    const answer = { email: owner.email, audience: request.url, recipient: request.url };
    const xml = theirs.respond({ ...answer, inResponseTo: request.id });
    const crossed = await sendSaml(mine.url, xml, request.relayState);
    expect(crossed.searchParams.get('sso_error')).toBe('expired');
    const direct = await sendSaml(request.url, xml, request.relayState);
    expect(direct.searchParams.get('sso_error')).toBe('other_domain');
  });

  it("never signs in an account of the product's team", async () => {
    const staff = await newUser({ email: at(owner.domain) });
    await withRole({ ...staff, tenantId: '' }, 'support');
    expect((await signIn({ email: staff.email })).refusal).toBe('not_allowed');
  });

  it('adds no one if the workspace admits members only by invitation', async () => {
    const closed = await company();
    await connect(closed, provider.certificate, { p_adds_members: false });
    const { refusal } = await signIn({ email: at(closed.domain) }, { from: closed });
    expect(refusal).toBe('not_a_member');
  });

  it('responds the same for every address of a domain and reveals no accounts', async () => {
    const [known, unknown] = await Promise.all([
      start({ email }),
      start({ email: at(owner.domain) }),
    ]);
    expect(new URL(known.url ?? '').origin).toBe(new URL(unknown.url ?? '').origin);
    const [member, missing] = await Promise.all([
      newUser().then((user) => start({ email: user.email })),
      start({ email: 'unused@people.example' }),
    ]);
    expect([member.url, missing.url]).toEqual([null, null]);
  });

  it('describes the service to the provider without an account', async () => {
    const { request } = await signIn();
    const path = new URL(request.url).pathname.replace('/functions/v1/sso/', '');
    const metadata = await (await callSso(`${path}/metadata`)).text();
    expect(metadata).toContain(`entityID="${request.url}"`);
  });
});

describe('settings of single sign-on', () => {
  it('can be changed only by the owner', async () => {
    const admin = await memberOf(owner.tenantId);
    await succeed(owner.client.rpc('set_tenant_role', { user_id: admin.id, role: 'admin' }));
    const calls = {
      save_sso_connection: {
        p_protocol: 'saml',
        p_issuer: 'https://evil.example',
        p_sign_in_url: 'https://evil.example',
        p_certificate: stranger.certificate,
      },
      delete_sso_connection: {},
      set_sign_in_policy: { p_requires_sso: false, p_requires_second_factor: false },
      create_scim_token: {},
    } as const;
    for (const [name, args] of Object.entries(calls)) {
      const { error } = await admin.client.rpc(name as 'save_sso_connection', args as never);
      expect([name, error?.code]).toEqual([name, 'HXSSO']);
    }
  });

  it('never return the client secret, and never send it to another provider', async () => {
    const other = await company();
    const oidc = { p_protocol: 'oidc', p_issuer: 'https://a.example', p_client_id: 'haven' };
    await succeed(
      other.client.rpc('save_sso_connection', { ...oidc, p_client_secret: 'very-secret-value' }),
    );
    const settings = await succeed(other.client.rpc('get_sign_in_settings'));
    expect(JSON.stringify(settings)).not.toContain('very-secret-value');
    await succeed(other.client.rpc('save_sso_connection', oidc));
    const { error } = await other.client.rpc('save_sso_connection', {
      ...oidc,
      p_issuer: 'https://evil.example',
    });
    expect(error?.code).toBe('HXSSC');
  });

  it('require a verified domain', async () => {
    const unproven = await company();
    await queryDatabase(
      `update private.tenant_domains set verified_at = null where domain = '${unproven.domain}'`,
    );
    const { error } = await unproven.client.rpc('save_sso_connection', {
      p_protocol: 'saml',
      p_issuer: provider.issuer,
      p_sign_in_url: 'https://idp.example/sign-in',
      p_certificate: provider.certificate,
    });
    expect(error?.code).toBe('HXSSV');
  });
});
