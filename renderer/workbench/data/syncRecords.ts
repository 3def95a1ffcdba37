import { REALTIME_REFETCH_MS } from '#shared/constants.ts';
import type { Noun } from '#shared/records/noun.ts';
import type { ResponseMeta, Services } from '../../data/api/supabaseQuery.ts';
import type { RowChange, RowWatcher, TableName } from '../../data/realtime/rowChange.ts';
import { follow } from '../../data/realtime/syncCacheEntry.ts';
import { isRow, isRowOfNoun, type RecordRow } from './row.ts';
import type { RecordSearch } from './search.ts';
import { recordTags } from './tags.ts';

/** Longer lists are not refetched for others' changes; their rows are patched. */
const MAX_REFETCHED_PAGES = 3;

interface Pages {
  readonly pages: readonly { readonly rows: readonly RecordRow[] }[];
}
interface Draft {
  readonly pages: { rows: RecordRow[] | readonly RecordRow[] }[];
}

interface ListEntry {
  readonly extra: unknown;
  readonly cacheDataLoaded: Promise<{
    readonly meta?: Pick<ResponseMeta, 'requestedAt'> | undefined;
  }>;
  readonly cacheEntryRemoved: Promise<void>;
  dispatch(action: unknown): unknown;
  getCacheEntry(): { readonly data?: Pages | undefined };
  updateCachedData(recipe: (draft: Draft) => void): unknown;
}

/** Patches a list's rows as others change them; fetches new rows while the list is short. */
class ListWatcher implements RowWatcher {
  readonly #noun: Noun;
  readonly #entry: ListEntry;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(noun: Noun, entry: ListEntry) {
    this.#noun = noun;
    this.#entry = entry;
  }

  onChange({ type, row }: RowChange): void {
    const place = this.#placeOf(String(row.id));
    if (type === 'DELETE') {
      if (place !== null) this.#set(place, null);
      return;
    }
    if (!isRow(row) || !isRowOfNoun(this.#noun, row)) {
      this.#readSoon();
      return;
    }
    const isTrashed = (row.deleted_at ?? null) !== null;
    if (place === null) {
      if (!isTrashed) this.#readSoon();
    } else if (place.row.version <= row.version) this.#set(place, isTrashed ? null : row);
  }

  onOpen(): void {
    this.#readSoon();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #placeOf(id: string) {
    const { data } = this.#entry.getCacheEntry();
    for (const [pageAt, page] of (data?.pages ?? []).entries()) {
      const rowAt = page.rows.findIndex((row) => row.id === id);
      const row = page.rows[rowAt];
      if (row !== undefined) return { pageAt, rowAt, row };
    }
    return null;
  }

  #set(place: { pageAt: number; rowAt: number; row: RecordRow }, next: RecordRow | null): void {
    this.#entry.updateCachedData(({ pages }) => {
      const rows = pages[place.pageAt]?.rows as RecordRow[] | undefined;
      if (next === null) rows?.splice(place.rowAt, 1);
      else rows?.splice(place.rowAt, 1, { ...next, cursor: place.row.cursor });
    });
    this.#stale('RecordCounts');
  }

  #readSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const { data } = this.#entry.getCacheEntry();
      this.#stale('RecordCounts');
      if ((data?.pages.length ?? 0) <= MAX_REFETCHED_PAGES) this.#stale('Records');
    }, REALTIME_REFETCH_MS);
  }

  #stale(type: 'Records' | 'RecordCounts'): void {
    this.#entry.dispatch(recordTags.util.invalidateTags([{ type, id: this.#noun.kind }]));
  }
}

/** Keeps a list current while in use. */
export async function syncList({ noun }: RecordSearch, entry: ListEntry): Promise<void> {
  try {
    const { meta } = await entry.cacheDataLoaded;
    const { channelsOf } = await import('../../data/realtime/index.ts');
    const watcher = new ListWatcher(noun, entry);
    const unwatch = channelsOf(entry.extra as Services).watch(
      { table: noun.kind as TableName },
      watcher,
      meta?.requestedAt,
    );
    await entry.cacheEntryRemoved;
    unwatch();
    watcher.close();
  } catch {
    // The entry was removed before it had data.
  }
}

const HANGING = ['record_comments', 'record_tasks', 'record_files'] as const;

/** Keeps a record and its attachments current. */
export async function syncRecord(
  key: { readonly noun: Noun; readonly id: string },
  entry: Parameters<ReturnType<typeof follow<unknown, unknown>>>[1],
): Promise<void> {
  const id = `${key.noun.kind}:${key.id}`;
  await follow<unknown, unknown>({
    sources: () => [
      { table: key.noun.kind as TableName, filter: `id=eq.${key.id}` },
      ...HANGING.map((table) => ({ table, filter: `record_id=eq.${key.id}` })),
    ],
    refetch: recordTags.util.invalidateTags([
      { type: 'Records', id },
      { type: 'RecordTimeline', id },
      { type: 'RecordTasks', id },
      { type: 'RecordFiles', id },
    ]),
  })(key, entry);
}
