import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export const CLIENT = { id: 'haven', secret: 'a-secret-of-the-test-provider-0123456789' } as const;

type Claims = Readonly<Record<string, unknown>>;

/** An OpenID provider on a free port of this machine that signs in the person of `state`. */
export async function startOidcProvider() {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server: Server = createServer((request, response) => handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: { person: Claims } = { person: {} };

  /** Registers the product once the address of the connection is known. */
  function register(redirectUri: string): void {
    const settings: Configuration = {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['test'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({ sub, ...state.person }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId;
        const clientId = oidc.client?.clientId;
        if (accountId === undefined || clientId === undefined) return undefined;
        const grant = new oidc.provider.Grant({ clientId, accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    };
    const provider = new Provider(issuer, settings);
    const answer = provider.callback();
    handle = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
      void provider.interactionFinished(request, response, { login: { accountId: 'ada' } });
    };
  }

  /** Signs in like a browser that follows the provider's redirects; returns the address it ends at. */
  async function signIn(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next = address;
    for (let steps = 0; steps < 8 && next.startsWith(issuer); steps += 1) {
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      });
      await response.body?.cancel();
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      next = new URL(response.headers.get('location') ?? '', next).href;
    }
    return next;
  }

  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { issuer, state, register, signIn, close };
}
