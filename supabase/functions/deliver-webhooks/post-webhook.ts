import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../_shared/public-address.ts';

const TIMEOUT_MS = 10_000;

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The receiver's status; 0 with an error if there was no response. */
export interface WebhookResponse {
  readonly status: number;
  readonly error?: WebhookError;
}

export type WebhookError =
  | 'address_not_allowed'
  | 'host_not_found'
  | 'connection_failed'
  | 'timed_out'
  | 'redirected'
  | 'invalid_url';

export interface WebhookNetwork {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
}

const internet: WebhookNetwork = {
  resolve: async (host) =>
    (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/** Also sends to this machine. For tests and for building a receiver on one's own computer. */
export const localNetwork: WebhookNetwork = {
  ...internet,
  isAllowed: (address) => isPublicAddress(address) || address === '127.0.0.1' || address === '::1',
};

/**
 * Sends one event. The name is resolved once and the connection goes to that address, so a name can't point elsewhere
 * after the check. Redirects are not followed, and the response's body is not read.
 */
export async function postWebhook(
  { url, headers, body }: WebhookRequest,
  network: WebhookNetwork = internet,
): Promise<WebhookResponse> {
  if (!URL.canParse(url)) return { status: 0, error: 'invalid_url' };
  const target = new URL(url);
  if (!/^https?:$/.test(target.protocol) || target.username || target.password) {
    return { status: 0, error: 'invalid_url' };
  }
  const host = target.hostname.replace(/^\[|\]$/g, '');
  let addresses: readonly string[];
  try {
    addresses = isIP(host) ? [host] : await network.resolve(host);
  } catch {
    return { status: 0, error: 'host_not_found' };
  }
  const [address] = addresses;
  if (address === undefined) return { status: 0, error: 'host_not_found' };
  // One private address among public ones is an attack, too.
  if (!addresses.every(network.isAllowed)) return { status: 0, error: 'address_not_allowed' };
  if (target.protocol === 'http:' && isPublicAddress(address))
    return { status: 0, error: 'invalid_url' };
  return send(target, host, address, headers, body);
}

function send(
  target: URL,
  host: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<WebhookResponse> {
  const isSecure = target.protocol === 'https:';
  const request = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: address,
        port: target.port || (isSecure ? 443 : 80),
        path: `${target.pathname}${target.search}`,
        method: 'POST',
        headers: { ...headers, host: target.host, 'content-length': Buffer.byteLength(body) },
        agent: false,
        ...(isSecure && !isIP(host) ? { servername: host } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        const status = response.statusCode ?? 0;
        response.destroy();
        resolve(status >= 300 && status < 400 ? { status, error: 'redirected' } : { status });
      },
    );
    outgoing.on('error', ({ name }) => {
      resolve({
        status: 0,
        error: name === 'AbortError' || name === 'TimeoutError' ? 'timed_out' : 'connection_failed',
      });
    });
    outgoing.end(body);
  });
}
