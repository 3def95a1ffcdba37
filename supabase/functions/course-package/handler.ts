import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { BRIDGE } from './bridge.ts';

const PATH = /\/course-package\/([0-9a-f-]{36})\/(.{1,600})$/;
const isFile = s.orNull(s.object({ standard: s.text, body: s.text }));

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/**
 * The page of a package has no origin and no network: it can load only files of the package, and can't open windows, send
 * forms, or leave the frame. Old courses need inline script and `eval`.
 */
export function policyFor(origins: readonly string[], ticket: string): string {
  const files = [...new Set(origins)]
    .map((origin) => `${origin}/functions/v1/course-package/${ticket}/`)
    .join(' ');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'unsafe-inline' 'unsafe-eval' ${files}`,
    `style-src 'unsafe-inline' ${files}`,
    `img-src data: blob: ${files}`,
    `media-src data: blob: ${files}`,
    `font-src data: ${files}`,
    `frame-src ${files}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const missing = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });

/**
 * Files of an imported course: `GET course-package/<ticket>/<path>`. The ticket belongs to one learner and one package and
 * ends after two hours. Pages get the bridge as their first script.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'GET') return new Response('Use GET.', { status: 405 });
  const url = new URL(request.url);
  const [, ticket, encoded] = PATH.exec(url.pathname) ?? [];
  if (ticket === undefined || encoded === undefined) return missing();
  try {
    const path = decodeURIComponent(encoded);
    const args = { p_ticket: ticket, p_path: path };
    const response = await callDatabase(env, 'get_course_package_file', args, 'server');
    if (!response.ok) return new Response('Try again.', { status: 502 });
    const file = assertShape(await response.json(), isFile, 'get_course_package_file');
    if (file === null) return missing();
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const type = TYPES[extension] ?? 'application/octet-stream';
    const bytes = Uint8Array.from(atob(file.body.replaceAll('\n', '')), (char) =>
      char.charCodeAt(0),
    );
    const origins = [url.origin, new URL(env.secrets?.HAVEN_PUBLIC_URL ?? url.origin).origin];
    return new Response(type.startsWith('text/html') ? withBridge(bytes) : bytes, {
      headers: {
        'Content-Type': type,
        'Content-Security-Policy': policyFor(origins, ticket),
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, max-age=300',
      },
    });
  } catch {
    return missing();
  }
};

/** Puts the bridge before everything a page contains, after its doctype. */
function withBridge(bytes: Uint8Array): string {
  const html = new TextDecoder().decode(bytes);
  const script = `<script>${BRIDGE}</script>`;
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
  return doctype + script + html.slice(doctype.length);
}
