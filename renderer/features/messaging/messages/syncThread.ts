import type { Services } from '../../../data/api/supabaseQuery.ts';
import type { RowChange, RowWatcher } from '../../../data/realtime/rowChange.ts';
import type { Message } from './conversation.ts';
import {
  addNewer,
  applyRealtimeRow,
  getCatchUpCursor,
  newestThread,
  PAGE_SIZE,
  type Thread,
} from './thread.ts';

interface Entry {
  readonly extra: unknown;
  readonly cacheDataLoaded: Promise<unknown>;
  readonly cacheEntryRemoved: Promise<void>;
  getCacheEntry(): { readonly data?: Thread | undefined };
  updateCachedData(recipe: (draft: Thread) => void): unknown;
}

/** Reads the page after a cursor, or the newest page. */
type ReadAfter = (cursor: string | undefined) => Promise<readonly Message[] | undefined>;

const TRY_AGAIN_MS = 2_000;

/**
 * Keeps an open conversation current: applies each change as it arrives and, after a gap, reads missed pages. Nothing
 * is skipped, and duplicates are merged.
 */
export async function syncThread(
  conversationId: string,
  userId: string,
  entry: Entry,
  readAfter: ReadAfter,
): Promise<void> {
  try {
    await entry.cacheDataLoaded;
  } catch {
    return;
  }
  const { channelsOf } = await import('../../../data/realtime/index.ts');
  const watcher = new ThreadWatcher(userId, entry, readAfter);
  const unwatch = channelsOf(entry.extra as Services).watch(
    { table: 'conversation_messages', filter: `conversation_id=eq.${conversationId}` },
    watcher,
  );
  await entry.cacheEntryRemoved;
  unwatch();
  watcher.close();
}

class ThreadWatcher implements RowWatcher {
  readonly #userId: string;
  readonly #entry: Entry;
  readonly #readAfter: ReadAfter;
  #isReading = false;
  #isAskedAgain = false;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string, entry: Entry, readAfter: ReadAfter) {
    this.#userId = userId;
    this.#entry = entry;
    this.#readAfter = readAfter;
  }

  onChange({ type, row }: RowChange): void {
    if (type === 'DELETE') return;
    this.#entry.updateCachedData((draft) => applyRealtimeRow(draft, row, this.#userId));
  }

  onOpen(): void {
    clearTimeout(this.#timer);
    this.#isAskedAgain = this.#isReading;
    if (!this.#isReading) void this.#catchUp();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #catchUp(): Promise<void> {
    this.#isReading = true;
    const isWhole = await this.#readAll();
    this.#isReading = false;
    if (this.#isClosed) return;
    if (this.#isAskedAgain) this.onOpen();
    else if (!isWhole) this.#timer = setTimeout(() => this.onOpen(), TRY_AGAIN_MS);
  }

  /** Messages past the loaded end are fetched when the user scrolls there. */
  async #readAll(): Promise<boolean> {
    const thread = this.#entry.getCacheEntry().data;
    if (thread === undefined || thread.hasNewer) return true;
    let from = getCatchUpCursor(thread);
    for (;;) {
      const after = from;
      const page = await this.#readAfter(after);
      if (page === undefined) return false;
      this.#entry.updateCachedData((draft) => {
        if (after === undefined) Object.assign(draft, newestThread(page));
        else addNewer(draft, page);
      });
      if (after === undefined || page.length < PAGE_SIZE || this.#isClosed) return true;
      from = page.at(-1)?.cursor;
    }
  }
}
