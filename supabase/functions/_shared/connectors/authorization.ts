import * as client from 'openid-client';
import type { ConnectorSettings } from '../../../../shared/integrations/connectors.ts';
import type { FunctionEnv } from '../function-env.ts';
import { type Vendor, VendorError, type VendorTokens } from './vendor.ts';
import { createVendorFetch } from './vendor-fetch.ts';

const RETURN_PATH = '/integrations/connected';

export interface VendorApp {
  readonly vendor: Vendor;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly settings: ConnectorSettings;
}

/** The page to which vendors return. Administrators register it with their app. */
export const getReturnAddress = (env: FunctionEnv): string =>
  `${env.secrets?.HAVEN_PUBLIC_URL ?? env.SUPABASE_URL}${RETURN_PATH}`;

/** Without a secret, it only builds addresses. */
type AnyApp = Omit<VendorApp, 'clientSecret'> & Partial<Pick<VendorApp, 'clientSecret'>>;

/** Vendors document the plain form of Basic authentication, without the form encoding that OAuth requires. */
const secretInHeader =
  (secret: string): client.ClientAuth =>
  (_server, { client_id: id }, _body, headers) => {
    headers.set('authorization', `Basic ${btoa(`${id}:${secret}`)}`);
  };

function authenticate(vendor: Vendor, secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  return vendor.secretIn === 'header' ? secretInHeader(secret) : client.ClientSecretPost(secret);
}

function configure(env: FunctionEnv, { vendor, clientId, clientSecret, settings }: AnyApp) {
  const { authorization, token } = vendor.endpoints(settings);
  const configuration = new client.Configuration(
    {
      issuer: new URL(authorization).origin,
      authorization_endpoint: authorization,
      token_endpoint: token,
    },
    clientId,
    {},
    authenticate(vendor, clientSecret),
  );
  const { host } = new URL(token);
  configuration[client.customFetch] = createVendorFetch(env, (other) => other === host);
  return configuration;
}

/** Returns a code verifier. It stays on the server until the code is exchanged. */
export const createVerifier = (): string => client.randomPKCECodeVerifier();

/** Returns the vendor's sign-in page for one authorization. */
export async function startAuthorization(
  env: FunctionEnv,
  app: AnyApp,
  state: string,
  verifier: string,
): Promise<string> {
  const url = client.buildAuthorizationUrl(configure(env, app), {
    redirect_uri: getReturnAddress(env),
    scope: app.vendor.scope,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...app.vendor.parameters,
  });
  return url.href;
}

/** Exchanges the code of one authorization for tokens. */
export async function finishAuthorization(
  env: FunctionEnv,
  app: VendorApp,
  { query, verifier }: { query: URLSearchParams; verifier: string },
): Promise<VendorTokens> {
  const returned = new URL(getReturnAddress(env));
  const state = query.get('state') ?? '';
  returned.search = new URLSearchParams({ code: query.get('code') ?? '', state }).toString();
  return await askForTokens(env, app, null, query, () =>
    client.authorizationCodeGrant(configure(env, app), returned, {
      pkceCodeVerifier: verifier,
      expectedState: state,
    }),
  );
}

export const refreshTokens = (
  env: FunctionEnv,
  app: VendorApp,
  known: VendorTokens,
): Promise<VendorTokens> =>
  askForTokens(env, app, known, new URLSearchParams(), () =>
    client.refreshTokenGrant(configure(env, app), known.refreshToken),
  );

type TokenResponse = client.TokenEndpointResponse;

async function getWithToken(env: FunctionEnv, vendor: Vendor, url: string, token: string) {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = await createVendorFetch(env, vendor.isHost)(url, { headers });
  const body: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (body === null) throw new VendorError('access_denied');
  return body;
}

async function askForTokens(
  env: FunctionEnv,
  { vendor, settings }: VendorApp,
  known: VendorTokens | null,
  returned: URLSearchParams,
  ask: () => Promise<TokenResponse>,
): Promise<VendorTokens> {
  const response = await ask().catch((error: unknown) => {
    throw toVendorError(error);
  });
  // A refresh without a new refresh token keeps the old one.
  const refreshToken = response.refresh_token ?? known?.refreshToken;
  if (refreshToken === undefined) throw new VendorError('access_denied');
  const base =
    vendor.readBase?.({ ...response }, returned, settings) ??
    known?.base ??
    (await vendor.findBase?.(
      (url) => getWithToken(env, vendor, url, response.access_token),
      settings,
    )) ??
    null;
  const needsBase = vendor.readBase !== undefined || vendor.findBase !== undefined;
  if (needsBase && base === null) throw new VendorError('invalid_response');
  return {
    accessToken: response.access_token,
    refreshToken,
    expiresAt: response.expires_in === undefined ? null : Date.now() + response.expires_in * 1000,
    base,
  };
}

const REFUSALS: Readonly<Record<string, VendorError['failure']>> = {
  invalid_grant: 'access_ended',
  invalid_client: 'invalid_client',
  unauthorized_client: 'invalid_client',
  access_denied: 'access_denied',
};

/** Texts of the vendor are dropped: they can contain what was sent. */
function toVendorError(error: unknown): VendorError {
  if (error instanceof client.ResponseBodyError) {
    return new VendorError(REFUSALS[error.error] ?? 'access_denied');
  }
  if (error instanceof client.WWWAuthenticateChallengeError) {
    return new VendorError('invalid_client');
  }
  return new VendorError('vendor_unavailable');
}
