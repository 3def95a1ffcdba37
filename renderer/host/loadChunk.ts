import { CHUNK_RELOAD_DELAY_MS, CHUNK_RELOAD_LIMIT } from '#shared/constants.ts';

const chunkFailure =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkFailure(error: unknown): error is Error {
  return error instanceof Error && chunkFailure.test(error.message);
}

interface ReloadOptions {
  /** Throws if browser storage is unavailable. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const offlineFailures = new WeakSet<Error>();

/** True if code failed to load because the browser was offline. */
export const failedOffline = (error: unknown): boolean =>
  error instanceof Error && offlineFailures.has(error);

/** Vite doesn't reload a stylesheet while its failed link is in the document. */
function removeStylesheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}

/**
 * Loads code and reloads the page if the chunk is gone: after a release, an old page requests chunks that no longer
 * exist. Each chunk of each build triggers at most two reloads, whatever else loads; after that, offline, or without
 * storage for the count, the failure is reported.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  reloadOptions: ReloadOptions | null = {
    storage: () => sessionStorage,
    reload: () => location.reload(),
  },
): Promise<Module> {
  const onError = (event: Event) => removeStylesheet(event);
  // The server renders the same screens without a window.
  globalThis.addEventListener?.('error', onError, true);
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      if (error instanceof Error) offlineFailures.add(error);
    } else if (reloadOptions !== null && isChunkFailure(error)) {
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
