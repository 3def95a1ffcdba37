import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { decode } from 'html-entities';
import { facadeAt } from '../../shared/facades/facades.ts';
import { APP_DOCUMENT, pageFileAt } from '../../shared/navigation/documents.ts';
import { notFoundResponse, resolvePathResponse } from '../../shared/navigation/path-responses.ts';
import { findRouteName, routes } from '../../shared/routes/table.ts';
import { linkTo } from '../../shared/routes.ts';
import type { ClearedCaches } from '../../supabase/functions/_shared/backend-status.ts';
import { escapeHtml } from '../../supabase/functions/_shared/emails/escape.ts';
import { makeCards } from '../share/cards.ts';
import { pickFacade } from '../share/pickFacade.ts';
import type { ShareBrand } from '../share/shareImage.ts';
import { parseRange } from '../storage/conditions.ts';
import { applyBrandToHtml, createBrandLookup, toShareBrand } from './brands.ts';
import { createDemoImages } from './demo-images.ts';
import {
  createDocumentRenderer,
  type Documents,
  loadScreenRenderer,
  STALE_AFTER_MS,
  UNCACHED_RENDER_WAIT_MS,
} from './documents.ts';
import { INLINE_POLICY_HEADER } from './headers.ts';
import { createVisibilityCheck, type FetchAsVisitor } from './record-visibility.ts';
import { makeSitemap } from './sitemap.ts';

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
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

interface SiteFile {
  body: Uint8Array<ArrayBuffer>;
  brotli?: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
  isHashed: boolean;
  /** Hashes of a page's inline styles and scripts, required by its policy. */
  inside: string;
}

export class SiteMissingError extends Error {}

/** Handles a path outside the API; `ask` queries as a visitor. */
export type Site = (request: Request, ask: FetchAsVisitor) => Response | Promise<Response>;

/** A site that can be warmed up: the first render loads and compiles the renderer. */
export interface RenderedSite {
  answer: Site;
  warm(): Promise<void>;
  /** Clears all caches. */
  clear(): ClearedCaches;
}

/**
 * Serves the built pages and the app, read once; `shared/navigation/path-responses.ts` decides which one serves a path. App
 * screens are rendered as their own documents if that is possible in time.
 */
