import type { Noun } from '#shared/records/noun.ts';
import { type Changes, isSame, valueIn } from '#shared/records/row.ts';
import { typedFields } from '#shared/records/schema.ts';
import type { RecordRow, SaveAnswer } from '../../../core/records/row.ts';

/** A field another user changed since it was displayed. */
export interface Theirs {
  readonly name: string;
  /** True if it was changed here too, so the user has to choose. */
  readonly isClash: boolean;
}

/** Fields another user changed between two versions, and conflicts with changes made here. */
export const theirsIn = (
  noun: Noun,
  seen: RecordRow,
  present: RecordRow,
  mine: Changes,
): readonly Theirs[] =>
  typedFields(noun)
    .map(({ name }) => name)
    .filter((name) => !isSame(valueIn(seen, name), valueIn(present, name)))
    .map((name) => ({
      name,
      isClash: name in mine && !isSame(mine[name] ?? null, valueIn(present, name)),
    }));

export type Saved =
  | { readonly state: 'saved'; readonly row: RecordRow; readonly theirs: readonly Theirs[] }
  | { readonly state: 'conflict'; readonly present: RecordRow; readonly theirs: readonly Theirs[] }
  | { readonly state: 'refused' | 'gone' }
  | { readonly state: 'binned'; readonly present: RecordRow }
  | { readonly state: 'failed'; readonly error: unknown };

type Save = (
  version: number,
  changes: Changes,
) => Promise<{ readonly data?: SaveAnswer | undefined; readonly error?: unknown }>;

const TRIES = 4;

/**
 * Saves on top of the displayed version. Other users' changes to other fields are kept without asking; conflicting
 * changes to the same field require a choice.
 */
export async function saveOver(
  noun: Noun,
  seen: RecordRow,
  changes: Changes,
  save: Save,
): Promise<Saved> {
  let present = seen;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { data, error } = await save(present.version, changes);
    if (data === undefined) return { state: 'failed', error };
    const { outcome, row } = data;
    if (outcome === 'saved' && row !== null) {
      return { state: 'saved', row, theirs: theirsIn(noun, seen, row, changes) };
    }
    if (outcome === 'binned' && row !== null) return { state: 'binned', present: row };
    if (outcome === 'refused') return { state: 'refused' };
    if (outcome !== 'conflict' || row === null) return { state: 'gone' };
    const theirs = theirsIn(noun, seen, row, changes);
    if (theirs.some(({ isClash }) => isClash)) return { state: 'conflict', present: row, theirs };
    present = row;
  }
  return { state: 'failed', error: undefined };
}
