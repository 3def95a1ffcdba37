import '#shared/texts/claims.ts';
import '#shared/texts/ledger.ts';
import '#shared/texts/retention.ts';
import type { Remittance } from '#shared/operator/claims/read835.ts';
import type { ClaimAnswer } from '#shared/operator/claims/readStatus.ts';
import { claimNotices } from '#shared/texts/claims.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { number, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { type RecordChange, toRecordArguments } from '../compliance/index.ts';
import {
  type Claim,
  type ClaimList,
  isClaim,
  isClaimBatch,
  isClaimList,
  isRemittancePreview,
  type RemittancePreview,
} from './claimsShapes.ts';

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Claims'] });
const changed = ['Claims' as const];
const saving = { failure: 'inline', success: claimNotices.saved } as const;
const isImported = object({ posted: number, unmatched: number });
const areRecorded = object({ recorded: number, unknown: number });

interface RemittanceChange {
  readonly communityId: string;
  readonly remittance: Remittance;
}

/** The server keeps the sum of the provider's adjustments. */
const toPayload = ({ provider_adjustments, ...remittance }: Remittance) => ({
  ...remittance,
  provider_cents: provider_adjustments.reduce((sum, { cents }) => sum + cents, 0),
});

export const {
  useClaimsQuery,
  useCareClaimQuery,
  useSavePayerProfileMutation,
  useSaveAuthorizationMutation,
  useRemoveAuthorizationMutation,
  useCreateClaimsMutation,
  useSaveCareClaimMutation,
  useSetClaimStatusMutation,
  useCorrectClaimMutation,
  useDiscardClaimMutation,
  useExportClaimsMutation,
  useClaimBatchMutation,
  useRecordAnswersMutation,
  usePreviewRemittanceMutation,
  useImportRemittanceMutation,
  useResolveLineMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    claims: build.query<ClaimList, string>({
      query: (communityId) => rpc('list_claims', { communityId }),
      extraOptions: { failure: 'inline', accepts: isClaimList },
      providesTags: ['Claims'],
    }),

    careClaim: build.query<Claim, string>({
      query: (id) => rpc('get_care_claim', { id }),
      extraOptions: { failure: 'inline', accepts: isClaim },
      providesTags: ['Claims'],
    }),

    savePayerProfile: build.mutation<unknown, RecordChange>({
      query: (change) => (client) => client.rpc('save_payer_profile', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveAuthorization: build.mutation<unknown, RecordChange>({
      query: (change) => (client) =>
        client.rpc('save_payor_authorization', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    removeAuthorization: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('remove_payor_authorization', { id, reason }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    /** Creates a draft for each resident with posted charges; returns how many. */
    createClaims: build.mutation<
      number,
      {
        readonly communityId: string;
        readonly payor: string;
        readonly from: string;
        readonly to: string;
      }
    >({
      query: ({ communityId, payor, from, to }) =>
        rpc('create_care_claims', { communityId, payor, from, to }),
      extraOptions: { failure: 'inline', success: claimNotices.created, accepts: number },
      invalidatesTags: changed,
    }),

    saveCareClaim: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly values: object }
    >({
      query: ({ id, version, values }) => rpc('save_care_claim', { id, version, values }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    setClaimStatus: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly status: string;
        readonly note?: string;
        readonly payerClaimNumber?: string;
      }
    >({
      query: ({ id, status, note = '', payerClaimNumber = '' }) =>
        rpc('set_claim_status', { id, status, note, payerClaimNumber }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    /** Creates the replacement or void of a claim; returns its ID. */
    correctClaim: build.mutation<string, { readonly id: string; readonly frequency: '7' | '8' }>({
      query: ({ id, frequency }) => rpc('correct_claim', { id, frequency }),
      extraOptions: { failure: 'toast', success: claimNotices.corrected, accepts: text },
      invalidatesTags: changed,
    }),

    discardClaim: build.mutation<unknown, string>({
      query: (id) => rpc('discard_care_claim', { id }),
      extraOptions: { failure: 'toast', success: claimNotices.discarded },
      invalidatesTags: changed,
    }),

    exportClaims: build.mutation<
      ShapeOf<typeof isClaimBatch>,
      { readonly id: string; readonly communityId: string; readonly claimIds: readonly string[] }
    >({
      query: ({ id, communityId, claimIds }) => rpc('export_claims', { id, communityId, claimIds }),
      extraOptions: { failure: 'toast', success: claimNotices.exported, accepts: isClaimBatch },
      invalidatesTags: changed,
    }),

    claimBatch: build.mutation<ShapeOf<typeof isClaimBatch>, string>({
      query: (id) => rpc('get_claim_batch', { id }),
      extraOptions: { failure: 'toast', accepts: isClaimBatch },
    }),

    recordAnswers: build.mutation<
      ShapeOf<typeof areRecorded>,
      { readonly communityId: string; readonly answers: readonly ClaimAnswer[] }
    >({
      query: ({ communityId, answers }) =>
        rpc('record_claim_answers', {
          communityId,
          answers: answers.map((answer) => ({ ...answer })),
        }),
      extraOptions: { failure: 'inline', accepts: areRecorded },
      invalidatesTags: changed,
    }),

    /** What an import would post; changes nothing. */
    previewRemittance: build.mutation<RemittancePreview, RemittanceChange>({
      query: ({ communityId, remittance }) =>
        rpc('preview_remittance', { communityId, remittance: toPayload(remittance) }),
      extraOptions: { failure: 'inline', accepts: isRemittancePreview },
    }),

    importRemittance: build.mutation<
      ShapeOf<typeof isImported>,
      RemittanceChange & { readonly id: string }
    >({
      query: ({ id, communityId, remittance }) =>
        rpc('import_remittance', { id, communityId, remittance: toPayload(remittance) }),
      extraOptions: { failure: 'inline', success: claimNotices.imported, accepts: isImported },
      invalidatesTags: changed,
    }),

    resolveLine: build.mutation<
      unknown,
      { readonly id: string; readonly claimId: string | null; readonly note: string }
    >({
      query: ({ id, claimId, note }) =>
        rpc('resolve_remittance_line', { id, ...(claimId !== null && { claimId }), note }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),
  }),
});
