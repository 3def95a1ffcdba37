import type { Noun } from '#shared/records/noun.ts';
import { type Changes, getFieldValue } from '#shared/records/row.ts';
import type { AppDispatch, RootState } from '../../session/store.ts';
import { setBaseValues } from './offlineFallback.ts';
import { type RecordKey, recordsApi } from './recordsApi.ts';
import type { RecordRow, SaveResponse } from './row.ts';
import type { RecordSearch } from './search.ts';
import { recordTags } from './tags.ts';

type Act<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;
type Undo = () => void;

/** Transforms a row; null removes it from its lists. */
type Change = (row: RecordRow) => RecordRow | null;

const listsOf = (noun: Noun, state: RootState): readonly RecordSearch[] =>
  recordTags.util
    .selectInvalidatedBy(state as never, [{ type: 'Records', id: noun.kind }])
    .filter(({ endpointName }) => endpointName === 'findRecords')
    .map(({ originalArgs }) => originalArgs as RecordSearch);

/** Row positions in a list; looked up in plain state, because drafting a long list is expensive. */
function placesOf(search: RecordSearch, ids: ReadonlySet<string>, state: RootState) {
  const { data } = recordsApi.endpoints.findRecords.select(search)(state as never);
  return (data?.pages ?? []).flatMap((page, pageAt) =>
    page.rows.flatMap((row, rowAt) => (ids.has(row.id) ? [{ pageAt, rowAt }] : [])),
  );
}

/** Patches cached rows everywhere; returns an undo function. */
export const patchRows =
  (noun: Noun, ids: readonly string[], change: Change): Act<Undo> =>
  (dispatch, getState) => {
    const targetIds = new Set(ids);
    const lists = listsOf(noun, getState()).flatMap((search) => {
      const places = placesOf(search, targetIds, getState()).toReversed();
      if (places.length === 0) return [];
      const patch = recordsApi.util.updateQueryData('findRecords', search, (draft) => {
        for (const { pageAt, rowAt } of places) {
          const rows = draft.pages[pageAt]?.rows as RecordRow[] | undefined;
          const row = rows?.[rowAt];
          if (rows === undefined || row === undefined) continue;
          const next = change(row);
          if (next === null) rows.splice(rowAt, 1);
          else rows[rowAt] = { ...next, ...(row.cursor !== undefined && { cursor: row.cursor }) };
        }
      });
      return [dispatch(patch)];
    });
    const state = getState();
    const records = ids.flatMap((id) => {
      const { data } = recordsApi.endpoints.readRecord.select({ noun, id })(state as never);
      if (data === undefined || data === null) return [];
      const patch = recordsApi.util.updateQueryData('readRecord', { noun, id }, (row) =>
        row === null ? null : (change(row as RecordRow) ?? row),
      );
      return [dispatch(patch)];
    });
    return () => {
      for (const { undo } of [...lists, ...records]) undo();
    };
  };

