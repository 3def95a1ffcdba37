import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { handle } from '../../supabase/functions/sso/handler.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, succeed, uniqueSubdomain } from '../security/world.ts';
import { anonymous, backend, type Client, newUser, uniqueEmail } from './backend.ts';

export const at = (domain: string, name = 'staff'): string =>
  uniqueEmail(name).replace('people.example', domain);

export interface Company extends Person {
  readonly domain: string;
  readonly email: string;
  readonly password: string;
}

/** Creates the owner of a workspace with a verified domain. */
export async function company(
  domain = `harbor-${randomUUID().slice(0, 8)}.example`,
): Promise<Company> {
  const owner = await newUser({ email: at(domain, 'owner') });
  const tenantId = await succeed(
    owner.client.rpc('create_tenant', { name: 'Harbor House', subdomain: uniqueSubdomain() }),
  );
  await queryDatabase(
    `insert into private.tenant_domains (domain, tenant_id, verified_at, checked_at) values ('${domain}', '${tenantId}', now(), now())`,
  );
  return { ...owner, tenantId, domain };
}

/** Calls the function as a browser or a provider would; identity providers may run on this machine. */
export const callSso = (path: string, init: RequestInit = {}): Promise<Response> =>
  handle(new Request(`${backend().url}/functions/v1/sso/${path}`, init), {
    SUPABASE_URL: backend().url,
    SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
    SUPABASE_SECRET_KEY: backend().secretKey,
    secrets: { HAVEN_SSO_LOCAL: 'allow' },
    callerAddress: randomUUID(),
  });

const post = (path: string, body: object) =>
  callSso(path, { method: 'POST', body: JSON.stringify(body) });

export interface Started {
  readonly url: string | null;
  readonly verifier: string;
}

/** Starts a sign-in in a new browser. */
export async function start(who: object): Promise<Started> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const response = await post('start', { challenge, ...who });
  const body = (await response.json()) as { url?: string | null };
  return { url: body.url ?? null, verifier };
}

/** Sends a SAML response as a provider's form does; returns where the browser lands. */
export async function sendSaml(url: string, xml: string, relayState: string): Promise<URL> {
  const response = await callSso(new URL(url).pathname.replace('/functions/v1/sso/', ''), {
    method: 'POST',
    body: new URLSearchParams({
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: relayState,
    }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

export const redeem = async (code: string | null, verifier: string) => {
  const response = await post('session', { code, verifier });
  const body = (await response.json()) as { token_hash?: string; binding?: string };
  return { status: response.status, ...body };
};

/** Redeems a code and opens the session, like the sign-in screen. */
export async function openSession(code: string | null, verifier: string): Promise<Client> {
  const { token_hash = '', binding = '' } = await redeem(code, verifier);
  const client = anonymous();
  const { error } = await client.auth.verifyOtp({ token_hash, type: 'magiclink' });
  expect(error).toBeNull();
  expect(await succeed(client.rpc('bind_sso_session', { p_token: binding }))).toBe(true);
  return client;
}
