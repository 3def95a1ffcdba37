import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Readonly<Record<string, unknown>>;

export interface VendorAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface VendorCall {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  readonly body: URLSearchParams;
}

/** How one vendor answers, in the format of its public specification. */
export interface VendorFixture {
  readonly tokenHost: string;
  readonly tokenPath: string;
  /** Further fields of a response with tokens. */
  readonly tokenExtra?: Fields;
  /** How an expired or unknown access token is refused. */
  readonly expired: unknown;
  readonly answer: (call: VendorCall) => VendorAnswer | undefined;
}

/**
 * Starts a local server that answers for all vendors under `/<host>`. It checks authorization codes with their PKCE
 * challenge, refreshes tokens, and refuses unknown access tokens as each vendor documents it.
 */
export async function startVendorStub(fixtures: readonly VendorFixture[]) {
  const calls: VendorCall[] = [];
  const codes = new Map<string, { challenge: string; redirectUri: string; clientId: string }>();
  const state = {
    secret: 'vendor-client-secret-7f3a',
    access: new Set<string>(),
    refresh: new Set<string>(),
    issued: 0,
    refusesRefresh: false,
    expiresIn: 3600 as number | undefined,
    /** Answers for the next requests of data, before the fixture is asked. */
    next: [] as VendorAnswer[],
  };
  const issue = (fixture: VendorFixture): VendorAnswer => {
    state.issued += 1;
    const [access, refresh] = [`access-${state.issued}-secret`, `refresh-${state.issued}-secret`];
    state.access.add(access);
    state.refresh.add(refresh);
    return {
      body: {
        access_token: access,
        refresh_token: refresh,
        token_type: 'Bearer',
        ...(state.expiresIn !== undefined && { expires_in: state.expiresIn }),
        ...fixture.tokenExtra,
      },
    };
  };
  function answerToken(fixture: VendorFixture, body: URLSearchParams): VendorAnswer {
    if (body.get('client_secret') !== state.secret) {
      return { status: 401, body: { error: 'invalid_client' } };
    }
    const refused = {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    };
    if (body.get('grant_type') === 'refresh_token') {
      const isKnown = state.refresh.delete(body.get('refresh_token') ?? '');
      return isKnown && !state.refusesRefresh ? issue(fixture) : refused;
    }
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const verifier = body.get('code_verifier') ?? '';
    const isProven = createHash('sha256').update(verifier).digest('base64url') === code?.challenge;
    const isSame = body.get('redirect_uri') === code?.redirectUri;
    return isProven && isSame ? issue(fixture) : refused;
  }
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://stub');
    const [, host = '', ...rest] = url.pathname.split('/');
    const call: VendorCall = {
      method: incoming.method ?? '',
      host,
      path: `/${rest.join('/')}`,
      query: url.searchParams,
      authorization: incoming.headers.authorization ?? '',
      body: new URLSearchParams(await readBody(incoming)),
    };
    calls.push(call);
    const { status = 200, headers = {}, body } = answer(call);
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
    outgoing.end(JSON.stringify(body));
  });
  function answer(call: VendorCall): VendorAnswer {
    const tokens = fixtures.find(
      ({ tokenHost, tokenPath }) => tokenHost === call.host && tokenPath === call.path,
    );
    if (tokens !== undefined) return answerToken(tokens, call.body);
    const planned = state.next.shift();
    if (planned !== undefined) return planned;
    for (const fixture of fixtures) {
      const found = fixture.answer(call);
      if (found === undefined) continue;
      const isKnown = state.access.has(call.authorization.replace('Bearer ', ''));
      return isKnown ? found : { status: 401, body: fixture.expired };
    }
    return { status: 404, body: {} };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    state,
    /** Signs in at the vendor and allows the app. Returns the query of the page that the vendor returns to. */
    allow(signInUrl: string): string {
      const asked = new URL(signInUrl).searchParams;
      const code = `code-${codes.size}-${Math.random()}`;
      codes.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
        clientId: asked.get('client_id') ?? '',
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    },
    /** Ends all access tokens, as after their lifetime. */
    expire: () => state.access.clear(),
    close: () => server.close(),
  };
}

export type VendorStub = Awaited<ReturnType<typeof startVendorStub>>;

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
