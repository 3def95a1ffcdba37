import type { ClientRequest, ClientRequestConstructorOptions, IncomingMessage } from 'electron';
import { authMessages } from '../../shared/texts/auth.ts';
import type { Clock } from '../clock.ts';
import type { ProxyAttempt, ProxyPasswords } from './proxy-passwords.ts';

/** The parts of a request to the server that this process uses. */
export type NetFetch = (address: string, init?: RequestInit) => Promise<Response>;

interface NetFetchOptions {
  readonly request: (options: ClientRequestConstructorOptions) => ClientRequest;
  readonly passwords: Pick<ProxyPasswords, 'answer'>;
  readonly clock: Pick<Clock, 'after'>;
}

/** The proxy's password was not given. The message is shown to users. */
export class ProxyPasswordError extends Error {
  constructor() {
    super(authMessages.proxyPasswordNeeded);
    this.name = 'ProxyPasswordError';
  }
}

/** The caller's time limit excludes the time the user needs for the password; this one then replaces it. */
const TIMEOUT_AFTER_PASSWORD_MS = 10_000;
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends this process's requests. Electron's own fetch cancels a request when a proxy asks for a password; this
 * one asks the user. A server that asks for a password is refused, as before.
 */
export function makeNetFetch({ request, passwords, clock }: NetFetchOptions): NetFetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, credentials, redirect, signal } = init;
      signal?.throwIfAborted();
      const sent = request({
        url: address,
        method,
        ...(credentials && credentials !== 'same-origin' && { credentials }),
        ...(redirect && { redirect }),
      });
      const attempt: ProxyAttempt = { tried: null };
      let isAsking = false;
      let isLate = false;
      let isDeclined = false;
      let cancelTimeout = () => {};

      const fail = (cause: unknown) => {
        finish();
        reject(isDeclined ? new ProxyPasswordError() : cause);
      };
      const abort = () => {
        isLate = true;
        if (isAsking) return;
        fail(signal?.reason ?? new DOMException('The request timed out.', 'TimeoutError'));
        sent.abort();
      };
      const finish = () => {
        cancelTimeout();
        signal?.removeEventListener('abort', abort);
      };
      signal?.addEventListener('abort', abort);

      sent.on('login', ({ isProxy, host, port, realm }, callback) => {
        if (!isProxy) return callback();
        isAsking = true;
        void passwords.answer({ host, port, realm }, attempt).then(
          (given) => {
            isAsking = false;
            if (given === null) isDeclined = true;
            else if (isLate) cancelTimeout = clock.after(TIMEOUT_AFTER_PASSWORD_MS, abort);
            if (given === null) callback();
            else callback(given.username, given.password);
          },
          (error: unknown) => {
            callback();
            fail(error);
          },
        );
      });
      sent.on('error', fail);
      sent.on('response', (response) => {
        // A canceled password dialog ends with the proxy's own response.
        if (isDeclined) {
          sent.abort();
          return fail(null);
        }
        readBody(response).then((bytes) => {
          finish();
          resolve(toResponse(response, bytes));
        }, fail);
      });
      for (const [name, value] of new Headers(headers)) sent.setHeader(name, value);
      if (typeof body === 'string') sent.end(body);
      else if (body === undefined || body === null) sent.end();
      else {
        sent.abort();
        fail(new TypeError('Only text can be sent.'));
      }
    });
}

function readBody(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // The types omit that a message is a readable stream.
    response.on('data', (chunk) => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks)));
    response.on('error', reject);
    response.on('aborted', () => reject(new TypeError('The response was interrupted.')));
  });
}

function toResponse({ statusCode, statusMessage, headers }: IncomingMessage, bytes: Buffer) {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Response(WITHOUT_BODY.has(statusCode) ? null : new Uint8Array(bytes), {
    status: statusCode,
    statusText: statusMessage,
    headers: list,
  });
}
