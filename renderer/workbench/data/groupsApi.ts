import '#shared/texts/records.ts';
import * as s from '../../ui/shape/shape.ts';
import { anyTable, byKind } from './calls.ts';
import { type RecordSearch, toCountArguments } from './search.ts';
import { recordTags } from './tags.ts';

const areGroups = s.listOf(
  s.object({ value: s.orNull(s.text), records: s.number, sum: s.orNull(s.number) }),
);
export type RecordGroup = s.ShapeOf<typeof areGroups>[number];

export interface Grouping extends RecordSearch {
  /** Field to group by, and field to sum. */
  readonly by: string;
  readonly sum?: string;
}

const areTotals = s.listOf(s.object({ value: s.text, records: s.number, sum: s.orNull(s.number) }));

/** Counting stops here. */
export const MAX_GROUPED_RECORDS = 20_000;

/** Totals of a list by field value, and of a noun's board by column. */
export const { useGroupRecordsQuery, useSumRecordsQuery } = recordTags.injectEndpoints({
  endpoints: (build) => ({
    groupRecords: build.query<s.ShapeOf<typeof areGroups>, Grouping>({
      query:
        ({ by, sum, ...search }) =>
        (client) =>
          client.rpc('group_records', {
            p_kind: search.noun.kind,
            p_by: by,
            ...(sum !== undefined && { p_sum: sum }),
            ...grouped(search),
          }),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'inline', accepts: areGroups },
      providesTags: (_groups, _error, { noun }) => [{ type: 'RecordCounts', id: noun.kind }],
    }),
    sumRecords: build.query<s.ShapeOf<typeof areTotals>, RecordSearch>({
      query: (search) => (client) =>
        anyTable(client).rpc(`sums_${search.noun.kind}`, toCountArguments(search)),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'silent', accepts: areTotals },
      providesTags: (_totals, _error, { noun }) => [{ type: 'RecordCounts', id: noun.kind }],
    }),
  }),
});

const grouped = (search: RecordSearch) => {
  const { p_words, p_filters } = toCountArguments(search);
  return {
    ...(p_words !== undefined && { p_words }),
    ...(p_filters !== undefined && { p_filters: JSON.parse(JSON.stringify(p_filters)) }),
  };
};
