import type { Database } from '../api/database.ts';

export type TableName = keyof Database['public']['Tables'];

/** Rows of one table: all that the person may see, or those that match, as `user_id=eq.…`. */
export interface RowSource {
  readonly table: TableName;
  readonly filter?: string;
}

/** What happened to one row. Of a removed row only its primary key is known. */
export interface RowChange {
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly row: Readonly<Record<string, unknown>>;
}

export interface RowWatcher {
  onChange(change: RowChange): void;
  /** From now on changes arrive; what happened before may have been missed. */
  onOpen(): void;
  /** From now on changes arrive, and nothing was missed since what is at hand was asked for. */
  onWhole?(): void;
}
