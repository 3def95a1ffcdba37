import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  internet,
  type OutboundNetwork,
  requestOptions,
  resolveTarget,
} from '../outbound-network.ts';
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

/**
 * Posts one request. The name is resolved once and the connection goes to that address, so a name can't point elsewhere
 * after the check. Redirects are not followed.
 */
export async function postModelRequest(
  {
    url,
    key,
    body,
    signal,
  }: {
    readonly url: string;
    readonly key: string;
    /** A form, or an object that is sent as JSON. */
    readonly body: object;
    readonly signal?: AbortSignal | undefined;
  },
  network: OutboundNetwork = internet,
): Promise<AsyncIterable<Uint8Array>> {
  const target = await resolveTarget(url, network);
  if ('failure' in target) {
    throw new ModelServerError(
      target.failure === 'host_not_found' ? 'failed' : 'address_not_allowed',
    );
  }
  const encoded =
    body instanceof FormData
      ? new Response(body)
      : new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  const content = Buffer.from(await encoded.arrayBuffer());
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = (target.isSecure ? requestHttps : requestHttp)(
      {
        ...requestOptions(target),
        path: target.url.pathname,
        method: 'POST',
        headers: {
          host: target.url.host,
          authorization: `Bearer ${key}`,
          'content-type': encoded.headers.get('content-type') ?? '',
          accept: 'text/event-stream, application/json',
          'content-length': content.byteLength,
        },
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
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
