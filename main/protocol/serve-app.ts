import { join, sep } from 'node:path';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import { appPath } from './app-path.ts';
import { contentTypeOf } from './content-types.ts';

interface AppFiles {
  /** The folder of the built renderer. */
  readonly root: string;
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** The content security policy of the pages; it names the backend, which may move. */
  readonly policy: () => string;
}

export type AppHandler = (request: Request) => Promise<Response>;

/** Serves the built renderer to its own windows, and nothing else to anybody. */
export function makeAppHandler({ root, read, policy }: AppFiles): AppHandler {
  return async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { protocol, host, pathname } = new URL(url);
    if (`${protocol}//${host}` !== DESKTOP.origin) return missing();
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
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      // Their names carry a hash of their content; everything else changes with an update.
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    };
  }
}

const missing = (): Response => new Response(null, { status: 404 });
