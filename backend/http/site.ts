import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

interface SiteFile {
  body: Uint8Array<ArrayBuffer>;
  brotli?: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
  isHashed: boolean;
}

export class SiteMissing extends Error {}

/** The built web app, read once. A path without an extension is a screen and gets the app shell. */
export function openSite(folder: string) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new SiteMissing('The web app is not built yet. `npm start` builds it.');
  }
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const path = join(entry.parentPath, entry.name);
    const body = new Uint8Array(readFileSync(path));
    const name = `/${path.slice(folder.length + 1).replaceAll('\\', '/')}`;
    files.set(name, {
      body,
      ...(existsSync(`${path}.br`) ? { brotli: new Uint8Array(readFileSync(`${path}.br`)) } : {}),
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isHashed: name.startsWith('/assets/'),
    });
  }

  return (request: Request): Response => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname) ?? (extname(pathname) ? undefined : files.get('/index.html'));
    if (!file) return new Response('Not found', { status: 404 });
    return answerFile(request, file);
  };
}

function answerFile(request: Request, file: SiteFile): Response {
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.headers.get('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers });
  }
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  if (file.brotli && takesBrotli) headers.set('content-encoding', 'br');
  return new Response(file.brotli && takesBrotli ? file.brotli : file.body, { headers });
}
