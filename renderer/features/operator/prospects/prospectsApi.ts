import '#shared/texts/residentBilling.ts';
import { operatorNotices } from '#shared/texts/operator.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { areConversionRows, areProspectEvents, areWaitlistRows, isConversion } from './prospect.ts';

interface ProspectChange {
  readonly id: string;
  readonly prospectId: string;
  readonly type: string;
  /** ISO time. */
  readonly at: string;
  readonly amount: number | null;
  readonly unitId: string | null;
  readonly reason: string | null;
  readonly note: string | null;
}

interface MoveIn {
  /** ID of the new resident. */
  readonly id: string;
  readonly prospectId: string;
  readonly at: string;
  readonly unitId: string;
  readonly bedId: string | null;
  readonly isSecondOccupant: boolean;
  readonly isRespite: boolean;
  readonly reason: string | null;
}

interface WaitlistKey {
  readonly communityId: string;
  readonly unitType: string | null;
}

export interface ConversionKey {
  readonly communityId: string;
  /** Days, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

export interface ConversionRowsKey extends ConversionKey {
  readonly measure: string;
  readonly value: string | null;
}

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['Census', 'ProspectEvents', 'Waitlist'],
});
const prospectLists = [
  { type: 'Records', id: 'resident_prospects' },
  { type: 'RecordCounts', id: 'resident_prospects' },
] as const;
const one = (id: string) => ({ type: 'Records', id: `resident_prospects:${id}` }) as const;

export const {
  useProspectEventsQuery,
  useRecordProspectEventMutation,
  useMoveInProspectMutation,
  useWaitlistQuery,
  useConversionQuery,
  useConversionRowsQuery,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Waitlist', ...prospectLists])) => ({
    prospectEvents: read(
      areProspectEvents,
      (prospectId: string) => (client) =>
        client
          .from('prospect_events')
          .select('id, type, at, amount, unit_id, reason, note')
          .eq('prospect_id', prospectId)
          .order('at', { ascending: false })
          .order('recorded_at', { ascending: false })
          .limit(500),
      ['ProspectEvents'],
    ),

    recordProspectEvent: write(
      { success: operatorNotices.prospectRecorded },
      (event: ProspectChange) =>
        rpc('record_prospect_event', {
          id: event.id,
          prospectId: event.prospectId,
          type: event.type,
          at: event.at,
          ...(event.amount !== null && { amount: event.amount }),
          ...(event.unitId !== null && { unitId: event.unitId }),
          ...(event.reason !== null && { reason: event.reason }),
          ...(event.note !== null && { note: event.note }),
        }),
      (_done, _error, { prospectId }) => [
        'ProspectEvents',
        'Waitlist',
        'Census',
        ...prospectLists,
        { type: 'Records', id: 'move_in_items' },
        one(prospectId),
      ],
    ),

    moveInProspect: write(
      { success: operatorNotices.movedIn },
      (move: MoveIn) =>
        rpc('move_in_prospect', {
          id: move.id,
          prospectId: move.prospectId,
          at: move.at,
          unitId: move.unitId,
          isSecondOccupant: move.isSecondOccupant,
          isRespite: move.isRespite,
          ...(move.bedId !== null && { bedId: move.bedId }),
          ...(move.reason !== null && { reason: move.reason }),
        }),
      (_done, _error, { prospectId }) => [
        'ProspectEvents',
        'Waitlist',
        'Census',
        ...prospectLists,
        { type: 'Records', id: 'residents' },
        { type: 'RecordCounts', id: 'residents' },
        one(prospectId),
      ],
    ),

    waitlist: read(areWaitlistRows, ({ communityId, unitType }: WaitlistKey) =>
      rpc('list_waitlist', { communityId, ...(unitType !== null && { unitType }) }),
    ),

    conversion: read(isConversion, ({ communityId, from, to }: ConversionKey) =>
      rpc('get_prospect_conversion', { communityId, from, to }),
    ),

    conversionRows: read(
      areConversionRows,
      ({ communityId, from, to, measure, value }: ConversionRowsKey) =>
        rpc('list_conversion_rows', {
          communityId,
          from,
          to,
          measure,
          ...(value !== null && { value }),
        }),
    ),
  }),
});
