import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  internet,
  type OutboundNetwork,
  requestOptions,
  resolveTarget,
  type TargetFailure,
} from './outbound-network.ts';

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 512 * 1024;

/** Why a server that a user named was not asked, or gave no usable answer. */
export class OutboundError extends Error {
  readonly reason: TargetFailure | 'redirected' | 'timed_out' | 'too_large' | 'connection_failed';

  constructor(reason: OutboundError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * A `fetch` for addresses that users enter. It reaches public servers only, connects to the address that was checked,
 * follows no redirect, and reads a limited answer.
 */
export const createGuardedFetch =
  (network: OutboundNetwork = internet, maxBytes = MAX_BYTES) =>
  async (
    address: string,
    init: { method?: string; headers?: HeadersInit; body?: unknown } = {},
  ): Promise<Response> => {
    const target = await resolveTarget(address, network);
    if ('failure' in target) throw new OutboundError(target.failure);
    const body = init.body === undefined || init.body === null ? '' : String(init.body);
    const headers = Object.fromEntries(new Headers(init.headers));
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = (target.isSecure ? requestHttps : requestHttp)(
        {
          ...requestOptions(target),
          path: `${target.url.pathname}${target.url.search}`,
          method: init.method ?? 'GET',
          headers: {
            ...headers,
            host: target.url.host,
            'accept-encoding': 'identity',
            ...(body !== '' && { 'content-length': Buffer.byteLength(body) }),
          },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        },
        resolve,
      );
      outgoing.on('error', ({ name }) => {
        const isTimeout = name === 'AbortError' || name === 'TimeoutError';
        reject(new OutboundError(isTimeout ? 'timed_out' : 'connection_failed'));
      });
      outgoing.end(body);
    });
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      response.destroy();
      throw new OutboundError('redirected');
    }
    const bytes = await readAll(response, maxBytes);
    const answered = new Headers();
    for (const name of ['content-type', 'retry-after'] as const) {
      const value = response.headers[name];
      if (value !== undefined) answered.set(name, value);
    }
    const hasBody = status !== 204 && status !== 205;
    return new Response(hasBody ? new Uint8Array(bytes) : null, { status, headers: answered });
  };

async function readAll(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      size += (chunk as Buffer).byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk as Buffer);
    }
  } catch {
    throw new OutboundError('connection_failed');
  }
  if (size > maxBytes) {
    response.destroy();
    throw new OutboundError('too_large');
  }
  return Buffer.concat(chunks);
}
