import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestUrl,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { DESKTOP } from '../../../shared/desktop/desktop.ts';
import { TEST_ORIGIN } from './test-origin.ts';

/**
 * Passes on what pages send to local servers, with the origin that Electron sends: the one of the app's own scheme. So
 * servers check the real origin. No referrer is sent, because that scheme has none.
 */

const LOCAL = ['127.0.0.1', 'localhost'];
const ALLOWED_ORIGIN = 'access-control-allow-origin';
const HEAD_END = '\r\n\r\n';

/** Passes on a request and its response, or ends the connection if the server isn't local or doesn't answer. */
export function forwardRequest(request: IncomingMessage, response: ServerResponse): void {
  const url = URL.parse(request.url ?? '');
  if (url === null || !LOCAL.includes(url.hostname)) {
    response.destroy();
    return;
  }
  const { method } = request;
  const sent = requestUrl(url, { method, headers: toServer(request.headers) }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, toPage(answer.headers));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  sent.on('error', () => response.destroy());
  response.on('close', () => sent.destroy());
  request.pipe(sent);
}

function toServer({ origin, referer: _none, ...headers }: IncomingHttpHeaders) {
  if (origin === undefined) return headers;
  return { ...headers, origin: origin === TEST_ORIGIN ? DESKTOP.origin : origin };
}

function toPage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (headers[ALLOWED_ORIGIN] !== DESKTOP.origin) return headers;
  return { ...headers, [ALLOWED_ORIGIN]: TEST_ORIGIN };
}

/** Opens the tunnel of a WebSocket. */
export function forwardSocket({ url = '' }: IncomingMessage, page: Duplex): void {
  const { hostname, port } = new URL(`http://${url}`);
  if (!LOCAL.includes(hostname)) {
    page.destroy();
    return;
  }
  const server = connect(Number(port), hostname, () => {
    page.write(`HTTP/1.1 200 Connection established${HEAD_END}`);
  });
  let head = '';
  page.on('data', function readHead(chunk: Buffer) {
    head += chunk.toString('latin1');
    if (!head.includes(HEAD_END)) return;
    page.off('data', readHead);
    server.write(head.replace(`Origin: ${TEST_ORIGIN}`, `Origin: ${DESKTOP.origin}`), 'latin1');
    page.pipe(server);
  });
  server.pipe(page);
  server.on('error', () => page.destroy());
  page.on('error', () => server.destroy());
  page.on('close', () => server.destroy());
}
