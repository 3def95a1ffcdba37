import '#shared/texts/conversations.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/syndication.ts';
import type { Database } from '#shared/database.types.ts';
import { syndicationNotices } from '#shared/texts/syndication.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { isCapitalMatching, isMatchList } from './capitalShapes.ts';

type ArgsOf<Name extends keyof Database['public']['Functions']> =
  Database['public']['Functions'][Name]['Args'];

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Capital'] });
const changed = ['Capital' as const];

export const {
  useCapitalMatchingQuery,
  useCapitalMatchesQuery,
  useSaveCapitalBoxMutation,
  useSaveCapitalRequestMutation,
  useIntroduceCapitalRequestMutation,
  useUpdateCapitalIntroductionMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    capitalMatching: read(isCapitalMatching, () => rpc('get_capital_matching')),
    capitalMatches: read(isMatchList, (requestId: string) =>
      rpc('list_capital_matches', { requestId }),
    ),
    saveCapitalBox: write(
      { success: syndicationNotices.recorded, accepts: s.number },
      (args: ArgsOf<'save_capital_box'>) => (client) => client.rpc('save_capital_box', args),
    ),
    saveCapitalRequest: write(
      { success: syndicationNotices.recorded, accepts: s.number },
      (args: ArgsOf<'save_capital_request'>) => (client) =>
        client.rpc('save_capital_request', args),
    ),
    introduceCapitalRequest: write(
      { success: syndicationNotices.introduced, accepts: s.text },
      (args: ArgsOf<'introduce_capital_request'>) => (client) =>
        client.rpc('introduce_capital_request', args),
    ),
    updateCapitalIntroduction: write(
      { success: syndicationNotices.recorded, accepts: s.number },
      (args: ArgsOf<'update_capital_introduction'>) => (client) =>
        client.rpc('update_capital_introduction', args),
    ),
  }),
});
