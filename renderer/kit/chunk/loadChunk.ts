import { CHUNK_RELOAD_LIMIT } from '#shared/constants.ts';

const COUNT_KEY = 'haven.chunk-reloads';
const chunkFailure =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailure.test(error.message);
}

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
}

/**
 * Loads code, and reloads the page when it is gone: after a release the old page asks for chunks
 * that no longer exist. A limit keeps a broken release from reloading forever.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { storage, reload }: Surroundings = {
    storage: sessionStorage,
    reload: () => location.reload(),
  },
): Promise<Module> {
  try {
    const loaded = await load();
    storage.removeItem(COUNT_KEY);
    return loaded;
  } catch (error) {
    const reloads = Number(storage.getItem(COUNT_KEY) ?? 0);
    if (!isChunkFailure(error) || reloads >= CHUNK_RELOAD_LIMIT) throw error;
    storage.setItem(COUNT_KEY, String(reloads + 1));
    reload();
    // The page is going away: nothing more may be drawn.
    return new Promise<Module>(() => undefined);
  }
}
