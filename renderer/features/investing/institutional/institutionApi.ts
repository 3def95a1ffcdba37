import '#shared/texts/institutional.ts';
import '#shared/texts/investing.ts';
import '#shared/texts/records.ts';
import '#shared/texts/rooms.ts';
import { institutionalNotices } from '#shared/texts/institutional.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { entityApi } from '../investingApi.ts';
import {
  areBreaches,
  areWaiting,
  type Institution,
  isInstitution,
  isReportPack,
  type ReportPack,
} from './institutionShapes.ts';

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
  endpoints: (build) => ({
    institution: build.query<Institution, string>({
      query: (id) => rpc('get_institution', { entityId: id }),
      extraOptions: { failure: 'inline', accepts: isInstitution },
      providesTags: ['Institution'],
    }),

    listMyApprovals: build.query<ShapeOf<typeof areWaiting>, void>({
      query: () => rpc('list_my_approvals'),
      extraOptions: { failure: 'inline', accepts: areWaiting },
      providesTags: ['Institution'],
    }),

    reportPack: build.query<ReportPack, Quarter>({
      query: ({ entityId, quarter }) => rpc('get_report_pack', { entityId, quarter }),
      extraOptions: { failure: 'inline', accepts: isReportPack },
      providesTags: ['Institution'],
    }),

    /** The report as a PDF in Base64. */
    investorReportPdf: build.mutation<string, Quarter>({
      query:
        ({ entityId, quarter }) =>
        (client) =>
          callForPdf(client, 'investor-report', { entity: entityId, quarter }),
      extraOptions: { failure: 'inline', accepts: text },
    }),

    saveApprovalChain: build.mutation<
      unknown,
      OfEntity & { readonly roles: readonly object[]; readonly rules: readonly object[] }
    >({
      query: ({ entityId, roles, rules }) => rpc('save_approval_chain', { entityId, roles, rules }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveMandate: build.mutation<unknown, Saved & { readonly replaces: string | null }>({
      query: ({ id, entityId, values, replaces }) =>
        rpc('save_mandate', { id, entityId, values, ...(replaces !== null && { replaces }) }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    endMandate: build.mutation<unknown, string>({
      query: (id) => rpc('end_mandate', { id }),
      extraOptions: { failure: 'toast', success: institutionalNotices.saved },
      invalidatesTags: changed,
    }),

    checkMandates: build.query<ShapeOf<typeof areBreaches>, OfEntity & { readonly deal: object }>({
      query: ({ entityId, deal }) => rpc('check_mandates', { entityId, deal }),
      extraOptions: { failure: 'inline', accepts: areBreaches },
      providesTags: ['Institution'],
    }),

    requestApproval: build.mutation<string, Saved>({
      query: ({ id, entityId, values }) => rpc('request_approval', { id, entityId, values }),
      extraOptions: { failure: 'inline', success: institutionalNotices.requested, accepts: text },
      invalidatesTags: changed,
    }),

    decideApproval: build.mutation<
      string,
      { readonly id: string; readonly isApproved: boolean; readonly reason: string }
    >({
      query: ({ id, isApproved, reason }) => rpc('decide_approval', { id, isApproved, reason }),
      extraOptions: { failure: 'inline', success: institutionalNotices.decided, accepts: text },
      invalidatesTags: changed,
    }),

    cancelApproval: build.mutation<string, string>({
      query: (id) => rpc('cancel_approval', { id }),
      extraOptions: { failure: 'toast', success: institutionalNotices.saved, accepts: text },
      invalidatesTags: changed,
    }),

    releaseApproval: build.mutation<string, { readonly id: string; readonly reference: string }>({
      query: ({ id, reference }) => rpc('release_approval', { id, reference }),
      extraOptions: { failure: 'inline', success: institutionalNotices.released, accepts: text },
      invalidatesTags: [...changed, 'EntityHoldings'],
    }),
  }),
});
