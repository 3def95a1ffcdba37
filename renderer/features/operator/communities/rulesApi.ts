import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const areBuiltInRules = s.object({
  /** States with built-in document rules. */
  states: s.listOf(s.text),
  documents: s.listOf(s.object({ label: s.text, source: s.text })),
  incidents: s.listOf(s.object({ rule: s.text, types: s.listOf(s.text), hours: s.number })),
});

interface RulesSource {
  readonly communityId: string;
  /** A state with built-in rules, or null. */
  readonly state: string | null;
  /** Another community, or null. */
  readonly sourceId: string | null;
}

export const { useBuiltInRulesQuery, useCopyDocumentRulesMutation } = recordTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, [{ type: 'Records', id: 'communities' }])) => ({
    /** Rules of the community's state and of the federal government that the product knows. */
    builtInRules: read(areBuiltInRules, (communityId: string) =>
      rpc('get_built_in_rules', { communityId }),
    ),

    /** Copies document rules and returns how many; rules for the same document stay. */
    copyDocumentRules: write(
      s.number,
      ({ communityId, state, sourceId }: RulesSource) =>
        rpc('copy_document_rules', {
          communityId,
          ...(state !== null && { state }),
          ...(sourceId !== null && { sourceId }),
        }),
      [{ type: 'Records', id: 'document_rules' }],
    ),
  }),
});
