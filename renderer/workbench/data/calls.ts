import '#shared/texts/records.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Noun } from '#shared/records/noun.ts';
import { type Changes, getFieldValue, isSame, type Value } from '#shared/records/row.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import { isRowOfNoun, type RecordRow } from './row.ts';

/** A noun's tables and functions are only known by its kind, so the generated types can't name them. */
export const anyTable = (client: DataClient): SupabaseClient => client as unknown as SupabaseClient;

/** More than a record has; longer lists are nouns with a list of their own. */
const MAX_CHILDREN = 500;

/** Nouns are represented by their kind in cache keys. */
export const byKind = ({ queryArgs }: { readonly queryArgs: { readonly noun: Noun } }) => ({
  ...queryArgs,
  noun: queryArgs.noun.kind,
});

interface Answered {
  readonly data: unknown;
  readonly error: unknown;
  readonly status: number;
}

/** Rejects rows that don't match the noun. */
export async function requireNounRows(noun: Noun, call: PromiseLike<Answered>): Promise<Answered> {
  const response = await call;
  const rows = Array.isArray(response.data) ? response.data : [response.data];
  const isRight = rows.every((row) => row === null || isRowOfNoun(noun, row));
  return isRight ? response : { ...response, data: null, error: { code: 'UNREADABLE' } };
}

export const readOne = (client: DataClient, noun: Noun, id: string) =>
  requireNounRows(noun, anyTable(client).from(noun.kind).select().eq('id', id).maybeSingle());

/** Returns the records below a parent, oldest first. */
export const readChildren = (client: DataClient, noun: Noun, by: string, parentId: string) =>
  requireNounRows(
    noun,
    anyTable(client)
      .from(noun.kind)
      .select()
      .eq(by, parentId)
      .is('deleted_at', null)
      .order('created_at')
      .order('id')
      .limit(MAX_CHILDREN),
  );

/** Uses a client-generated ID, so that a retry doesn't create a duplicate. */
export async function createOne(client: DataClient, noun: Noun, id: string, values: Changes) {
  if (noun.createCall !== undefined) {
    const call = anyTable(client).rpc(noun.createCall, { p_id: id, p_values: values });
    return await requireNounRows(noun, call);
  }
  const created = await requireNounRows(
    noun,
    anyTable(client)
      .from(noun.kind)
      .upsert({ ...values, id }, { onConflict: 'id', ignoreDuplicates: true })
      .select()
      .maybeSingle(),
  );
  return created.error === null && created.data === null
    ? await readOne(client, noun, id)
    : created;
}

/** Sent in the request body, because a URL has no room for many IDs. */
export const updateMany = (
  client: DataClient,
  noun: Noun,
  ids: readonly string[],
  changes: Changes,
) =>
  requireNounRows(
    noun,
    anyTable(client).rpc('change_records', {
      p_kind: noun.kind,
      p_ids: ids,
      p_changes: changes,
    }),
  );

/** Reverts the user's own change, identified by the rows it produced. */
export const undoMany = (client: DataClient, noun: Noun, created: readonly RecordRow[]) =>
  requireNounRows(
    noun,
    anyTable(client).rpc('undo_record_changes', {
      p_kind: noun.kind,
      p_ids: created.map(({ id }) => id),
      p_versions: created.map(({ version }) => version),
    }),
  );

interface Saving {
  readonly noun: Noun;
  readonly id: string;
  /** The displayed version. */
  readonly version: number;
  readonly changes: Changes;
}

type Outcome = 'saved' | 'conflict' | 'refused' | 'binned' | 'gone';

const toResponse = (outcome: Outcome, row: unknown): Answered => ({
  data: { outcome, row },
  error: null,
  status: 200,
});

/** Writes only over the displayed version; otherwise returns the current row. */
export async function updateOne(client: DataClient, { noun, id, version, changes }: Saving) {
  const table = anyTable(client).from(noun.kind);
  const saved = await requireNounRows(
    noun,
    table.update(changes).eq('id', id).eq('version', version).is('deleted_at', null).select(),
  );
  if (saved.error !== null) return saved;
  const [row] = saved.data as readonly unknown[];
  if (row !== undefined) return toResponse('saved', row);
  const present = await readOne(client, noun, id);
  if (present.error !== null) return present;
  const found = present.data as RecordRow | null;
  return toResponse(outcomeOf(found, version, changes), found);
}

function outcomeOf(row: RecordRow | null, version: number, changes: Changes): Outcome {
  if (row === null) return 'gone';
  if ((row.deleted_at ?? null) !== null) return 'binned';
  if (row.version === version) return 'refused';
  // The response to an earlier try was lost.
  return holdsAll(row, changes) ? 'saved' : 'conflict';
}

const holdsAll = (row: RecordRow, changes: Changes): boolean =>
  Object.entries(changes).every(([name, value]: [string, Value]) =>
    isSame(getFieldValue(row, name), value),
  );
