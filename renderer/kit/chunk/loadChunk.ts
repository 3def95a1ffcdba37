import { CHUNK_RELOAD_DELAY_MS, CHUNK_RELOAD_LIMIT } from '#shared/constants.ts';

const chunkFailure =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkFailure(error: unknown): error is Error {
  return error instanceof Error && chunkFailure.test(error.message);
}

interface Surroundings {
  /** Throws where the browser keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const offlineFailures = new WeakSet<Error>();

/** Whether code failed to load because there was no network. */
export const failedOffline = (error: unknown): boolean =>
  error instanceof Error && offlineFailures.has(error);

/** Vite doesn't load a stylesheet again while the link that failed is in the document. */
function removeStylesheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}

/**
 * Loads code, and reloads the page when it is gone: after a release the old page asks for chunks
 * that no longer exist. Each chunk of each build reloads it at most twice, whatever else loads
 * meanwhile; then, without a network, and where nothing can be counted, the failure is reported.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  surroundings: Surroundings | null = {
    storage: () => sessionStorage,
    reload: () => location.reload(),
  },
): Promise<Module> {
  const onError = (event: Event) => removeStylesheet(event);
  // The server, which renders the same screens, has no window.
  globalThis.addEventListener?.('error', onError, true);
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      if (error instanceof Error) offlineFailures.add(error);
    } else if (surroundings !== null && isChunkFailure(error)) {
      if (mayReload(error.message, surroundings.storage)) {
        setTimeout(surroundings.reload, CHUNK_RELOAD_DELAY_MS);
        // The page is going away: nothing more may be drawn.
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

/** Counts a reload. A failure names its chunk, and the build by the hash in its name; where it does not, this file's does. */
function mayReload(failure: string, storage: Surroundings['storage']): boolean {
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
