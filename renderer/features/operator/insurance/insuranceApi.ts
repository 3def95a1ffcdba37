import '#shared/texts/compliance.ts';
import '#shared/texts/maintenance.ts';
import type { Json } from '#shared/database.types.ts';
import { complianceNotices } from '#shared/texts/compliance.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { type RecordChange, toRecordArguments } from '../compliance/index.ts';
import { type Insurance, isInsurance } from './insuranceShapes.ts';

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
  endpoints: (build) => ({
    insurance: build.query<Insurance, void>({
      query: () => rpc('list_insurance'),
      extraOptions: { failure: 'inline', accepts: isInsurance },
      providesTags: ['Insurance'],
    }),

    saveInsurancePolicy: build.mutation<unknown, RecordChange>({
      query: (change) => (client) => client.rpc('save_insurance_policy', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    removeInsurancePolicy: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string }
    >({
      query: ({ id, reason }) => rpc('remove_insurance_policy', { id, reason }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveRequirement: build.mutation<
      unknown,
      { readonly communityId: string; readonly line: string; readonly values: Values | null }
    >({
      query: ({ communityId, line, values }) =>
        rpc('save_certificate_requirement', { communityId, line, values }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveCertificateVendor: build.mutation<unknown, RecordChange>({
      query: (change) => (client) =>
        client.rpc('save_certificate_vendor', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveCertificate: build.mutation<unknown, NestedChange>({
      query: ({ id, parentId, values }) =>
        rpc('save_vendor_certificate', { id, certificateVendorId: parentId, values }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    removeCertificate: build.mutation<unknown, string>({
      query: (id) => rpc('remove_vendor_certificate', { id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: changed,
    }),

    saveClaim: build.mutation<unknown, RecordChange>({
      query: (change) => (client) => client.rpc('save_insurance_claim', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    addMovement: build.mutation<unknown, NestedChange>({
      query: ({ id, parentId, values }) =>
        rpc('add_claim_movement', { id, claimId: parentId, values }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    /** Loss run of a community as a PDF, valued at the end of a day. */
    lossRun: build.mutation<
      string,
      { readonly communityId: string; readonly valuedOn: string; readonly policyId: string | null }
    >({
      query: (asked) => (client) => callForPdf(client, 'loss-run', asked),
      extraOptions: { failure: 'inline', accepts: text },
    }),
  }),
});
