import '#shared/texts/claims.ts';
import '#shared/texts/ledger.ts';
import '#shared/texts/retention.ts';
import type { Remittance } from '#shared/operator/claims/read835.ts';
import type { ClaimAnswer } from '#shared/operator/claims/readStatus.ts';
import { claimNotices } from '#shared/texts/claims.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { type RecordChange, toRecordArguments } from '../compliance/index.ts';
import {
  isClaim,
  isClaimBatch,
  isClaimList,
  isRemittancePreview,
  type RemittancePreview,
} from './claimsShapes.ts';

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Claims'] });
const changed = ['Claims' as const];
const saving = { failure: 'inline', success: claimNotices.saved } as const;
const isImported = s.object({ posted: s.number, unmatched: s.number });
const areRecorded = s.object({ recorded: s.number, unknown: s.number });

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
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    claims: read(isClaimList, (communityId: string) => rpc('list_claims', { communityId })),
    careClaim: read(isClaim, (id: string) => rpc('get_care_claim', { id })),

    savePayerProfile: write(
      saving,
      (change: RecordChange) => (client) =>
        client.rpc('save_payer_profile', toRecordArguments(change)),
    ),

    saveAuthorization: write(
      saving,
      (change: RecordChange) => (client) =>
        client.rpc('save_payor_authorization', toRecordArguments(change)),
    ),

    removeAuthorization: write(saving, rpcWith('remove_payor_authorization', 'id', 'reason')),

    /** Creates a draft for each resident with posted charges; returns how many. */
    createClaims: write(
      { success: claimNotices.created, accepts: s.number },
      rpcWith('create_care_claims', 'communityId', 'payor', 'from', 'to'),
    ),

    saveCareClaim: write(saving, rpcWith('save_care_claim', 'id', 'version', 'values')),

    setClaimStatus: write(
      saving,
      ({
        id,
        status,
        note = '',
        payerClaimNumber = '',
      }: {
        readonly id: string;
        readonly status: string;
        readonly note?: string;
        readonly payerClaimNumber?: string;
      }) => rpc('set_claim_status', { id, status, note, payerClaimNumber }),
    ),

    /** Creates the replacement or void of a claim; returns its ID. */
    correctClaim: write(
      { failure: 'toast', success: claimNotices.corrected, accepts: s.text },
      ({ id, frequency }: { readonly id: string; readonly frequency: '7' | '8' }) =>
        rpc('correct_claim', { id, frequency }),
    ),

    discardClaim: write({ failure: 'toast', success: claimNotices.discarded }, (id: string) =>
      rpc('discard_care_claim', { id }),
    ),

    exportClaims: write(
      { failure: 'toast', success: claimNotices.exported, accepts: isClaimBatch },
      rpcWith('export_claims', 'id', 'communityId', 'claimIds'),
    ),

    claimBatch: build.mutation<s.ShapeOf<typeof isClaimBatch>, string>({
      query: (id) => rpc('get_claim_batch', { id }),
      extraOptions: { failure: 'toast', accepts: isClaimBatch },
    }),

    recordAnswers: build.mutation<
      s.ShapeOf<typeof areRecorded>,
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

    importRemittance: write(
      { success: claimNotices.imported, accepts: isImported },
      ({ id, communityId, remittance }: RemittanceChange & { readonly id: string }) =>
        rpc('import_remittance', { id, communityId, remittance: toPayload(remittance) }),
    ),

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
