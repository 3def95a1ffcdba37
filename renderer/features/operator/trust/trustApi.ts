import '#shared/texts/ledger.ts';
import '#shared/texts/trust.ts';
import type { Json } from '#shared/database.types.ts';
import { trustNotices } from '#shared/texts/trust.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { number, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { isTrust, isTrustStatement, type Trust, type TrustStatement } from './trustShapes.ts';

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Trust'] });
const changed = ['Trust' as const];

interface Period {
  readonly residentId: string;
  readonly from: string;
  readonly to: string;
}
interface CommunityChange {
  readonly id: string;
  readonly communityId: string;
}

export const {
  useTrustQuery,
  useTrustStatementQuery,
  useTrustPdfMutation,
  useAddTrustMovementMutation,
  useDecideMovementMutation,
  usePostInterestMutation,
  useSaveTrustSettingsMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    trust: build.query<Trust, string>({
      query: (communityId) => (client) => client.rpc('list_trust', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isTrust },
      providesTags: ['Trust'],
    }),

    trustStatement: build.query<TrustStatement, Period>({
      query:
        ({ residentId, from, to }) =>
        (client) =>
          client.rpc('get_trust_statement', {
            p_resident_id: residentId,
            p_from: from,
            p_to: to,
          }),
      extraOptions: { failure: 'inline', accepts: isTrustStatement },
      providesTags: ['Trust'],
    }),

    /** Statement as a PDF in Base64. */
    trustPdf: build.mutation<string, Period>({
      query: (period) => (client) => callForPdf(client, 'trust-statement', period),
      extraOptions: { failure: 'inline', accepts: text },
    }),

    addTrustMovement: build.mutation<string, CommunityChange & { readonly values: object }>({
      query:
        ({ id, communityId, values }) =>
        (client) =>
          client.rpc('add_trust_movement', {
            p_id: id,
            p_community_id: communityId,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: trustNotices.recorded, accepts: text },
      invalidatesTags: changed,
    }),

    decideMovement: build.mutation<
      unknown,
      { readonly id: string; readonly approves: boolean; readonly reason?: string }
    >({
      query:
        ({ id, approves, reason = '' }) =>
        (client) =>
          client.rpc('decide_trust_movement', {
            p_id: id,
            p_approves: approves,
            p_reason: reason,
          }),
      extraOptions: { failure: 'toast', success: trustNotices.decided },
      invalidatesTags: changed,
    }),

    /** Credits interest by balance; returns how many accounts. */
    postInterest: build.mutation<
      number,
      CommunityChange & { readonly day: string; readonly cents: number }
    >({
      query:
        ({ id, communityId, day, cents }) =>
        (client) =>
          client.rpc('post_trust_interest', {
            p_id: id,
            p_community_id: communityId,
            p_day: day,
            p_cents: cents,
          }),
      extraOptions: { failure: 'inline', success: trustNotices.saved, accepts: number },
      invalidatesTags: changed,
    }),

    saveTrustSettings: build.mutation<
      unknown,
      { readonly communityId: string; readonly version: number; readonly values: object }
    >({
      query:
        ({ communityId, version, values }) =>
        (client) =>
          client.rpc('save_trust_settings', {
            p_community_id: communityId,
            p_version: version,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: trustNotices.saved },
      invalidatesTags: changed,
    }),
  }),
});
