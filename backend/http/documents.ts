import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FetchAsVisitor } from './record-visibility.ts';

/** A rendered screen: what a visitor may see of it, or the app's frame. */
export interface RenderedDocument {
  readonly html: string;
  /** Link preview of the record, if the screen shows one. */
  readonly share?: SharedRecord | null;
}

export interface SharedRecord {
  readonly title: string;
  readonly lines: readonly string[];
  /** Path of a rendered image of it on this site. */
  readonly drawing?: string | undefined;
}

/** Signature of the built `renderer/app/document/draw.tsx`. Null if the screen isn't rendered on the server. */
export type RenderScreen = (
  address: string,
  ask: FetchAsVisitor,
) => Promise<RenderedDocument | null>;

/** How long a request waits for a document without a cached version. */
export const UNCACHED_RENDER_WAIT_MS = {
  /** Screens not listed by search engines: the app's own document is a fine fallback. */
  unlistedMs: 1000,
  /** Screens listed by search engines. */
  listedMs: 10_000,
} as const;

/** Renders a document, or returns null if it takes too long. */
export interface Documents<File> {
  (address: string, fetchAsVisitor: FetchAsVisitor, timeoutMs?: number): Promise<File | null>;
  /** Returns the last good document of an address, unless it is too old. */
  last(address: string): File | null;
  /** Drops the documents of a path, with any query. */
  drop(pathname: string): void;
  /** Clears the rendered documents and returns how many there were. */
  clear(): number;
}

/** After this time, the last good document is returned while a new one is rendered. */
export const STALE_AFTER_MS = 1000;
/** Maximum age of a document since its data was last compared with the database. */
const MAX_STALE_MS = 10 * 60_000;
/** A hanging render gives its slot to the next. */
const RENDER_TIMEOUT_MS = 20_000;
const MAX_RUNNING = 4;
const MAX_QUEUED = 64;
const MAX_ADDRESS_LENGTH = 1000;
const MAX_DOCUMENTS = 200;
/** A document with data may contain relative times. */
const MAX_AGE_MS = 60_000;

/** Loads the renderer built next to the pages in `folder`; null if there is none, as on the desktop. */
export function loadScreenRenderer(folder: string): RenderScreen | null {
  const built = join(folder, '../documents');
  if (!existsSync(join(built, 'draw.js'))) return null;
  const load = async (): Promise<RenderScreen> => {
    const { makeDraw } = await import(pathToFileURL(join(built, 'draw.js')).href);
    return makeDraw(JSON.parse(readFileSync(join(built, 'files.json'), 'utf8')));
  };
  let loading: Promise<RenderScreen> | undefined;
  return async (address, fetchAsVisitor) => {
    loading ??= load();
    const draw = await loading;
    return draw(address, fetchAsVisitor);
  };
}

/** A query a document was rendered with, and a hash of its response. */
interface Answered {
  readonly path: string;
  readonly init: RequestInit | undefined;
  readonly answer: string;
}

interface CachedDocument<File> {
  readonly file: File;
  readonly answers: readonly Answered[];
  readonly renderedAt: number;
  confirmedAt: number;
}

/**
 * Caches rendered documents and limits concurrent rendering. Requests for one address share one render. Each request
 * revalidates the data; while that takes long or fails, the last good document is returned. Once the database returns
 * something new, the old document is never shown again, so withdrawn data does not reappear.
 */
