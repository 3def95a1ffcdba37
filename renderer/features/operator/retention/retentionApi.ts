import '#shared/texts/retention.ts';
import { retentionNotices } from '#shared/texts/retention.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isPeriod = object({
  kind: text,
  years: number,
  default_years: number,
  min_years: number,
  max_years: number,
  day: text,
  due: number,
  kept: number,
});
export type RetentionPeriod = ShapeOf<typeof isPeriod>;

const isHold = object({
  id: text,
  resident_id: text,
  resident: text,
  reason: text,
  held_at: text,
  held_by: text,
});
export type ResidentHold = ShapeOf<typeof isHold>;

const isRun = object({
  id: text,
  kind: text,
  day: text,
  confirmed_at: text,
  confirmed_by: text,
  done_at: orNull(text),
  cancelled_at: orNull(text),
  waiting: number,
  deleted: number,
  kept: number,
  row_count: number,
});
export type RetentionRun = ShapeOf<typeof isRun>;

const isRetention = object({ kinds: listOf(isPeriod), holds: listOf(isHold), runs: listOf(isRun) });
export type Retention = ShapeOf<typeof isRetention>;

const areDueRecords = listOf(
  object({
    id: text,
    name: text,
    ended_on: text,
    row_count: orNull(number),
    obstacle: orNull(text),
  }),
);
export type DueRecord = ShapeOf<typeof areDueRecords>[number];

const isResidentHold = orNull(object({ id: text, reason: text, held_at: text, held_by: text }));

interface KindOfCommunity {
  readonly communityId: string;
  readonly kind: string;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Retention'] });
const changed = ['Retention' as const];

export const {
  useRetentionQuery,
  useRetentionDueQuery,
  useResidentHoldQuery,
  useSaveRetentionPeriodMutation,
  useConfirmRetentionMutation,
  useCancelRetentionMutation,
  useHoldResidentMutation,
  useReleaseHoldMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    retention: build.query<Retention, string>({
      query: (communityId) => (client) =>
        client.rpc('get_retention', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isRetention },
      providesTags: ['Retention'],
    }),

    /** Up to 500 records that are due. Writes to the access log. */
    retentionDue: build.query<ShapeOf<typeof areDueRecords>, KindOfCommunity>({
      query:
        ({ communityId, kind }) =>
        (client) =>
          client.rpc('list_retention_due', { p_community_id: communityId, p_kind: kind }),
      extraOptions: { failure: 'inline', accepts: areDueRecords },
      providesTags: ['Retention'],
    }),

    /** The hold of a resident's records, or null. */
    residentHold: build.query<ShapeOf<typeof isResidentHold>, string>({
      query: (residentId) => (client) =>
        client.rpc('get_resident_hold', { p_resident_id: residentId }),
      extraOptions: { failure: 'inline', accepts: isResidentHold },
      providesTags: ['Retention'],
    }),

    saveRetentionPeriod: build.mutation<unknown, KindOfCommunity & { readonly years: number }>({
      query:
        ({ communityId, kind, years }) =>
        (client) =>
          client.rpc('save_retention_period', {
            p_community_id: communityId,
            p_kind: kind,
            p_years: years,
          }),
      extraOptions: { failure: 'inline', success: retentionNotices.saved },
      invalidatesTags: changed,
    }),

    confirmRetention: build.mutation<
      unknown,
      KindOfCommunity & { readonly id: string; readonly recordIds: readonly string[] }
    >({
      query:
        ({ id, communityId, kind, recordIds }) =>
        (client) =>
          client.rpc('confirm_retention', {
            p_id: id,
            p_community_id: communityId,
            p_kind: kind,
            p_record_ids: [...recordIds],
          }),
      extraOptions: { failure: 'inline', success: retentionNotices.confirmed },
      invalidatesTags: changed,
    }),

    cancelRetention: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('cancel_retention', { p_id: id }),
      extraOptions: { failure: 'toast', success: retentionNotices.cancelled },
      invalidatesTags: changed,
    }),

    holdResident: build.mutation<
      unknown,
      { readonly id: string; readonly residentId: string; readonly reason: string }
    >({
      query:
        ({ id, residentId, reason }) =>
        (client) =>
          client.rpc('hold_resident_records', {
            p_id: id,
            p_resident_id: residentId,
            p_reason: reason,
          }),
      extraOptions: { failure: 'inline', success: retentionNotices.held },
      invalidatesTags: changed,
    }),

    releaseHold: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('release_resident_hold', { p_id: id, p_reason: reason }),
      extraOptions: { failure: 'inline', success: retentionNotices.released },
      invalidatesTags: changed,
    }),
  }),
});