export function openSite(
  folder: string,
  draw = loadScreenRenderer(folder),
  /** Public scheme, if it differs from the request's behind a proxy. */
  scheme?: string,
): RenderedSite {
  if (!existsSync(join(folder, APP_DOCUMENT))) {
    throw new SiteMissingError('The web app is not built yet. `npm start` builds it.');
  }
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const path = join(entry.parentPath, entry.name);
    const body = new Uint8Array(readFileSync(path));
    const name = `/${path.slice(folder.length + 1).replaceAll('\\', '/')}`;
    let etag: string | undefined;
    let inside: string | undefined;
    files.set(name, {
      body,
      ...(existsSync(`${path}.br`) ? { brotli: new Uint8Array(readFileSync(`${path}.br`)) } : {}),
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      isHashed: name.startsWith('/assets/'),
      // Computed on first use: for all files together it would take a tenth of the startup time.
      get etag() {
        etag ??= etagOf(body);
        return etag;
      },
      get inside() {
        inside ??= name.endsWith('.html') ? insideOf(body) : '';
        return inside;
      },
    });
  }

  const app = files.get(APP_DOCUMENT);
  const unlisted = app && unlistedOf(app);
  const documents: Documents<SiteFile> = draw
    ? createDocumentRenderer(draw, documentOf)
    : Object.assign(async () => null, {
        last: () => null,
        drop: () => {},
        clear: () => 0,
      });

  const cards = makeCards();
  const pictures = createDemoImages((svg) => fileOf(svg, '.svg'));
  const brandOf = createBrandLookup();
  const pages = files.get('/sitemap.xml');
  const sitemap = pages && makeSitemap(Buffer.from(pages.body).toString());
  const answer: Site = async (request, fetchAsVisitor) => {
    const { pathname, search, host, protocol } = new URL(request.url);
    if (extname(pathname) !== '') {
      const map = await sitemap?.(pathname, fetchAsVisitor);
      if (map) return serveFile(request, await fileOf(map, '.xml'));
      const shared = SHARED.exec(pathname)?.[1]?.replace(/^\/home$/, '/');
      const ofBrand = shared === undefined ? null : await brandOf(host, fetchAsVisitor);
      if (shared !== undefined && ofBrand !== null) {
        return (
          (await serveCard(request, shared, fetchAsVisitor, toShareBrand(ofBrand))) ?? missingFile()
        );
      }
      const file =
        extname(pathname) === '.html'
          ? undefined
          : (files.get(pathname) ?? (await pictures(pathname)));
      if (file) return serveFile(request, file);
      return (shared && (await serveCard(request, shared, fetchAsVisitor))) || missingFile();
    }
    const brand = await brandOf(host, fetchAsVisitor);
    const dressed = async (page: SiteFile): Promise<SiteFile> =>
      brand === null
        ? page
        : documentOf(
            applyBrandToHtml(
              Buffer.from(page.body).toString(),
              brand,
              `${scheme ?? protocol}//${host}`,
            ),
          );
    const resolved = resolvePathResponse(pathname);
    const { status, isIndexed, movedTo, recordWithoutFile } = resolved;
    const isUnwritten = recordWithoutFile !== undefined && !files.has(resolved.file);
    const file = isUnwritten ? APP_DOCUMENT : resolved.file;
    const record = isUnwritten ? recordWithoutFile : resolved.record;
    if (movedTo !== undefined) return redirect(movedTo + search);
    const address = pathname + search;
    const checkMs =
      documents.last(address) === null ? UNCACHED_RENDER_WAIT_MS.listedMs : STALE_AFTER_MS;
    const readers =
      record === undefined
        ? 'everyone'
        : await createVisibilityCheck(fetchAsVisitor, checkMs)(record);
    const isMissing = readers === 'no one';
    const isListed = isIndexed && (readers === 'everyone' || readers === 'unknown');
    if (isMissing) documents.drop(pathname);
    if (file !== APP_DOCUMENT || isMissing) {
      const page = isMissing ? unlisted : files.get(file);
      if (page) return serveFile(request, await dressed(page), isMissing ? 404 : status, isListed);
      const missing = files.get(notFoundResponse.file);
      return missing
        ? serveFile(request, await dressed(missing), 404, false)
        : new Response('Not found', { status: 404 });
    }
    // Nothing is rendered while the database can't tell whether the record exists.
    const rendered =
      readers === 'unknown'
        ? documents.last(address)
        : await documents(
            address,
            fetchAsVisitor,
            isListed ? UNCACHED_RENDER_WAIT_MS.listedMs : UNCACHED_RENDER_WAIT_MS.unlistedMs,
          );
    if (rendered) return serveFile(request, await dressed(rendered), status, isListed);
    if (!unlisted) return missingFile();
    if (!isListed || !draw) return serveFile(request, await dressed(unlisted), status, false);
    return serveUnavailable(request, await dressed(await busyOf(unlisted, pathname)));
  };
  /** Returns the link preview image of a page or record as a visitor sees it; null if there is none. */
  async function serveCard(
    request: Request,
    path: string,
    fetchAsVisitor: FetchAsVisitor,
    brand?: ShareBrand,
  ): Promise<Response | null> {
    const title = titleOf(files.get(pageFileAt(path)));
    const isRecord = RECORD_PATH.test(path) && resolvePathResponse(path).record !== undefined;
    if (!isRecord && title === undefined) return null;
    const body = await cards(new URL(request.url).host + path, async () => {
      if (!isRecord) return { title: title ?? '', drawing: pickFacade(path), brand };
      const share = (await draw?.(path, fetchAsVisitor))?.share ?? null;
      return (
        share && { ...share, drawing: facadeAt(share.drawing ?? '') ?? pickFacade(path), brand }
      );
    });
    if (body === null) return null;
    if (body === 'busy')
      return new Response(null, { status: 503, headers: { 'retry-after': '2' } });
    const card = new Uint8Array(body);
    const etag = etagOf(card);
    return serveFile(request, {
      body: card,
      type: 'image/png',
      etag,
      isHashed: false,
      inside: '',
    });
  }

  return {
    answer,
    async warm() {
      await documents(ASKS_NOTHING, () => new Response(null, { status: 503 }));
    },
    clear: () => ({
      pages: documents.clear(),
      pictures: pictures.clear(),
      cards: cards.clear(),
      brands: brandOf.clear(),
    }),
  };
}

/** Path of the link preview image of a page or record (`shareImageAt`). */
const SHARED = /^\/share(\/[\w/-]{1,160})\.png$/;
const RECORD_PATH = /^\/[a-z-]+\/[\w-]{1,80}(?:\/[a-z-]+)?$/;

