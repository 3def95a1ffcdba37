import * as client from 'openid-client';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { createGuardedFetch } from '../_shared/guarded-fetch.ts';
import { internet, localNetwork } from '../_shared/outbound-network.ts';
import {
  type Connection,
  connectionUrl,
  type Flow,
  type Identity,
  SignInRefused,
} from './connection.ts';

/** Anyone can open an account there with any email; only its organizations vouch for theirs. */
const GOOGLE = 'https://accounts.google.com';

/** Sends the secret in the body if the provider accepts it there, else in the header. */
const authenticateWith = (secret: string): client.ClientAuth => {
  const post = client.ClientSecretPost(secret);
  const basic = client.ClientSecretBasic(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? basic : post;
    return authenticate(server, ...rest);
  };
};

/** Reads the provider's description. Its address and all addresses it names are checked before they are asked. */
async function discover(env: FunctionEnv, connection: Connection): Promise<client.Configuration> {
  const isLocal = env.secrets?.HAVEN_SSO_LOCAL === 'allow';
  const secret = connection.client_secret ?? '';
  try {
    return await client.discovery(
      new URL(connection.issuer),
      connection.client_id ?? '',
      { client_secret: secret },
      authenticateWith(secret),
      {
        [client.customFetch]: createGuardedFetch(isLocal ? localNetwork : internet),
        timeout: 10,
        // The guarded fetch allows unencrypted connections to this machine only.
        execute: [client.allowInsecureRequests],
      },
    );
  } catch {
    throw new SignInRefused('provider_unreachable');
  }
}

/** Returns the provider's URL for one flow, whose ID is the state. */
export async function startOidc(env: FunctionEnv, connection: Connection, flowId: string) {
  const configuration = await discover(env, connection);
  const verifier = client.randomPKCECodeVerifier();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: connectionUrl(env, connection),
    scope: 'openid email profile',
    state: flowId,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, secrets: { verifier, nonce } };
}

/** Exchanges the code and verifies the ID token of one flow. */
export async function verifyOidc(
  env: FunctionEnv,
  flow: Flow,
  flowId: string,
  query: URLSearchParams,
): Promise<Identity> {
  if (query.get('error') !== null) throw new SignInRefused('provider_refused');
  const { connection, secrets } = flow;
  const configuration = await discover(env, connection);
  const current = new URL(connectionUrl(env, connection));
  current.search = query.toString();
  const claims = await client
    .authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: String(secrets.verifier ?? ''),
      expectedNonce: String(secrets.nonce ?? ''),
      expectedState: flowId,
      idTokenExpected: true,
    })
    .then((tokens) => tokens.claims())
    .catch(() => {
      throw new SignInRefused('invalid_answer');
    });
  const email = claims?.email;
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new SignInRefused('no_email');
  }
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (claims?.email_verified === false || (claims?.iss === GOOGLE && claims.hd !== domain)) {
    throw new SignInRefused('no_email');
  }
  return { email, firstName: toText(claims?.given_name), lastName: toText(claims?.family_name) };
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : undefined;
