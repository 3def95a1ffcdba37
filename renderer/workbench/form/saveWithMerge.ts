import type { Noun } from '#shared/records/noun.ts';
import { type Changes, getFieldValue, isSame } from '#shared/records/row.ts';
import { editableFields } from '#shared/records/schema.ts';
import type { RecordRow, SaveResponse } from '../data/row.ts';

/** A field another user changed since it was displayed. */
export interface RemoteChange {
  readonly name: string;
  /** True if it was changed here too, so the user has to choose. */
  readonly hasConflict: boolean;
}

/** Fields another user changed between two versions, and conflicts with changes made here. */
export const findRemoteChanges = (
  noun: Noun,
  seen: RecordRow,
  present: RecordRow,
  ownChanges: Changes,
): readonly RemoteChange[] =>
  editableFields(noun)
    .map(({ name }) => name)
    .filter((name) => !isSame(getFieldValue(seen, name), getFieldValue(present, name)))
    .map((name) => ({
      name,
      hasConflict:
        name in ownChanges && !isSame(ownChanges[name] ?? null, getFieldValue(present, name)),
    }));

export type SaveResult =
  | { readonly state: 'saved'; readonly row: RecordRow; readonly theirs: readonly RemoteChange[] }
  | {
      readonly state: 'conflict';
      readonly present: RecordRow;
      readonly theirs: readonly RemoteChange[];
    }
  | { readonly state: 'refused' | 'gone' }
  | { readonly state: 'binned'; readonly present: RecordRow }
  | { readonly state: 'failed'; readonly error: unknown };

type Save = (
  version: number,
  changes: Changes,
) => Promise<{ readonly data?: SaveResponse | undefined; readonly error?: unknown }>;

const MAX_MERGE_ATTEMPTS = 4;

/**
 * Saves on top of the displayed version. Other users' changes to other fields are kept without asking; conflicting
 * changes to the same field require a choice.
 */
export async function saveWithMerge(
  noun: Noun,
  seen: RecordRow,
  changes: Changes,
  save: Save,
): Promise<SaveResult> {
  let present = seen;
  for (let attempt = 0; attempt < MAX_MERGE_ATTEMPTS; attempt += 1) {
    const { data, error } = await save(present.version, changes);
    if (data === undefined) return { state: 'failed', error };
    const { outcome, row } = data;
    if (outcome === 'saved' && row !== null) {
      return { state: 'saved', row, theirs: findRemoteChanges(noun, seen, row, changes) };
    }
    if (outcome === 'binned' && row !== null) return { state: 'binned', present: row };
    if (outcome === 'refused') return { state: 'refused' };
    if (outcome !== 'conflict' || row === null) return { state: 'gone' };
    const remoteChanges = findRemoteChanges(noun, seen, row, changes);
    if (remoteChanges.some(({ hasConflict }) => hasConflict)) {
      return { state: 'conflict', present: row, theirs: remoteChanges };
    }
    present = row;
  }
  return { state: 'failed', error: undefined };
}
