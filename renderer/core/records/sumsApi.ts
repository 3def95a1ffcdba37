import { listOf, number, object, orNull, type ShapeOf, text } from '../../kit/shape/shape.ts';
import { anyTable, byKind } from './calls.ts';
import { counting, type RecordSearch } from './search.ts';
import { recordTags } from './tags.ts';

export const areSums = listOf(object({ value: text, records: number, sum: orNull(number) }));

/** What stands in each column of a noun's board. */
export const { useSumRecordsQuery } = recordTags.injectEndpoints({
  endpoints: (build) => ({
    sumRecords: build.query<ShapeOf<typeof areSums>, RecordSearch>({
      query: (search) => (client) =>
        anyTable(client).rpc(`sums_${search.noun.kind}`, counting(search)),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'silent', accepts: areSums },
      providesTags: (_sums, _error, { noun }) => [{ type: 'RecordCounts', id: noun.kind }],
    }),
  }),
});
