import '#shared/texts/institutional.ts';
import '#shared/texts/investing.ts';
import '#shared/texts/records.ts';
import '#shared/texts/rooms.ts';
import { institutionalNotices } from '#shared/texts/institutional.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { entityApi } from '../investingApi.ts';
import { areBreaches, areWaiting, isInstitution, isReportPack } from './institutionShapes.ts';

const changed = ['Institution' as const];
const saving = { failure: 'inline', success: institutionalNotices.saved } as const;

interface OfEntity {
  readonly entityId: string;
}
interface Saved extends OfEntity {
  /** Created by the client, so that a retry saves once. */
  readonly id: string;
  readonly values: object;
}
interface Quarter extends OfEntity {
  /** First day of the quarter. */
  readonly quarter: string;
}

export const {
  useInstitutionQuery,
  useListMyApprovalsQuery,
  useReportPackQuery,
  useInvestorReportPdfMutation,
  useSaveApprovalChainMutation,
  useSaveMandateMutation,
  useEndMandateMutation,
  useCheckMandatesQuery,
  useRequestApprovalMutation,
  useDecideApprovalMutation,
  useCancelApprovalMutation,
  useReleaseApprovalMutation,
} = entityApi.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    institution: read(isInstitution, (id: string) => rpc('get_institution', { entityId: id })),
    listMyApprovals: read(areWaiting, () => rpc('list_my_approvals')),

    reportPack: read(isReportPack, ({ entityId, quarter }: Quarter) =>
      rpc('get_report_pack', { entityId, quarter }),
    ),

    /** The report as a PDF in Base64. */
    investorReportPdf: write(
      s.text,
      ({ entityId, quarter }: Quarter) =>
        (client) =>
          callForPdf(client, 'investor-report', { entity: entityId, quarter }),
      [],
    ),

    saveApprovalChain: build.mutation<
      unknown,
      OfEntity & { readonly roles: readonly object[]; readonly rules: readonly object[] }
    >({
      query: ({ entityId, roles, rules }) => rpc('save_approval_chain', { entityId, roles, rules }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveMandate: write(
      saving,
      ({ id, entityId, values, replaces }: Saved & { readonly replaces: string | null }) =>
        rpc('save_mandate', { id, entityId, values, ...(replaces !== null && { replaces }) }),
    ),

    endMandate: write({ failure: 'toast', success: institutionalNotices.saved }, (id: string) =>
      rpc('end_mandate', { id }),
    ),

    checkMandates: read(areBreaches, ({ entityId, deal }: OfEntity & { readonly deal: object }) =>
      rpc('check_mandates', { entityId, deal }),
    ),

    requestApproval: write(
      { success: institutionalNotices.requested, accepts: s.text },
      ({ id, entityId, values }: Saved) => rpc('request_approval', { id, entityId, values }),
    ),

    decideApproval: write(
      { success: institutionalNotices.decided, accepts: s.text },
      rpcWith('decide_approval', 'id', 'isApproved', 'reason'),
    ),

    cancelApproval: write(
      { failure: 'toast', success: institutionalNotices.saved, accepts: s.text },
      (id: string) => rpc('cancel_approval', { id }),
    ),

    releaseApproval: write(
      { success: institutionalNotices.released, accepts: s.text },
      rpcWith('release_approval', 'id', 'reference'),
      [...changed, 'EntityHoldings'],
    ),
  }),
});
