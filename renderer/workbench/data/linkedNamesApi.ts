import '#shared/texts/records.ts';
import type { Noun } from '#shared/records/noun.ts';
import { getRecordName } from '#shared/records/row.ts';
import * as s from '../../ui/shape/shape.ts';
import { anyTable, byKind } from './calls.ts';
import { recordTags } from './tags.ts';

const areNamed = s.listOf(s.object({ id: s.text }));

export const linkedNamesApi = recordTags.injectEndpoints({
  endpoints: (build) => ({
    /** Names by ID; records the user can't access are absent. */
    readNames: build.query<
      Readonly<Record<string, string>>,
      { readonly noun: Noun; readonly ids: readonly string[] }
    >({
      query:
        ({ noun, ids }) =>
        (client) =>
          anyTable(client).from(noun.kind).select(`id, ${noun.title}`).in('id', ids),
      transformResponse: (rows: s.ShapeOf<typeof areNamed>, _meta, { noun }) =>
        Object.fromEntries(rows.map((row) => [row.id, getRecordName(noun, row)])),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'silent', accepts: areNamed },
      keepUnusedDataFor: 0,
    }),
  }),
});
