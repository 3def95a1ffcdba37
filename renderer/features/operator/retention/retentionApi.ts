import '#shared/texts/retention.ts';
import { retentionNotices } from '#shared/texts/retention.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isPeriod = s.object({
  kind: s.text,
  years: s.number,
  default_years: s.number,
  min_years: s.number,
  max_years: s.number,
  day: s.text,
  due: s.number,
  kept: s.number,
});
export type RetentionPeriod = s.ShapeOf<typeof isPeriod>;

const isHold = s.object({
  id: s.text,
  of: s.oneOf(['resident', 'employee']),
  record_id: s.text,
  name: s.text,
  reason: s.text,
  held_at: s.text,
  held_by: s.text,
});
export type RecordHold = s.ShapeOf<typeof isHold>;
/** Whose records are on hold. */
export type Held = Pick<RecordHold, 'of' | 'name'> & { readonly id: string };

const isRun = s.object({
  id: s.text,
  kind: s.text,
  day: s.text,
  confirmed_at: s.text,
  confirmed_by: s.text,
  done_at: s.orNull(s.text),
  cancelled_at: s.orNull(s.text),
  waiting: s.number,
  deleted: s.number,
  kept: s.number,
  row_count: s.number,
});
export type RetentionRun = s.ShapeOf<typeof isRun>;

const isRetention = s.object({
  kinds: s.listOf(isPeriod),
  holds: s.listOf(isHold),
  runs: s.listOf(isRun),
});
export type Retention = s.ShapeOf<typeof isRetention>;

const areDueRecords = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    ended_on: s.text,
    row_count: s.orNull(s.number),
    obstacle: s.orNull(s.text),
  }),
);
export type DueRecord = s.ShapeOf<typeof areDueRecords>[number];

const isHoldOrNone = s.orNull(
  s.object({ id: s.text, reason: s.text, held_at: s.text, held_by: s.text }),
);

interface KindOfCommunity {
  readonly communityId: string;
  readonly kind: string;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Retention'] });
const changed = ['Retention' as const];

export const {
  useRetentionQuery,
  useRetentionDueQuery,
  useRecordHoldQuery,
  useSaveRetentionPeriodMutation,
  useConfirmRetentionMutation,
  useCancelRetentionMutation,
  useHoldRecordsMutation,
  useReleaseHoldMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    retention: read(isRetention, (communityId: string) => rpc('get_retention', { communityId })),

    /** Up to 500 records that are due. Writes to the access log. */
    retentionDue: read(areDueRecords, ({ communityId, kind }: KindOfCommunity) =>
      rpc('list_retention_due', { communityId, kind }),
    ),

    /** The hold of someone's records, or null. */
    recordHold: read(
      isHoldOrNone,
      ({ of, id }: Pick<Held, 'of' | 'id'>) =>
        (client) =>
          of === 'resident'
            ? client.rpc('get_resident_hold', { p_resident_id: id })
            : client.rpc('get_employee_hold', { p_employee_id: id }),
    ),

    saveRetentionPeriod: write(
      { success: retentionNotices.saved },
      ({ communityId, kind, years }: KindOfCommunity & { readonly years: number }) =>
        rpc('save_retention_period', { communityId, kind, years }),
    ),

    confirmRetention: build.mutation<
      unknown,
      KindOfCommunity & { readonly id: string; readonly recordIds: readonly string[] }
    >({
      query: ({ id, communityId, kind, recordIds }) =>
        rpc('confirm_retention', { id, communityId, kind, recordIds }),
      extraOptions: { failure: 'inline', success: retentionNotices.confirmed },
      invalidatesTags: changed,
    }),

    cancelRetention: write(
      { failure: 'toast', success: retentionNotices.cancelled },
      (id: string) => rpc('cancel_retention', { id }),
    ),

    holdRecords: build.mutation<
      unknown,
      { readonly id: string; readonly held: Held; readonly reason: string }
    >({
      query:
        ({ id, held, reason }) =>
        (client) =>
          held.of === 'resident'
            ? client.rpc('hold_resident_records', {
                p_id: id,
                p_resident_id: held.id,
                p_reason: reason,
              })
            : client.rpc('hold_employee_records', {
                p_id: id,
                p_employee_id: held.id,
                p_reason: reason,
              }),
      extraOptions: { failure: 'inline', success: retentionNotices.held },
      invalidatesTags: changed,
    }),

    releaseHold: build.mutation<
      unknown,
      { readonly id: string; readonly of: Held['of']; readonly reason: string }
    >({
      query:
        ({ id, of, reason }) =>
        (client) =>
          client.rpc(of === 'resident' ? 'release_resident_hold' : 'release_employee_hold', {
            p_id: id,
            p_reason: reason,
          }),
      extraOptions: { failure: 'inline', success: retentionNotices.released },
      invalidatesTags: changed,
    }),
  }),
});
