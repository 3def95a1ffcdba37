import '#shared/texts/care.ts';
import '#shared/texts/medications.ts';
import '#shared/texts/operator.ts';
import type { Changes } from '#shared/records/row.ts';
import { medicationNotices } from '#shared/texts/medications.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isQueuedOffline, withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import type { Acting } from '../acting/index.ts';
import { isMedicationPass, isMedicationRecord } from './medication.ts';

interface DoseRecord {
  readonly id: string;
  /** Label in the list of unsent changes. */
  readonly name: string;
  readonly acting: Acting | null;
  readonly orderId: string;
  /** Null for an as-needed dose. */
  readonly dueAt: string | null;
  readonly status: string;
  /** ISO time; now if null. */
  readonly at: string | null;
  readonly note: string | null;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Medications', 'Incidents'] });
const asActing = (acting: Acting | null) => (acting === null ? {} : { p_acting_id: acting.id });

/** A change of a recorded dose that waits in this browser. */
const queuedCall = (
  kind: 'strike_dose' | 'record_dose_effect',
  name: string,
  values: Changes & { readonly p_id: string },
  acting: Acting | null,
) => ({
  id: crypto.randomUUID(),
  what: 'call' as const,
  kind,
  recordId: values.p_id,
  name,
  version: 0,
  values,
  before: { by: acting?.name ?? 'You' },
  isSecret: true as const,
});

/** Says why a count isn't possible without a connection. */
function asCountError<Answer extends { readonly error?: unknown }>(response: Answer): Answer {
  const { error } = response;
  return isDataError(error) && error.code === 'UNREACHABLE'
    ? { ...response, error: { ...error, code: 'COUNT_OFFLINE' } }
    : response;
}

export const medicationsApi = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Medications'])) => ({
    /** Writes to the access log. */
    medicationPass: read(
      { keepsOffline: 'encrypted', keepUnusedDataFor: 0, accepts: isMedicationPass },
      ({ communityId, day }: { readonly communityId: string; readonly day: string | null }) =>
        rpc('get_medication_pass', { communityId, ...(day !== null && { day }) }),
    ),

    /** Writes to the access log. */
    medicationRecord: read(
      { keepUnusedDataFor: 0, accepts: isMedicationRecord },
      rpcWith('get_medication_record', 'residentId', 'month'),
    ),

    /** The record of a month as a PDF; the access is logged. */
    recordPdf: write(
      { failure: 'toast', accepts: s.text },
      ({ residentId, month }: { readonly residentId: string; readonly month: string }) =>
        (client) =>
          callForPdf(client, 'medication-record', { id: residentId, month }),
      [],
    ),

    orderMedication: write(
      { success: medicationNotices.ordered },
      ({
        id,
        residentId,
        values,
      }: {
        readonly id: string;
        readonly residentId: string;
        readonly values: Readonly<Record<string, unknown>>;
      }) => rpc('order_medication', { id, residentId, values: values as Record<string, string> }),
    ),

    reviewOrder: write({ failure: 'toast', success: medicationNotices.reviewed }, (id: string) =>
      rpc('review_medication_order', { id }),
    ),

    discontinueOrder: write(
      { success: medicationNotices.discontinued },
      rpcWith('discontinue_medication_order', 'id', 'reason'),
    ),

    /** Without a connection, the dose is queued in this browser and sent later with the same ID and its own time. */
    recordDose: build.mutation<unknown, DoseRecord>({
      async queryFn({ id, name, acting, orderId, dueAt, status, at, note }, api, _options, base) {
        const tappedAt = new Date().toISOString();
        const args = {
          p_id: id,
          p_order_id: orderId,
          p_due_at: dueAt as string,
          p_status: status,
          ...(at !== null && { p_at: at }),
          ...(note !== null && { p_note: note }),
          ...asActing(acting),
        };
        const response = await base((client) => client.rpc('record_dose', args));
        const entry = {
          id,
          what: 'call' as const,
          kind: 'record_dose',
          recordId: dueAt === null ? id : `${orderId}:${dueAt}`,
          name,
          version: 0,
          values: { ...args, p_at: at ?? tappedAt },
          before: { by: acting?.name ?? 'You' },
          isSecret: true as const,
        };
        return withOfflineFallback(response, api, entry, {});
      },
      extraOptions: { failure: 'inline' },
      // A reload without a connection would only fail.
      invalidatesTags: (data) => (isQueuedOffline(data) ? [] : ['Medications']),
    }),

    strikeDose: build.mutation<
      unknown,
      {
        readonly id: string;
        /** Label in the list of unsent changes. */
        readonly name: string;
        readonly reason: string;
        readonly acting: Acting | null;
      }
    >({
      async queryFn({ id, name, reason, acting }, api, _options, base) {
        const args = { p_id: id, p_reason: reason, ...asActing(acting) };
        const response = await base((client) => client.rpc('strike_dose', args));
        return withOfflineFallback(
          response,
          api,
          queuedCall('strike_dose', name, args, acting),
          {},
        );
      },
      extraOptions: { failure: 'inline', success: medicationNotices.struck },
      invalidatesTags: (data) => (isQueuedOffline(data) ? [] : ['Medications']),
    }),

    recordEffect: build.mutation<
      unknown,
      {
        readonly id: string;
        /** Label in the list of unsent changes. */
        readonly name: string;
        readonly effect: string;
        readonly note: string;
        readonly acting: Acting | null;
      }
    >({
      async queryFn({ id, name, effect, note, acting }, api, _options, base) {
        const args = {
          p_id: id,
          p_effect: effect,
          p_note: note,
          p_at: new Date().toISOString(),
          ...asActing(acting),
        };
        const response = await base((client) => client.rpc('record_dose_effect', args));
        const entry = queuedCall('record_dose_effect', name, args, acting);
        return withOfflineFallback(response, api, entry, {});
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (data) => (isQueuedOffline(data) ? [] : ['Medications']),
    }),

    countControlled: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly orderId: string;
        readonly kind: string;
        readonly quantity: number;
        readonly acting: Acting | null;
      }
    >({
      /** Never queued: the expected quantity and the second person need the server. */
      async queryFn({ id, orderId, kind, quantity, acting }, _api, _options, base) {
        const response = await base((client) =>
          client.rpc('count_controlled', {
            p_id: id,
            p_order_id: orderId,
            p_kind: kind,
            p_quantity: quantity,
            ...asActing(acting),
          }),
        );
        return asCountError(response);
      },
      extraOptions: { failure: 'inline', success: medicationNotices.counted },
      invalidatesTags: ['Medications'],
    }),

    /** `witnessId` is the turn of a second person who entered a PIN; null if the user is that person. */
    witnessCount: build.mutation<
      unknown,
      { readonly id: string; readonly agrees: boolean; readonly witnessId: string | null }
    >({
      async queryFn({ id, agrees, witnessId }, _api, _options, base) {
        const response = await base(
          rpc('witness_controlled_count', {
            id,
            agrees,
            ...(witnessId !== null && { actingId: witnessId }),
          }),
        );
        return asCountError(response);
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Medications', 'Incidents'],
    }),

    resolveCount: write(rpcWith('resolve_controlled_count', 'id', 'resolution')),
  }),
});

export const {
  useMedicationPassQuery,
  useMedicationRecordQuery,
  useRecordPdfMutation,
  useOrderMedicationMutation,
  useReviewOrderMutation,
  useDiscontinueOrderMutation,
  useRecordDoseMutation,
  useStrikeDoseMutation,
  useRecordEffectMutation,
  useCountControlledMutation,
  useWitnessCountMutation,
  useResolveCountMutation,
} = medicationsApi;
