import '#shared/texts/ledger.ts';
import '#shared/texts/trust.ts';
import { trustNotices } from '#shared/texts/trust.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
      query: (communityId) => rpc('list_trust', { communityId }),
      extraOptions: { failure: 'inline', accepts: isTrust },
      providesTags: ['Trust'],
    }),

    trustStatement: build.query<TrustStatement, Period>({
      query: ({ residentId, from, to }) => rpc('get_trust_statement', { residentId, from, to }),
      extraOptions: { failure: 'inline', accepts: isTrustStatement },
      providesTags: ['Trust'],
    }),

    /** Statement as a PDF in Base64. */
    trustPdf: build.mutation<string, Period>({
      query: (period) => (client) => callForPdf(client, 'trust-statement', period),
      extraOptions: { failure: 'inline', accepts: text },
    }),

    addTrustMovement: build.mutation<string, CommunityChange & { readonly values: object }>({
      query: ({ id, communityId, values }) =>
        rpc('add_trust_movement', { id, communityId, values }),
      extraOptions: { failure: 'inline', success: trustNotices.recorded, accepts: text },
      invalidatesTags: changed,
    }),

    decideMovement: build.mutation<
      unknown,
      { readonly id: string; readonly approves: boolean; readonly reason?: string }
    >({
      query: ({ id, approves, reason = '' }) =>
        rpc('decide_trust_movement', { id, approves, reason }),
      extraOptions: { failure: 'toast', success: trustNotices.decided },
      invalidatesTags: changed,
    }),

    /** Credits interest by balance; returns how many accounts. */
    postInterest: build.mutation<
      number,
      CommunityChange & { readonly day: string; readonly cents: number }
    >({
      query: ({ id, communityId, day, cents }) =>
        rpc('post_trust_interest', { id, communityId, day, cents }),
      extraOptions: { failure: 'inline', success: trustNotices.saved, accepts: number },
      invalidatesTags: changed,
    }),

    saveTrustSettings: build.mutation<
      unknown,
      { readonly communityId: string; readonly version: number; readonly values: object }
    >({
      query: ({ communityId, version, values }) =>
        rpc('save_trust_settings', { communityId, version, values }),
      extraOptions: { failure: 'inline', success: trustNotices.saved },
      invalidatesTags: changed,
    }),
  }),
});
