import { REALTIME_OVERLAP_MS, REALTIME_REJOIN_MS } from '#shared/constants.ts';
import type { DataCall, Services } from '../api/supabaseQuery.ts';
import type { RowChange, RowWatcher } from './rowChange.ts';
import { applyChange, newestChange, type RowList } from './rowList.ts';

interface LiveListOptions<Data, Arg, Row> {
  readonly list: RowList<Data, Arg, Row>;
  readonly arg: Arg;
  readonly services: Services;
  /** The current entry. */
  read(): Data | undefined;
  update(recipe: (draft: Data) => void): void;
  refetch(): void;
}

/** Keeps a list current: applies changes one by one and catches up after disconnects. */
export class LiveList<Data, Arg, Row> implements RowWatcher {
  readonly #kept: LiveListOptions<Data, Arg, Row>;
  /** Rows removed during catch-up, so that an older response doesn't restore them. */
  readonly #removed = new Set<string>();
  #catchingUp: Promise<void> | undefined;
  #isAskedAgain = false;
  readonly #ending = new AbortController();
  #isClosed = false;
  #endWait = () => {};

  constructor(options: LiveListOptions<Data, Arg, Row>) {
    this.#kept = options;
  }

  onChange(change: RowChange): void {
    const { list, arg, update } = this.#kept;
    if (change.type === 'DELETE' && this.#catchingUp)
      this.#removed.add(list.key(change.row as Row));
    update((draft) => applyChange(draft, change, arg, list));
  }

  onOpen(): void {
    if (this.#catchingUp) {
      this.#isAskedAgain = true;
      return;
    }
    this.#catchingUp = this.#catchUp().finally(() => {
      this.#catchingUp = undefined;
      this.#removed.clear();
      if (!this.#isAskedAgain || this.#isClosed) return;
      this.#isAskedAgain = false;
      this.onOpen();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#ending.abort();
    this.#endWait();
  }

  async #catchUp(): Promise<void> {
    const { list, arg, update, refetch } = this.#kept;
    for (let attempt = 0; !this.#isClosed; attempt += 1) {
      const rows = await this.#ask(list.missed(arg, this.#since()));
      if (this.#isClosed) return;
      if (rows) {
        const present = rows.filter((row) => !this.#removed.has(list.key(row)));
        update((draft) => {
          for (const row of present) {
            applyChange(draft, { type: 'UPDATE', row: row as RowChange['row'] }, arg, list);
          }
        });
        // Only the full list shows which rows were deleted.
        if (!list.keepsRows) refetch();
        return;
      }
      await this.#pause(REALTIME_REJOIN_MS[Math.min(attempt, REALTIME_REJOIN_MS.length - 1)]);
    }
  }

  /**
   * Starts slightly before the newest change: rows carry their transaction's start time, and an earlier transaction
   * may commit later.
   */
  #since(): string | null {
    const { read, list } = this.#kept;
    const data = read();
    const newest = data === undefined ? null : newestChange(list.rows(data), list);
    return newest && new Date(Date.parse(newest) - REALTIME_OVERLAP_MS).toISOString();
  }

  async #ask(call: DataCall): Promise<Row[] | undefined> {
    try {
      const { data, error } = await call(
        await this.#kept.services.dataClient(),
        this.#ending.signal,
      );
      return error === null && Array.isArray(data) ? (data as Row[]) : undefined;
    } catch {
      return undefined;
    }
  }

  #pause(milliseconds = 0): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
