import '#shared/texts/claims.ts';
import '#shared/texts/ledger.ts';
import '#shared/texts/retention.ts';
import type { Json } from '#shared/database.types.ts';
import type { Remittance } from '#shared/operator/claims/read835.ts';
import type { ClaimAnswer } from '#shared/operator/claims/readStatus.ts';
import { claimNotices } from '#shared/texts/claims.ts';
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
      query: (communityId) => (client) =>
        client.rpc('list_claims', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isClaimList },
      providesTags: ['Claims'],
    }),

    careClaim: build.query<Claim, string>({
      query: (id) => (client) => client.rpc('get_care_claim', { p_id: id }),
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
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('remove_payor_authorization', { p_id: id, p_reason: reason }),
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
      query:
        ({ communityId, payor, from, to }) =>
        (client) =>
          client.rpc('create_care_claims', {
            p_community_id: communityId,
            p_payor: payor,
            p_from: from,
            p_to: to,
          }),
      extraOptions: { failure: 'inline', success: claimNotices.created, accepts: number },
      invalidatesTags: changed,
    }),

    saveCareClaim: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly values: object }
    >({
      query:
        ({ id, version, values }) =>
        (client) =>
          client.rpc('save_care_claim', {
            p_id: id,
            p_version: version,
            p_values: values as Json,
          }),
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
      query:
        ({ id, status, note = '', payerClaimNumber = '' }) =>
        (client) =>
          client.rpc('set_claim_status', {
            p_id: id,
            p_status: status,
            p_note: note,
            p_payer_claim_number: payerClaimNumber,
          }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    /** Creates the replacement or void of a claim; returns its ID. */
    correctClaim: build.mutation<string, { readonly id: string; readonly frequency: '7' | '8' }>({
      query:
        ({ id, frequency }) =>
        (client) =>
          client.rpc('correct_claim', { p_id: id, p_frequency: frequency }),
      extraOptions: { failure: 'toast', success: claimNotices.corrected, accepts: text },
      invalidatesTags: changed,
    }),

    discardClaim: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('discard_care_claim', { p_id: id }),
      extraOptions: { failure: 'toast', success: claimNotices.discarded },
      invalidatesTags: changed,
    }),

    exportClaims: build.mutation<
      ShapeOf<typeof isClaimBatch>,
      { readonly id: string; readonly communityId: string; readonly claimIds: readonly string[] }
    >({
      query:
        ({ id, communityId, claimIds }) =>
        (client) =>
          client.rpc('export_claims', {
            p_id: id,
            p_community_id: communityId,
            p_claim_ids: [...claimIds],
          }),
      extraOptions: { failure: 'toast', success: claimNotices.exported, accepts: isClaimBatch },
      invalidatesTags: changed,
    }),

    claimBatch: build.mutation<ShapeOf<typeof isClaimBatch>, string>({
      query: (id) => (client) => client.rpc('get_claim_batch', { p_id: id }),
      extraOptions: { failure: 'toast', accepts: isClaimBatch },
    }),

    recordAnswers: build.mutation<
      ShapeOf<typeof areRecorded>,
      { readonly communityId: string; readonly answers: readonly ClaimAnswer[] }
    >({
      query:
        ({ communityId, answers }) =>
        (client) =>
          client.rpc('record_claim_answers', {
            p_community_id: communityId,
            p_answers: answers.map((answer) => ({ ...answer })),
          }),
      extraOptions: { failure: 'inline', accepts: areRecorded },
      invalidatesTags: changed,
    }),

    /** What an import would post; changes nothing. */
    previewRemittance: build.mutation<RemittancePreview, RemittanceChange>({
      query:
        ({ communityId, remittance }) =>
        (client) =>
          client.rpc('preview_remittance', {
            p_community_id: communityId,
            p_remittance: toPayload(remittance) as unknown as Json,
          }),
      extraOptions: { failure: 'inline', accepts: isRemittancePreview },
    }),

    importRemittance: build.mutation<
      ShapeOf<typeof isImported>,
      RemittanceChange & { readonly id: string }
    >({
      query:
        ({ id, communityId, remittance }) =>
        (client) =>
          client.rpc('import_remittance', {
            p_id: id,
            p_community_id: communityId,
            p_remittance: toPayload(remittance) as unknown as Json,
          }),
      extraOptions: { failure: 'inline', success: claimNotices.imported, accepts: isImported },
      invalidatesTags: changed,
    }),

    resolveLine: build.mutation<
      unknown,
      { readonly id: string; readonly claimId: string | null; readonly note: string }
    >({
      query:
        ({ id, claimId, note }) =>
        (client) =>
          client.rpc('resolve_remittance_line', {
            p_id: id,
            ...(claimId !== null && { p_claim_id: claimId }),
            p_note: note,
          }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),
  }),
});
