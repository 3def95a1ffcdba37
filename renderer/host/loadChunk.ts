import { CHUNK_RELOAD_DELAY_MS, CHUNK_RELOAD_LIMIT } from '#shared/constants.ts';

const chunkFailure =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkFailure(error: unknown): error is Error {
  return error instanceof Error && chunkFailure.test(error.message);
}

/** What the server answers for a chunk that failed to load. */
type ChunkStatus = 'served' | 'busy' | 'unreachable';

interface ReloadOptions {
  /** Throws if browser storage is unavailable. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly checkChunk: (error: Error) => Promise<ChunkStatus>;
}

const offlineFailures = new WeakSet<Error>();

/** True if code failed to load because the browser was offline or the server unreachable. */
export const failedOffline = (error: unknown): boolean =>
  error instanceof Error && offlineFailures.has(error);

/** Vite doesn't reload a stylesheet while its failed link is in the document. */
function removeStylesheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}

const BUSY_STATUSES = [429, 500, 502, 503, 504];
/** Delays between attempts while the server is busy; the last one repeats. */
const BUSY_DELAYS_MS = [1000, 2000, 4000, 8000];

/** Requests the chunk named by the failure, or a small file if the browser doesn't name it. */
async function checkChunk({ message }: Error): Promise<ChunkStatus> {
  const url = message.split(/\s+/).find((word) => word.includes('/assets/')) ?? '/icon.svg';
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return BUSY_STATUSES.includes(status) ? 'busy' : 'served';
  } catch {
    return 'unreachable';
  }
}

const defaultReloadOptions: ReloadOptions = {
  storage: () => sessionStorage,
  reload: () => location.reload(),
  checkChunk,
};

/**
 * Loads code. While the server is busy it retries and the previous screen stays. If the chunk is gone it reloads the
 * page: after a release, an old page requests chunks that no longer exist. Each chunk of each build triggers at most
 * two reloads, whatever else loads; after that, offline, or without storage for the count, the failure is reported.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  reloadOptions: ReloadOptions | null = defaultReloadOptions,
  attempt = 0,
): Promise<Module> {
  const onError = (event: Event) => removeStylesheet(event);
  // The server renders the same screens without a window.
  globalThis.addEventListener?.('error', onError, true);
  try {
    return await load();
  } catch (error) {
    const status = await statusOf(error, reloadOptions);
    if (status === 'unreachable') {
      if (error instanceof Error) offlineFailures.add(error);
    } else if (reloadOptions !== null && isChunkFailure(error)) {
      if (status === 'busy') {
        await delay(BUSY_DELAYS_MS[attempt] ?? BUSY_DELAYS_MS.at(-1) ?? 0);
        return await loadChunk(load, reloadOptions, attempt + 1);
      }
      if (mayReload(error.message, reloadOptions.storage)) {
        setTimeout(reloadOptions.reload, CHUNK_RELOAD_DELAY_MS);
        // The page is reloading, so nothing more may render.
        return new Promise<Module>(() => undefined);
      }
    }
    reportError(error);
    throw error;
  } finally {
    globalThis.removeEventListener?.('error', onError, true);
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function statusOf(error: unknown, options: ReloadOptions | null): Promise<ChunkStatus> {
  if (!navigator.onLine) return 'unreachable';
  return isChunkFailure(error) ? (options?.checkChunk ?? checkChunk)(error) : 'served';
}

/** Loads code and never reloads the page, which may hold unsaved input. */
export const loadOnce = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadChunk(load, null);

/**
 * Counts a reload. The failure names its chunk, and the hash in that name identifies the build; if not, this file's
 * hash does.
 */
function mayReload(failure: string, storage: ReloadOptions['storage']): boolean {
  const key = `haven.reloads ${import.meta.url} ${failure}`;
  try {
    const reloads = Number(storage().getItem(key));
    if (reloads >= CHUNK_RELOAD_LIMIT) return false;
    storage().setItem(key, `${reloads + 1}`);
    return true;
  } catch {
    return false;
  }
}
