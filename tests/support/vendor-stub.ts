import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Readonly<Record<string, unknown>>;

export interface VendorAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** A file instead of JSON. */
  readonly file?: Buffer;
}

export interface VendorCall {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  readonly body: URLSearchParams;
  /** The body as sent. */
  readonly text: string;
}

/** How one vendor answers, in the format of its public specification. */
export interface VendorFixture {
  readonly signInHost: string;
  readonly tokenHost: string;
  readonly tokenPath: string;
  /** Where the client's secret is expected; in the body by default. */
  readonly secretIn?: 'header';
  /** Further parameters of the page that the vendor returns to. */
  readonly returned?: Readonly<Record<string, string>>;
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
    /** Carries out the next POST of data, and closes the connection before the answer. */
    dropsNextPost: false,
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
  function answerToken(fixture: VendorFixture, { authorization, body }: VendorCall): VendorAnswer {
    const [, given] = Buffer.from(authorization.slice('Basic '.length), 'base64')
      .toString()
      .split(':');
    const secret = fixture.secretIn === 'header' ? given : body.get('client_secret');
    if (secret !== state.secret) {
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
    const text = await readBody(incoming);
    const call: VendorCall = {
      method: incoming.method ?? '',
      host,
      path: `/${rest.join('/')}`,
      query: url.searchParams,
      authorization: incoming.headers.authorization ?? '',
      body: new URLSearchParams(text),
      text,
    };
    calls.push(call);
    const { status = 200, headers = {}, body, file } = answer(call);
    if (state.dropsNextPost && call.method === 'POST' && !isTokenCall(call)) {
      state.dropsNextPost = false;
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
    outgoing.end(file ?? (body === undefined ? '' : JSON.stringify(body)));
  });
  const tokensOf = ({ host, path }: VendorCall) =>
    fixtures.find(({ tokenHost, tokenPath }) => tokenHost === host && tokenPath === path);
  const isTokenCall = (call: VendorCall): boolean => tokensOf(call) !== undefined;
  function answer(call: VendorCall): VendorAnswer {
    const tokens = tokensOf(call);
    if (tokens !== undefined) return answerToken(tokens, call);
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
      const { host } = new URL(signInUrl);
      const fixture = fixtures.find(({ signInHost }) => signInHost === host);
      return new URLSearchParams({
        code,
        state: asked.get('state') ?? '',
        ...fixture?.returned,
      }).toString();
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
