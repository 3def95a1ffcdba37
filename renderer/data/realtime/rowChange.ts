import type { Database } from '../api/database.ts';

export type TableName = keyof Database['public']['Tables'];

/** Rows of one table: all the user can access, or those matching a filter such as `user_id=eq.…`. */
export interface RowSource {
  readonly table: TableName;
  readonly filter?: string;
}

/** A change to one row. For a deleted row only the primary key is known. */
export interface RowChange {
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly row: Readonly<Record<string, unknown>>;
}

export interface RowWatcher {
  onChange(change: RowChange): void;
  /** Changes now arrive; earlier ones may have been missed. */
  onOpen(): void;
}
