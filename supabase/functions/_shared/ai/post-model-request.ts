import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../public-address.ts';
import type { ModelRefusal } from './model.ts';

/** The whole call. A function has 30 seconds. */
const TIMEOUT_MS = 25_000;

/** Why the model's server gave no answer. Its own words are not passed on: they may quote the prompt or the key. */
export class ModelServerError extends Error {
  readonly reason: ModelRefusal;

  constructor(reason: ModelRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export interface ModelNetwork {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
}

export const internet: ModelNetwork = {
  resolve: async (host) =>
    (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/** Also reaches this machine, for a model that runs on it. */
export const localNetwork: ModelNetwork = {
  ...internet,
  isAllowed: (address) => isPublicAddress(address) || address === '127.0.0.1' || address === '::1',
};

/**
 * Posts one request. The name is resolved once and the connection goes to that address, so a name can't point elsewhere
 * after the check. Redirects are not followed.
 */
export async function postModelRequest(
  { url, key, body }: { readonly url: string; readonly key: string; readonly body: object },
  network: ModelNetwork = internet,
): Promise<AsyncIterable<Uint8Array>> {
  if (!URL.canParse(url)) throw new ModelServerError('address_not_allowed');
  const target = new URL(url);
  const isSecure = target.protocol === 'https:';
  if ((!isSecure && target.protocol !== 'http:') || target.username || target.password) {
    throw new ModelServerError('address_not_allowed');
  }
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : await network.resolve(host).catch(() => [] as readonly string[]);
  const [address] = addresses;
  if (address === undefined) throw new ModelServerError('failed');
  // One private address among public ones is an attack, too. The key never travels unencrypted to another machine.
  if (!addresses.every(network.isAllowed) || (!isSecure && isPublicAddress(address))) {
    throw new ModelServerError('address_not_allowed');
  }
  const content = JSON.stringify(body);
  return await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = (isSecure ? requestHttps : requestHttp)(
      {
        host: address,
        port: target.port || (isSecure ? 443 : 80),
        path: target.pathname,
        method: 'POST',
        headers: {
          host: target.host,
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          'content-length': Buffer.byteLength(content),
        },
        agent: false,
        ...(isSecure && !isIP(host) ? { servername: host } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        if (response.statusCode === 200) return resolve(response);
        response.destroy();
        reject(new ModelServerError('failed'));
      },
    );
    outgoing.on('error', ({ name }) => {
      const isTimeout = name === 'AbortError' || name === 'TimeoutError';
      reject(new ModelServerError(isTimeout ? 'timed_out' : 'failed'));
    });
    outgoing.end(content);
  });
}
