import '#shared/texts/retention.ts';
import { retentionNotices } from '#shared/texts/retention.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
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
  of: oneOf(['resident', 'employee']),
  record_id: text,
  name: text,
  reason: text,
  held_at: text,
  held_by: text,
});
export type RecordHold = ShapeOf<typeof isHold>;
/** Whose records are on hold. */
export type Held = Pick<RecordHold, 'of' | 'name'> & { readonly id: string };

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

const isHoldOrNone = orNull(object({ id: text, reason: text, held_at: text, held_by: text }));

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
