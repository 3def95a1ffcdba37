import { join, sep } from 'node:path';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import { DISABLED_FEATURES } from '#shared/embeds/embeds.ts';
import { facadeAt } from '#shared/facades/facades.ts';
import { appPath } from './app-path.ts';

/** File types of the built renderer; others are not served. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

function contentTypeOf(path: string): string | null {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? null) : null;
}

interface AppFiles {
  /** The folder of the built renderer. */
  readonly root: string;
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** The pages' content security policy; includes the backend, whose address may change. */
  readonly policy: () => string;
}

export type AppHandler = (request: Request) => Promise<Response>;

/** Serves the built renderer to the app's own windows and nothing else. */
export function makeAppHandler({ root, read, policy }: AppFiles): AppHandler {
  return async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { protocol, host, pathname } = new URL(url);
    if (`${protocol}//${host}` !== DESKTOP.origin) return missing();
    const facade = facadeAt(pathname);
    if (facade !== null) {
      const headers = { ...headersOf(pathname), 'content-type': 'image/svg+xml' };
      return new Response(method === 'HEAD' ? null : facade, { headers });
    }
    const path = appPath(pathname);
    const type = path === null ? null : contentTypeOf(path);
    if (path === null || type === null) return missing();
    const file = join(root, path);
    if (!file.startsWith(root + sep)) return missing();
    try {
      const content = await read(file);
      const headers = { ...headersOf(path), 'content-type': type };
      return new Response(method === 'HEAD' ? null : content, { headers });
    } catch {
      return missing();
    }
  };

  function headersOf(path: string): Record<string, string> {
    return {
      'content-security-policy': policy(),
      'permissions-policy': DISABLED_FEATURES,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      // Asset names contain a content hash; everything else changes with an update.
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    };
  }
}

const missing = (): Response => new Response(null, { status: 404 });
