import { listOf, number, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const areBuiltInRules = object({
  documents: listOf(object({ label: text, source: text })),
  incidents: listOf(object({ rule: text, types: listOf(text), hours: number })),
});

export const { useBuiltInRulesQuery } = recordTags.injectEndpoints({
  endpoints: (build) => ({
    /** Rules of the community's state and of the federal government that the product knows. */
    builtInRules: build.query<ShapeOf<typeof areBuiltInRules>, string>({
      query: (communityId) => (client) =>
        client.rpc('get_built_in_rules', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: areBuiltInRules },
      providesTags: [{ type: 'Records', id: 'communities' }],
    }),
  }),
});
