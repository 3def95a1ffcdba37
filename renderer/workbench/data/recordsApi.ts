import { getNextCursor } from '../../ui/list/paging.ts';
import '#shared/texts/records.ts';
import type { Noun } from '#shared/records/noun.ts';
import * as s from '../../ui/shape/shape.ts';
import { anyTable, byKind, readChildren, readOne, requireNounRows } from './calls.ts';
import { areRows, isRow, type RecordRow } from './row.ts';
import { finding, RECORDS_PAGE_SIZE, type RecordSearch, toCountArguments } from './search.ts';
import { syncList, syncRecord } from './syncRecords.ts';
import { recordTags } from './tags.ts';

/** Key of a record. */
export interface RecordKey {
  readonly noun: Noun;
  readonly id: string;
}

/** The records of a nested noun below one parent. */
export interface ChildrenKey {
  readonly noun: Noun & { readonly parent: NonNullable<Noun['parent']> };
  readonly parentId: string;
}

export interface RecordPage {
  readonly rows: readonly RecordRow[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

const isRowOrNone = s.orNull(isRow);

export const recordsApi = recordTags.injectEndpoints({
  endpoints: (build) => ({
    findRecords: build.infiniteQuery<RecordPage, RecordSearch, string | null>({
      query:
        ({ queryArg, pageParam }) =>
        (client, signal) =>
          requireNounRows(
            queryArg.noun,
            anyTable(client)
              .rpc(`find_${queryArg.noun.kind}`, finding(queryArg, pageParam))
              .abortSignal(signal),
          ),
      transformResponse: (rows: readonly RecordRow[]) => pageOf(rows, RECORDS_PAGE_SIZE),
      serializeQueryArgs: byKind,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areRows },
      providesTags: (_pages, _error, { noun }) => [{ type: 'Records', id: noun.kind }],
      onCacheEntryAdded: syncList,
    }),

    readChildren: build.query<readonly RecordRow[], ChildrenKey>({
      query:
        ({ noun, parentId }) =>
        (client) =>
          readChildren(client, noun, noun.parent.by, parentId),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'inline', accepts: areRows },
      providesTags: (_rows, _error, { noun }) => [{ type: 'Records', id: noun.kind }],
    }),

    /** Loads one page for export, independent of the displayed list. */
    readRecords: build.query<
      RecordPage,
      { readonly search: RecordSearch; readonly after: string | null; readonly size: number }
    >({
      query:
        ({ search, after, size }) =>
        (client) =>
          requireNounRows(
            search.noun,
            anyTable(client).rpc(`find_${search.noun.kind}`, finding(search, after, size)),
          ),
      transformResponse: (rows: readonly RecordRow[], _meta, { size }) => pageOf(rows, size),
      extraOptions: { failure: 'inline', accepts: areRows },
      keepUnusedDataFor: 0,
    }),

    /** Counting stops at 10,000. */
    countRecords: build.query<number, RecordSearch>({
      query: (search) => (client) =>
        anyTable(client).rpc(`count_${search.noun.kind}`, toCountArguments(search)),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'silent', accepts: s.number },
      providesTags: (_count, _error, { noun }) => [{ type: 'RecordCounts', id: noun.kind }],
    }),

    /** Null if not found or not accessible. */
    readRecord: build.query<RecordRow | null, RecordKey>({
      query:
        ({ noun, id }) =>
        (client) =>
          readOne(client, noun, id),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'inline', accepts: isRowOrNone },
      providesTags: (_row, _error, { noun, id }) => [{ type: 'Records', id: `${noun.kind}:${id}` }],
      onCacheEntryAdded: syncRecord,
    }),
  }),
});

const pageOf = (rows: readonly RecordRow[], size: number): RecordPage => ({
  rows,
  next: getNextCursor(rows, size),
});

export const {
  useFindRecordsInfiniteQuery,
  useCountRecordsQuery,
  useReadRecordQuery,
  useReadChildrenQuery,
} = recordsApi;
