import '#shared/texts/care.ts';
import '#shared/texts/emergency.ts';
import '#shared/texts/maintenance.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { emergencyNotices } from '#shared/texts/emergency.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { isQueuedOffline, withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import type { Acting } from '../acting/index.ts';
import {
  areBroadcasts,
  areEvents,
  areMarks,
  arePlans,
  type EmergencyEvents,
  isEvent,
  isRoster,
  type OpenEvent,
} from './emergencyShapes.ts';

type Values = Readonly<Record<string, unknown>>;

interface SavedValues {
  readonly id: string;
  readonly communityId: string;
  /** 0 for a new one. */
  readonly version: number;
  readonly values: Values;
}

interface MarkPeople {
  readonly id: string;
  readonly eventId: string;
  readonly subjectIds: readonly string[];
  readonly status: string;
  readonly place: string | null;
  /** ISO time of the sighting, which may be sent later. */
  readonly at: string;
  /** Label in the list of unsent changes. */
  readonly name: string;
  /** Whose turn it is on this device; null for the user. */
  readonly acting: Acting | null;
}

const tags = recordTags.enhanceEndpoints({
  addTagTypes: [
    'EmergencyPlans',
    'EmergencyEvents',
    'EmergencyEvent',
    'Roster',
    'Broadcasts',
    'Inspections',
    'WorkOrders',
  ],
});

/** Queues a call without a connection; it is sent later with the same ID. */
function queueCall<Answer extends { readonly error?: unknown }>(
  response: Answer,
  api: { readonly getState: () => unknown },
  call: {
    readonly id: string;
    readonly kind: string;
    readonly eventId: string;
    readonly name: string;
    readonly args: Values;
    readonly before?: Values;
  },
) {
  const { id, kind, eventId, name, args, before = {} } = call;
  return withOfflineFallback(
    response,
    api,
    {
      id,
      what: 'call',
      kind,
      recordId: eventId,
      name,
      version: 0,
      values: args,
      before,
      isSecret: true,
    },
    {},
  );
}

const settled = (data: unknown, error: unknown, eventId: string) =>
  error === undefined && !isQueuedOffline(data)
    ? (['EmergencyEvents', { type: 'EmergencyEvent', id: eventId }] as const)
    : [];

