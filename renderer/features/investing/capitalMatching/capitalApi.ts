import '#shared/texts/conversations.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/syndication.ts';
import type { Database } from '#shared/database.types.ts';
import { syndicationNotices } from '#shared/texts/syndication.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { number, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { type CapitalMatching, isCapitalMatching, isMatchList } from './capitalShapes.ts';

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
  endpoints: (build) => ({
    capitalMatching: build.query<CapitalMatching, void>({
      query: () => rpc('get_capital_matching'),
      extraOptions: { failure: 'inline', accepts: isCapitalMatching },
      providesTags: ['Capital'],
    }),
    capitalMatches: build.query<ShapeOf<typeof isMatchList>, string>({
      query: (requestId) => rpc('list_capital_matches', { requestId }),
      extraOptions: { failure: 'inline', accepts: isMatchList },
      providesTags: ['Capital'],
    }),
    saveCapitalBox: build.mutation<number, ArgsOf<'save_capital_box'>>({
      query: (args) => (client) => client.rpc('save_capital_box', args),
      extraOptions: {
        failure: 'inline',
        success: syndicationNotices.recorded,
        accepts: number,
      },
      invalidatesTags: changed,
    }),
    saveCapitalRequest: build.mutation<number, ArgsOf<'save_capital_request'>>({
      query: (args) => (client) => client.rpc('save_capital_request', args),
      extraOptions: {
        failure: 'inline',
        success: syndicationNotices.recorded,
        accepts: number,
      },
      invalidatesTags: changed,
    }),
    introduceCapitalRequest: build.mutation<string, ArgsOf<'introduce_capital_request'>>({
      query: (args) => (client) => client.rpc('introduce_capital_request', args),
      extraOptions: { failure: 'inline', success: syndicationNotices.introduced, accepts: text },
      invalidatesTags: changed,
    }),
    updateCapitalIntroduction: build.mutation<number, ArgsOf<'update_capital_introduction'>>({
      query: (args) => (client) => client.rpc('update_capital_introduction', args),
      extraOptions: {
        failure: 'inline',
        success: syndicationNotices.recorded,
        accepts: number,
      },
      invalidatesTags: changed,
    }),
  }),
});