/** When a search engine may retry a document that could not be rendered. */
const RETRY_AFTER_S = 30;

function serveUnavailable(request: Request, page: SiteFile): Response {
  const answer = serveFile(request, page, 503, false);
  answer.headers.set('retry-after', String(RETRY_AFTER_S));
  answer.headers.set('cache-control', 'no-store');
  answer.headers.delete('etag');
  return answer;
}

/** The app's own document for a screen that could not be rendered: with its title, and a notice if scripts are off. */
function busyOf(unlisted: SiteFile, pathname: string): Promise<SiteFile> {
  const name = findRouteName(pathname);
  const title = escapeHtml(
    name === null ? 'Haven Exchange' : `${routes[name].title} · Haven Exchange`,
  );
  const notice = `<noscript><h1>${title}</h1><p>This page is busy. Try again in a moment.</p></noscript>`;
  const html = Buffer.from(unlisted.body)
    .toString()
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root">', () => `${notice}<div id="root">`);
  return documentOf(html);
}

/** A permanent redirect to another path of this site. */
const redirect = (location: string): Response =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } });

const missingFile = (): Response => new Response('Not found', { status: 404 });

/** Returns the preview title the build wrote into a page. */
function titleOf(page: SiteFile | undefined): string | undefined {
  const alt = /<meta property="og:image:alt" content="([^"]*), beside a drawing of a community"/;
  const [, title] = alt.exec(Buffer.from(page?.body ?? []).toString()) ?? [];
  return title === undefined ? undefined : decode(title);
}

/** A screen rendered without the database. */
const ASKS_NOTHING = linkTo('auth');

/** The app's own document. It has no content before its scripts run, so it is marked noindex. */
function unlistedOf(app: SiteFile): SiteFile {
  const html = Buffer.from(app.body)
    .toString()
    .replace(/(<meta name="robots" content=")[^"]*/, '$1noindex');
  const body = new Uint8Array(Buffer.from(html));
  return { ...app, body, brotli: new Uint8Array(brotliCompressSync(body)), etag: etagOf(body) };
}

const compress = promisify(brotliCompress);
/** Small enough to send at once and fast enough to compress while the client waits. */
export const FAST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function fileOf(text: string, extension: '.html' | '.xml' | '.svg'): Promise<SiteFile> {
  const body = new Uint8Array(Buffer.from(text));
  return {
    body,
    brotli: new Uint8Array(await compress(body, FAST_COMPRESSION)),
    type: TYPES[extension] ?? '',
    etag: etagOf(body),
    isHashed: false,
    inside: extension === '.html' ? insideOf(body) : '',
  };
}

const documentOf = (html: string): Promise<SiteFile> => fileOf(html, '.html');

const etagOf = (body: Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function serveFile(request: Request, file: SiteFile, status = 200, isListed = true): Response {
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (!isListed) headers.set('x-robots-tag', 'noindex');
  if (file.inside !== '') headers.set(INLINE_POLICY_HEADER, file.inside);
  if (status === 200 && request.headers.get('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers });
  }
  if (status === 200 && file.type.startsWith('video/')) return serveVideo(request, file, headers);
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  if (file.brotli && takesBrotli) headers.set('content-encoding', 'br');
  return new Response(file.brotli && takesBrotli ? file.brotli : file.body, { status, headers });
}

/** Returns the whole video, or the range a player requests. */
function serveVideo(request: Request, { body, etag }: SiteFile, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes');
  const range = parseRange(request.headers, body.length, { etag });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${body.length}`);
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: body.length - 1 };
  if (range) headers.set('content-range', `bytes ${start}-${end}/${body.length}`);
  headers.set('content-length', String(end - start + 1));
  const content = request.method === 'HEAD' ? null : body.subarray(start, end + 1);
  return new Response(content, { status: range ? 206 : 200, headers });
}

/** Data that only robots read is not a script to a browser and needs no hash; a style may be stored as data. */
function insideOf(page: Uint8Array): string {
  const html = Buffer.from(page).toString();
  const named = (directive: string, element: RegExp) => {
    const hashes = [...html.matchAll(element)].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
    return hashes.length === 0 ? [] : [[directive, ...hashes].join(' ')];
  };
  return [
    ...named('style-src', /<(?:style|script type="text\/css")>([\s\S]*?)<\/(?:style|script)>/g),
    ...named('script-src', /<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g),
  ].join('; ');
}