/** The row as currently displayed. */
export function getCachedRow({ noun, id }: RecordKey, state: RootState): RecordRow | null {
  const { data } = recordsApi.endpoints.readRecord.select({ noun, id })(state as never);
  if (data !== undefined && data !== null) return data as RecordRow;
  for (const search of listsOf(noun, state)) {
    const { data: list } = recordsApi.endpoints.findRecords.select(search)(state as never);
    const found = (list?.pages ?? []).flatMap(({ rows }) => rows).find((row) => row.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** Writes server rows to the cache; older versions are ignored. */
const placeRows = (noun: Noun, rows: readonly RecordRow[]): Act<Undo> => {
  const known = new Map(rows.map((row) => [row.id, row]));
  return patchRows(noun, [...known.keys()], (held) => {
    const row = known.get(held.id);
    return row === undefined || held.version > row.version ? held : row;
  });
};

export const insertCachedRow = (noun: Noun, row: RecordRow): Act<Undo> => placeRows(noun, [row]);

/** Caches a record from a list or save response. */
export const cacheRecord =
  (key: RecordKey, row: RecordRow): Act<void> =>
  (dispatch) =>
    void dispatch(recordsApi.util.upsertQueryData('readRecord', key, row));

export const invalidateTimeline = (noun: Noun, id: string) =>
  recordTags.util.invalidateTags([{ type: 'RecordTimeline', id: `${noun.kind}:${id}` }]);

const staleTimelines = (noun: Noun, rows: readonly RecordRow[]) =>
  recordTags.util.invalidateTags(
    rows.map(({ id }) => ({ type: 'RecordTimeline' as const, id: `${noun.kind}:${id}` })),
  );

const staleCounts = (noun: Noun) =>
  recordTags.util.invalidateTags([{ type: 'RecordCounts', id: noun.kind }]);

export const invalidateLists = (noun: Noun) =>
  recordTags.util.invalidateTags([
    { type: 'Records', id: noun.kind },
    { type: 'RecordCounts', id: noun.kind },
  ]);

/** Caches rows after a bulk change and invalidates affected queries. */
const placeMany =
  (noun: Noun, rows: readonly RecordRow[]): Act<void> =>
  (dispatch) => {
    dispatch(placeRows(noun, rows));
    dispatch(staleTimelines(noun, rows));
    dispatch(staleCounts(noun));
  };

interface Started<Answer> {
  readonly dispatch: unknown;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>;
}

/** Our store's types, which RTK Query only knows generically. */
const storeOf = ({ dispatch, getState }: Started<never>) => ({
  dispatch: dispatch as AppDispatch,
  getState: getState as () => RootState,
});

/** True if a new row belongs in a list, as far as the client can tell: only choice filters are evaluated. */
const isInList = (row: RecordRow, { words, filters = [] }: RecordSearch): boolean =>
  words === undefined &&
  filters.every(
    ({ field, is, value }) =>
      is === 'any_of' && Array.isArray(value) && value.includes(getFieldValue(row, field) as never),
  );

/** Shows a new row at the top of its lists before the server has it; the next fetch sorts it in. */
const insertNewRow =
  (noun: Noun, row: RecordRow): Act<Undo> =>
  (dispatch, getState) => {
    const patches = listsOf(noun, getState())
      .filter((search) => isInList(row, search))
      .map((search) =>
        dispatch(
          recordsApi.util.updateQueryData('findRecords', search, (draft) => {
            const rows = draft.pages[0]?.rows as RecordRow[] | undefined;
            if (rows?.some(({ id }) => id === row.id) === false) rows.unshift(row);
          }),
        ),
      );
    return () => {
      for (const { undo } of patches) undo();
    };
  };

export async function onCreated(
  { noun, id }: RecordKey,
  started: Started<RecordRow>,
  newRow: RecordRow,
): Promise<void> {
  const { dispatch } = storeOf(started as Started<never>);
  const undo = dispatch(insertNewRow(noun, newRow));
  try {
    const { data } = await started.queryFulfilled;
    dispatch(cacheRecord({ noun, id }, data));
    dispatch(insertCachedRow(noun, data));
    dispatch(invalidateLists(noun));
  } catch {
    // The form shows the error.
    undo();
  }
}

export async function onSaved(
  { noun, id, changes }: RecordKey & { readonly changes: Changes },
  started: Started<SaveResponse>,
): Promise<void> {
  const { dispatch, getState } = storeOf(started as Started<never>);
  const held = getCachedRow({ noun, id }, getState());
  if (held !== null) {
    const before = Object.keys(changes).map((name) => [name, getFieldValue(held, name)]);
    setBaseValues(changes, Object.fromEntries(before));
  }
  const undo = dispatch(patchRows(noun, [id], (row) => ({ ...row, ...changes })));
  try {
    const { outcome, row } = (await started.queryFulfilled).data;
    if (outcome !== 'saved') undo();
    if (row !== null) dispatch(insertCachedRow(noun, row));
    if (outcome === 'saved') {
      dispatch(invalidateTimeline(noun, id));
      dispatch(staleCounts(noun));
    }
  } catch {
    undo();
  }
}

export async function onSavedMany(
  {
    noun,
    ids,
    changes,
  }: { readonly noun: Noun; readonly ids: readonly string[]; readonly changes: Changes },
  started: Started<readonly RecordRow[]>,
): Promise<void> {
  const { dispatch } = storeOf(started as Started<never>);
  const undo = dispatch(patchRows(noun, ids, (row) => ({ ...row, ...changes })));
  try {
    dispatch(placeMany(noun, (await started.queryFulfilled).data));
  } catch {
    undo();
  }
}

export async function onUndone(
  { noun }: { readonly noun: Noun },
  started: Started<readonly RecordRow[]>,
): Promise<void> {
  const { dispatch } = storeOf(started as Started<never>);
  try {
    dispatch(placeMany(noun, (await started.queryFulfilled).data));
  } catch {
    // The undo reports its failure and shows the current state.
  }
}

export async function onMoved(
  {
    noun,
    ids,
    to,
  }: { readonly noun: Noun; readonly ids: readonly string[]; readonly to: 'bin' | 'list' },
  started: Started<readonly RecordRow[]>,
): Promise<void> {
  const { dispatch } = storeOf(started as Started<never>);
  const undo = to === 'bin' ? dispatch(patchRows(noun, ids, () => null)) : () => undefined;
  try {
    const { data: rows } = await started.queryFulfilled;
    dispatch(placeMany(noun, rows));
    if (to === 'list') dispatch(invalidateLists(noun));
  } catch {
    undo();
  }
}
