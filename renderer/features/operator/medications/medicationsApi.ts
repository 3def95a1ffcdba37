import '#shared/texts/medications.ts';
import '#shared/texts/operator.ts';
import { medicationNotices } from '#shared/texts/medications.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  isMedicationPass,
  isMedicationRecord,
  type MedicationPass,
  type MedicationRecord,
} from './medication.ts';

interface DoseRecord {
  readonly id: string;
  readonly orderId: string;
  /** Null for a dose as needed. */
  readonly dueAt: string | null;
  readonly status: string;
  /** ISO time; now if null. */
  readonly at: string | null;
  readonly note: string | null;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Medications', 'Incidents'] });

export const {
  useMedicationPassQuery,
  useMedicationRecordQuery,
  useOrderMedicationMutation,
  useReviewOrderMutation,
  useDiscontinueOrderMutation,
  useRecordDoseMutation,
  useStrikeDoseMutation,
  useRecordEffectMutation,
  useCountControlledMutation,
  useWitnessCountMutation,
  useResolveCountMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    /** Writes to the access log. */
    medicationPass: build.query<
      MedicationPass,
      { readonly communityId: string; readonly day: string | null }
    >({
      query:
        ({ communityId, day }) =>
        (client) =>
          client.rpc('get_medication_pass', {
            p_community_id: communityId,
            ...(day !== null && { p_day: day }),
          }),
      extraOptions: { failure: 'inline', accepts: isMedicationPass },
      keepUnusedDataFor: 0,
      providesTags: ['Medications'],
    }),

    /** Writes to the access log. */
    medicationRecord: build.query<
      MedicationRecord,
      { readonly residentId: string; readonly month: string }
    >({
      query:
        ({ residentId, month }) =>
        (client) =>
          client.rpc('get_medication_record', { p_resident_id: residentId, p_month: month }),
      extraOptions: { failure: 'inline', accepts: isMedicationRecord },
      keepUnusedDataFor: 0,
      providesTags: ['Medications'],
    }),

    orderMedication: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly residentId: string;
        readonly values: Readonly<Record<string, unknown>>;
      }
    >({
      query:
        ({ id, residentId, values }) =>
        (client) =>
          client.rpc('order_medication', {
            p_id: id,
            p_resident_id: residentId,
            p_values: values as Record<string, string>,
          }),
      extraOptions: { failure: 'inline', success: medicationNotices.ordered },
      invalidatesTags: ['Medications'],
    }),

    reviewOrder: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('review_medication_order', { p_id: id }),
      extraOptions: { success: medicationNotices.reviewed },
      invalidatesTags: ['Medications'],
    }),

    discontinueOrder: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('discontinue_medication_order', { p_id: id, p_reason: reason }),
      extraOptions: { failure: 'inline', success: medicationNotices.discontinued },
      invalidatesTags: ['Medications'],
    }),

    recordDose: build.mutation<unknown, DoseRecord>({
      query:
        ({ id, orderId, dueAt, status, at, note }) =>
        (client) =>
          client.rpc('record_dose', {
            p_id: id,
            p_order_id: orderId,
            p_due_at: dueAt as string,
            p_status: status,
            ...(at !== null && { p_at: at }),
            ...(note !== null && { p_note: note }),
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Medications'],
    }),

    strikeDose: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('strike_dose', { p_id: id, p_reason: reason }),
      extraOptions: { failure: 'inline', success: medicationNotices.struck },
      invalidatesTags: ['Medications'],
    }),

    recordEffect: build.mutation<
      unknown,
      { readonly id: string; readonly effect: string; readonly note: string }
    >({
      query:
        ({ id, effect, note }) =>
        (client) =>
          client.rpc('record_dose_effect', { p_id: id, p_effect: effect, p_note: note }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Medications'],
    }),

    countControlled: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly orderId: string;
        readonly kind: string;
        readonly quantity: number;
      }
    >({
      query:
        ({ id, orderId, kind, quantity }) =>
        (client) =>
          client.rpc('count_controlled', {
            p_id: id,
            p_order_id: orderId,
            p_kind: kind,
            p_quantity: quantity,
          }),
      extraOptions: { failure: 'inline', success: medicationNotices.counted },
      invalidatesTags: ['Medications'],
    }),

    witnessCount: build.mutation<unknown, { readonly id: string; readonly agrees: boolean }>({
      query:
        ({ id, agrees }) =>
        (client) =>
          client.rpc('witness_controlled_count', { p_id: id, p_agrees: agrees }),
      invalidatesTags: ['Medications', 'Incidents'],
    }),

    resolveCount: build.mutation<unknown, { readonly id: string; readonly resolution: string }>({
      query:
        ({ id, resolution }) =>
        (client) =>
          client.rpc('resolve_controlled_count', { p_id: id, p_resolution: resolution }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Medications'],
    }),
  }),
});
