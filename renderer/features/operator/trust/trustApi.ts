import '#shared/texts/ledger.ts';
import '#shared/texts/trust.ts';
import { trustNotices } from '#shared/texts/trust.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { isTrust, isTrustStatement } from './trustShapes.ts';

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
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    trust: read(isTrust, (communityId: string) => rpc('list_trust', { communityId })),

    trustStatement: read(isTrustStatement, ({ residentId, from, to }: Period) =>
      rpc('get_trust_statement', { residentId, from, to }),
    ),

    /** Statement as a PDF in Base64. */
    trustPdf: build.mutation<string, Period>({
      query: (period) => (client) => callForPdf(client, 'trust-statement', period),
      extraOptions: { failure: 'inline', accepts: s.text },
    }),

    addTrustMovement: write(
      { success: trustNotices.recorded, accepts: s.text },
      ({ id, communityId, values }: CommunityChange & { readonly values: object }) =>
        rpc('add_trust_movement', { id, communityId, values }),
    ),

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
      extraOptions: { failure: 'inline', success: trustNotices.saved, accepts: s.number },
      invalidatesTags: changed,
    }),

    saveTrustSettings: write(
      { success: trustNotices.saved },
      rpcWith('save_trust_settings', 'communityId', 'version', 'values'),
    ),
  }),
});