export const emergencyApi = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['EmergencyPlans'])) => ({
    emergencyPlans: read({ keepsOffline: 'encrypted', accepts: arePlans }, (communityId: string) =>
      rpc('list_emergency_plans', { communityId }),
    ),

    /** Writes an entry to the access log for each resident. */
    evacuationRoster: read(
      { keepsOffline: 'encrypted', accepts: isRoster },
      (communityId: string) => rpc('get_evacuation_roster', { communityId }),
      ['Roster', { type: 'Records', id: 'resident_evacuation_needs' }],
    ),

    emergencyEvents: build.query<EmergencyEvents, string>({
      query: (communityId) => rpc('list_emergency_events', { communityId }),
      extraOptions: { failure: 'inline', accepts: areEvents, keepsOffline: 'encrypted' },
      providesTags: ['EmergencyEvents'],
      onCacheEntryAdded: follow({
        sources: (_events, communityId) => [
          { table: 'emergency_events', filter: `community_id=eq.${communityId}` },
        ],
        refetch: tags.util.invalidateTags(['EmergencyEvents']),
      }),
    }),

    /** Follows the event's row, which every mark changes. */
    emergencyEvent: build.query<OpenEvent, string>({
      query: (id) => rpc('get_emergency_event', { id }),
      extraOptions: { failure: 'inline', accepts: isEvent, keepsOffline: 'encrypted' },
      providesTags: (_event, _error, id) => [{ type: 'EmergencyEvent', id }],
      onCacheEntryAdded: follow({
        sources: (_event, id) => [{ table: 'emergency_events', filter: `id=eq.${id}` }],
        refetch: tags.util.invalidateTags(['EmergencyEvent']),
      }),
    }),

    emergencyMarks: read(
      { keepUnusedDataFor: 0, accepts: areMarks },
      rpcWith('list_emergency_marks', 'eventId', 'subjectId'),
      [],
    ),

    staffBroadcasts: read(
      areBroadcasts,
      (communityId: string) => rpc('list_staff_broadcasts', { communityId }),
      ['Broadcasts'],
    ),

    savePlan: write(
      { success: emergencyNotices.planSaved },
      ({ id, communityId, version, values }: SavedValues) =>
        rpc('save_emergency_plan', { id, communityId, version, values }),
    ),

    reviewPlan: write({ failure: 'toast', success: emergencyNotices.planReviewed }, (id: string) =>
      rpc('review_emergency_plan', { id }),
    ),

    removePlan: write({ failure: 'toast', success: emergencyNotices.planRemoved }, (id: string) =>
      rpc('remove_emergency_plan', { id }),
    ),

    saveContact: write(
      { success: emergencyNotices.contactSaved },
      ({ id, communityId, version, values }: SavedValues) =>
        rpc('save_emergency_contact', { id, communityId, version, values }),
    ),

    removeContact: write(
      { failure: 'toast', success: emergencyNotices.contactRemoved },
      (id: string) => rpc('remove_emergency_contact', { id }),
    ),

    startEvent: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly communityId: string;
        readonly name: string;
        readonly values: Values;
      }
    >({
      async queryFn({ id, communityId, name, values }, api, _options, baseQuery) {
        const args = { p_id: id, p_community_id: communityId, p_values: values as Json };
        const response = await baseQuery((client) => client.rpc('start_emergency_event', args));
        return queueCall(response, api, {
          id,
          kind: 'start_emergency_event',
          eventId: id,
          name,
          args,
        });
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (data, error, { id }) => settled(data, error, id),
    }),

    markPeople: build.mutation<unknown, MarkPeople>({
      async queryFn(mark, api, _options, baseQuery) {
        const { id, eventId, subjectIds, status, place, at, name, acting } = mark;
        const args = {
          p_id: id,
          p_event_id: eventId,
          p_subject_ids: [...subjectIds],
          p_status: status,
          p_at: at,
          ...(place !== null && { p_place: place }),
          ...(acting !== null && { p_acting_id: acting.id }),
        };
        const response = await baseQuery((client) => client.rpc('mark_emergency_people', args));
        const before = { by: acting?.name ?? 'You' };
        const kind = 'mark_emergency_people';
        return queueCall(response, api, { id, kind, eventId, name, args, before });
      },
      extraOptions: { failure: 'inline' },
      async onQueryStarted(mark, { dispatch, queryFulfilled }) {
        const { eventId, subjectIds, status, place, at, acting } = mark;
        const patch = dispatch(
          emergencyApi.util.updateQueryData('emergencyEvent', eventId, ({ people }) => {
            for (const person of people) {
              if (!subjectIds.includes(person.id)) continue;
              const count = (person.mark?.count ?? 0) + 1;
              Object.assign(person, {
                mark: { status, place, at, by: acting?.name ?? 'You', count },
              });
            }
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: (data, error, { eventId }) => settled(data, error, eventId),
    }),

    addPerson: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly eventId: string;
        readonly kind: 'staff' | 'visitor';
        readonly name: string;
        readonly at: string;
      }
    >({
      async queryFn({ id, eventId, kind, name, at }, api, _options, baseQuery) {
        const args = { p_id: id, p_event_id: eventId, p_kind: kind, p_name: name, p_at: at };
        const response = await baseQuery((client) => client.rpc('add_emergency_person', args));
        return queueCall(response, api, { id, kind: 'add_emergency_person', eventId, name, args });
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (data, error, { eventId }) => settled(data, error, eventId),
    }),

    endEvent: build.mutation<
      unknown,
      { readonly id: string; readonly name: string; readonly values: Values }
    >({
      async queryFn({ id, name, values }, api, _options, baseQuery) {
        const args = { p_id: id, p_values: values as Json };
        const response = await baseQuery((client) => client.rpc('end_emergency_event', args));
        const kind = 'end_emergency_event';
        return queueCall(response, api, { id: `${id}-end`, kind, eventId: id, name, args });
      },
      extraOptions: { failure: 'inline', success: emergencyNotices.ended },
      invalidatesTags: (data, error, { id }) => [
        ...settled(data, error, id),
        'Inspections',
        'WorkOrders',
      ],
    }),

    sendBroadcast: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly communityId: string;
        readonly message: string;
        readonly isUrgent: boolean;
        readonly eventId: string | null;
      }
    >({
      query: ({ id, communityId, message, isUrgent, eventId }) =>
        rpc('send_staff_broadcast', {
          id,
          communityId,
          message,
          isUrgent,
          ...(eventId !== null && { eventId }),
        }),
      extraOptions: { failure: 'inline', success: emergencyNotices.sent },
      invalidatesTags: ['Broadcasts'],
    }),

    acknowledgeBroadcast: build.mutation<unknown, string>({
      query: (id) => rpc('acknowledge_staff_broadcast', { id }),
      invalidatesTags: ['Broadcasts'],
    }),
  }),
});

export const {
  useEmergencyPlansQuery,
  useEvacuationRosterQuery,
  useEmergencyEventsQuery,
  useEmergencyEventQuery,
  useEmergencyMarksQuery,
  useStaffBroadcastsQuery,
  useSavePlanMutation,
  useReviewPlanMutation,
  useRemovePlanMutation,
  useSaveContactMutation,
  useRemoveContactMutation,
  useStartEventMutation,
  useMarkPeopleMutation,
  useAddPersonMutation,
  useEndEventMutation,
  useSendBroadcastMutation,
  useAcknowledgeBroadcastMutation,
} = emergencyApi;
