import '#shared/texts/compliance.ts';
import '#shared/texts/maintenance.ts';
import type { Json } from '#shared/database.types.ts';
import { complianceNotices } from '#shared/texts/compliance.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { type RecordChange, toRecordArguments } from '../compliance/index.ts';
import { isInsurance } from './insuranceShapes.ts';

type Values = Readonly<Record<string, Json | undefined>>;
interface NestedChange {
  readonly id: string;
  readonly parentId: string;
  readonly values: Values;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Compliance', 'Insurance'] });
const changed = ['Compliance' as const, 'Insurance' as const];
const saving = { failure: 'inline', success: complianceNotices.saved } as const;

export const {
  useInsuranceQuery,
  useSaveInsurancePolicyMutation,
  useRemoveInsurancePolicyMutation,
  useSaveRequirementMutation,
  useSaveCertificateVendorMutation,
  useSaveCertificateMutation,
  useRemoveCertificateMutation,
  useSaveClaimMutation,
  useAddMovementMutation,
  useLossRunMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    insurance: read(isInsurance, () => rpc('list_insurance'), ['Insurance']),

    saveInsurancePolicy: write(
      saving,
      (change: RecordChange) => (client) =>
        client.rpc('save_insurance_policy', toRecordArguments(change)),
    ),

    removeInsurancePolicy: write(saving, rpcWith('remove_insurance_policy', 'id', 'reason')),

    saveRequirement: build.mutation<
      unknown,
      { readonly communityId: string; readonly line: string; readonly values: Values | null }
    >({
      query: ({ communityId, line, values }) =>
        rpc('save_certificate_requirement', { communityId, line, values }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveCertificateVendor: write(
      saving,
      (change: RecordChange) => (client) =>
        client.rpc('save_certificate_vendor', toRecordArguments(change)),
    ),

    saveCertificate: write(saving, ({ id, parentId, values }: NestedChange) =>
      rpc('save_vendor_certificate', { id, certificateVendorId: parentId, values }),
    ),

    removeCertificate: write({ failure: 'toast' }, (id: string) =>
      rpc('remove_vendor_certificate', { id }),
    ),

    saveClaim: write(
      saving,
      (change: RecordChange) => (client) =>
        client.rpc('save_insurance_claim', toRecordArguments(change)),
    ),

    addMovement: write(saving, ({ id, parentId, values }: NestedChange) =>
      rpc('add_claim_movement', { id, claimId: parentId, values }),
    ),

    /** Loss run of a community as a PDF, valued at the end of a day. */
    lossRun: build.mutation<
      string,
      { readonly communityId: string; readonly valuedOn: string; readonly policyId: string | null }
    >({
      query: (asked) => (client) => callForPdf(client, 'loss-run', asked),
      extraOptions: { failure: 'inline', accepts: s.text },
    }),
  }),
});
