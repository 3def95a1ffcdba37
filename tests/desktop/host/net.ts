import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { createStrictStub } from './strict-stub.ts';
import { requestByNode } from './updating.ts';

/** A proxy between the computer and its servers that asks for a password. */
export interface PasswordProxy {
  readonly host: string;
  readonly port: number;
  readonly realm: string;
  readonly username: string;
  readonly password: string;
}

/** What main's requests use of its computer. */
interface Connection {
  readonly asked: string[];
  readonly canned: ReadonlyMap<string, unknown>;
  readonly isOnline: boolean;
  readonly proxy: PasswordProxy | null;
}

type LoginCallback = (username?: string, password?: string) => void;

/** Electron's `net`. A session that signed in to the proxy isn't asked again, like Chromium's own cache. */
export function makeNet(connection: Connection): Electron.Net {
  let hasSignedIn = false;

  /** Resolves to false if the app cancels, which Electron does itself without a listener. */
  async function passProxy(events: EventEmitter): Promise<boolean> {
    const { proxy } = connection;
    while (proxy !== null && !hasSignedIn) {
      const { host, port, realm } = proxy;
      const info = { isProxy: true, scheme: 'basic', host, port, realm };
      const given = await new Promise<readonly (string | undefined)[]>((resolve) => {
        const callback: LoginCallback = (...credentials) => resolve(credentials);
        if (!events.emit('login', info, callback)) callback();
      });
      if (given[0] === undefined) return false;
      hasSignedIn = given[0] === proxy.username && given[1] === proxy.password;
    }
    return true;
  }

  async function send(
    options: Electron.ClientRequestConstructorOptions,
    init: RequestInit,
    events: EventEmitter,
  ): Promise<Response> {
    const url = new URL(options.url ?? '');
    connection.asked.push(`${options.method ?? 'GET'} ${url.pathname}${url.search}`);
    if (!connection.isOnline) throw new Error('net::ERR_INTERNET_DISCONNECTED');
    if (!(await passProxy(events))) return new Response(null, { status: 407 });
    const known = connection.canned.get(url.pathname);
    return known === undefined ? fetch(url, init) : Response.json(known);
  }

  function request(options: Electron.ClientRequestConstructorOptions): Electron.ClientRequest {
    const events = new EventEmitter();
    const headers = new Headers();
    const abort = new AbortController();
    const start = async (body?: string) => {
      const { method = 'GET', redirect = 'follow' } = options;
      const init = { method, redirect, headers, signal: abort.signal, ...(body && { body }) };
      try {
        const response = await send(options, init, events);
        const bytes = Buffer.from(await response.arrayBuffer());
        const message = createStrictStub<Electron.IncomingMessage>(
          'IncomingMessage',
          {
            statusCode: response.status,
            statusMessage: response.statusText,
            headers: Object.fromEntries(response.headers),
          },
          events,
        );
        if (abort.signal.aborted) return;
        events.emit('response', message);
        if (bytes.length > 0) events.emit('data', bytes);
        events.emit('end');
      } catch (error) {
        if (!abort.signal.aborted) events.emit('error', error);
      }
    };
    return createStrictStub<Electron.ClientRequest>(
      'ClientRequest',
      {
        setHeader: (name, value) => headers.set(name, value),
        end: (body?: string | Buffer) => {
          void start(body?.toString());
          return events as unknown as Electron.ClientRequest;
        },
        abort: () => abort.abort(),
      },
      events,
    );
  }

  return createStrictStub<Electron.Net>('net', {
    request: (options) => {
      const isUpdater = typeof options !== 'string' && options.session !== undefined;
      return isUpdater ? requestByNode(options) : request(options as never);
    },
  });
}
