import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  internet,
  type OutboundNetwork,
  requestOptions,
  resolveTarget,
  type Target,
  type TargetFailure,
} from '../_shared/outbound-network.ts';

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

export type WebhookError = TargetFailure | 'connection_failed' | 'timed_out' | 'redirected';

/**
 * Sends one event. The name is resolved once and the connection goes to that address, so a name can't point elsewhere
 * after the check. Redirects are not followed, and the response's body is not read.
 */
export async function postWebhook(
  { url, headers, body }: WebhookRequest,
  network: OutboundNetwork = internet,
): Promise<WebhookResponse> {
  const target = await resolveTarget(url, network);
  return 'failure' in target ? { status: 0, error: target.failure } : send(target, headers, body);
}

function send(
  target: Target,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<WebhookResponse> {
  const request = target.isSecure ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const outgoing = request(
      {
        ...requestOptions(target),
        path: `${target.url.pathname}${target.url.search}`,
        method: 'POST',
        headers: { ...headers, host: target.url.host, 'content-length': Buffer.byteLength(body) },
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
