import { rpc } from '../../../data/api/rpc.ts';
import { listOf, number, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const areBuiltInRules = object({
  /** States with built-in document rules. */
  states: listOf(text),
  documents: listOf(object({ label: text, source: text })),
  incidents: listOf(object({ rule: text, types: listOf(text), hours: number })),
});

interface RulesSource {
  readonly communityId: string;
  /** A state with built-in rules, or null. */
  readonly state: string | null;
  /** Another community, or null. */
  readonly sourceId: string | null;
}

export const { useBuiltInRulesQuery, useCopyDocumentRulesMutation } = recordTags.injectEndpoints({
  endpoints: (build) => ({
    /** Rules of the community's state and of the federal government that the product knows. */
    builtInRules: build.query<ShapeOf<typeof areBuiltInRules>, string>({
      query: (communityId) => rpc('get_built_in_rules', { communityId }),
      extraOptions: { failure: 'inline', accepts: areBuiltInRules },
      providesTags: [{ type: 'Records', id: 'communities' }],
    }),

    /** Copies document rules and returns how many; rules for the same document stay. */
    copyDocumentRules: build.mutation<number, RulesSource>({
      query: ({ communityId, state, sourceId }) =>
        rpc('copy_document_rules', {
          communityId,
          ...(state !== null && { state }),
          ...(sourceId !== null && { sourceId }),
        }),
      extraOptions: { failure: 'inline', accepts: number },
      invalidatesTags: [{ type: 'Records', id: 'document_rules' }],
    }),
  }),
});