export function createDocumentRenderer<File>(
  draw: RenderScreen,
  toFile: (html: string) => Promise<File>,
): Documents<File> {
  const cached = new Map<string, CachedDocument<File>>();
  const rendering = new Map<string, Promise<File | null>>();
  const slots = makeSlots(MAX_RUNNING);

  async function render(address: string, fetchAsVisitor: FetchAsVisitor): Promise<File | null> {
    const responses: Answered[] = [];
    const rendered = await draw(address, async (path, init) => {
      const response = await fetchAsVisitor(path, init);
      responses.push({ path, init, answer: await digest(response.clone()) });
      return response;
    });
    if (rendered === null) return null;
    const file = await toFile(rendered.html);
    const now = Date.now();
    remember(address, { file, answers: responses, renderedAt: now, confirmedAt: now });
    return file;
  }

  function remember(address: string, document: CachedDocument<File>): void {
    cached.delete(address);
    const [oldest] = cached.keys();
    if (cached.size >= MAX_DOCUMENTS && oldest !== undefined) cached.delete(oldest);
    cached.set(address, document);
  }

  /** Returns the cached document if the database still returns the same data; drops an outdated one. */
  async function revalidate(address: string, fetchAsVisitor: FetchAsVisitor): Promise<File | null> {
    const known = cached.get(address);
    if (known === undefined) return null;
    const same = await Promise.all(
      known.answers.map(async ({ path, init, answer }) => {
        const now = await fetchAsVisitor(path, init);
        if (isDatabaseUnavailable(now)) throw new Error('The database is not responding.');
        return (await digest(now)) === answer;
      }),
    );
    if (!same.every(Boolean)) {
      if (cached.get(address) === known) cached.delete(address);
      return null;
    }
    known.confirmedAt = Date.now();
    return Date.now() - known.renderedAt > MAX_AGE_MS ? null : known.file;
  }

  /** Starts rendering an address, or joins a running render; null if too much is waiting. */
  function startRender(
    address: string,
    fetchAsVisitor: FetchAsVisitor,
  ): Promise<File | null> | null {
    const running = rendering.get(address);
    if (running !== undefined) return running;
    if (rendering.size >= MAX_RUNNING + MAX_QUEUED || address.length > MAX_ADDRESS_LENGTH)
      return null;
    const work = slots(() =>
      withTimeLimit(
        revalidate(address, fetchAsVisitor).then((file) => file ?? render(address, fetchAsVisitor)),
        RENDER_TIMEOUT_MS,
      ),
    )
      .catch(() => null)
      .finally(() => rendering.delete(address));
    rendering.set(address, work);
    return work;
  }

  function last(address: string): File | null {
    const known = cached.get(address);
    const isTooOld = known !== undefined && Date.now() - known.confirmedAt > MAX_STALE_MS;
    return known === undefined || isTooOld ? null : known.file;
  }

  const documentOf = async (
    address: string,
    fetchAsVisitor: FetchAsVisitor,
    timeoutMs: number = UNCACHED_RENDER_WAIT_MS.unlistedMs,
  ): Promise<File | null> => {
    const known = cached.get(address);
    if (known?.answers.length === 0) return known.file;
    const work = startRender(address, fetchAsVisitor);
    if (work === null) return last(address);
    return (
      (await withTimeLimit(work, STALE_AFTER_MS)) ??
      last(address) ??
      (await withTimeLimit(work, timeoutMs - STALE_AFTER_MS)) ??
      last(address)
    );
  };
  function drop(pathname: string): void {
    for (const address of cached.keys()) {
      if (address === pathname || address.startsWith(`${pathname}?`)) cached.delete(address);
    }
  }
  return Object.assign(documentOf, { last, drop, clear: () => clearCache(cached) });
}

/** Runs at most `size` tasks at once; the others wait in order. */
function makeSlots(size: number) {
  const waiters: (() => void)[] = [];
  let free = size;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiters.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiters.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

const digest = async (response: Response): Promise<string> =>
  hash(
    'sha256',
    `${response.status} ${response.headers.get('content-range')} ${await response.text()}`,
  );

/** True if the database is temporarily unavailable. */
export const isDatabaseUnavailable = ({ status }: Response): boolean =>
  status >= 500 || status === 429;

/** Clears a cache and returns how many entries it had. */
export function clearCache(cache: Map<string, unknown>): number {
  const { size } = cache;
  cache.clear();
  return size;
}

/** Returns the result of some work, or null if it takes longer than `limitMs`. */
export async function withTimeLimit<Value>(
  work: Promise<Value>,
  limitMs: number,
): Promise<Value | null> {
  if (limitMs <= 0) return null;
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), limitMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
