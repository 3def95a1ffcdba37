import { isEventTiming } from '#shared/clients/calendar/recurrence.ts';
import '#shared/texts/clients.ts';
import '#shared/texts/deals.ts';
import '#shared/texts/events.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../ui/shape/shape.ts';
import { areRows, isRow } from '../../../workbench/data/row.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

/** Start and end as ISO timestamps. */
export interface Between {
  readonly from: string;
  readonly to: string;
}

const isEvents = s.object({
  events: s.listOf(s.both(isRow, isEventTiming)),
  /** Teammates' busy times only, without details. */
  busy: s.listOf(s.both(s.object({ owner_id: s.text }), isEventTiming)),
});
export type Events = s.ShapeOf<typeof isEvents>;
export type EventRow = Events['events'][number];

/** An occurrence of a series and its new times. */
interface Detaching {
  readonly row: EventRow;
  readonly day: string;
  /** Id of the new event, which makes retries idempotent. */
  readonly id: string;
  readonly begins_at: string;
  readonly ends_at: string;
}

const isMeeting = s.object({ host: s.orNull(s.text), is_wanted: s.bool });

const isFeed = s.listOf(s.object({ created_at: s.text, read_at: s.orNull(s.text) }));
type Feed = s.ShapeOf<typeof isFeed>[number];

const events = [{ type: 'Records' as const, id: 'events' }];

export const eventsApi = recordTags
  .enhanceEndpoints({ addTagTypes: ['CalendarFeed'] })
  .injectEndpoints({
    endpoints: (build, { read, write } = calls(build, ['CalendarFeed'])) => ({
      listEvents: build.query<Events, Between>({
        query: ({ from, to }) => rpc('events_between', { from, to }),
        extraOptions: { failure: 'inline', accepts: isEvents },
        providesTags: () => events,
        onCacheEntryAdded: follow<Events, Between>({
          sources: () => [{ table: 'events' }],
          refetch: recordTags.util.invalidateTags(events),
        }),
      }),

      /** Returns the new event; empty if the series was changed by someone else. */
      detachOccurrence: write(
        areRows,
        ({ row, day, id, begins_at, ends_at }: Detaching) =>
          rpc('detach_occurrence', {
            id: row.id,
            version: row.version,
            day,
            newId: id,
            beginsAt: begins_at,
            endsAt: ends_at,
          }),
        (_rows, _error, { row }) => [...events, { type: 'Records', id: `events:${row.id}` }],
      ),

      /** Returns the email address, mostly masked. */
      inviteToEvent: build.mutation<string, string>({
        query: (id) => rpc('invite_to_event', { eventId: id }),
        extraOptions: { failure: 'toast', accepts: s.text },
      }),

      /** Whose Zoom account hosts meetings, and whether the event has one. */
      eventMeeting: read(
        { failure: 'silent', accepts: isMeeting },
        (id: string) => rpc('get_event_meeting', { eventId: id }),
        (_meeting, _error, id) => [{ type: 'Records', id: `events:${id}` }],
      ),

      setEventMeeting: write(
        {
          failure: 'toast',
          success: {
            title: 'Queued for Zoom',
            description: 'The meeting follows within seconds.',
          },
          accepts: s.bool,
        },
        ({ id, isWanted }: { readonly id: string; readonly isWanted: boolean }) =>
          rpc('set_event_meeting', { eventId: id, isWanted }),
        (_isWanted, _error, { id }) => [{ type: 'Records', id: `events:${id}` }],
      ),

      readFeed: build.query<Feed | null, void>({
        query: () => rpc('my_calendar_feed'),
        transformResponse: (rows: readonly Feed[]) => rows[0] ?? null,
        extraOptions: { failure: 'inline', accepts: isFeed },
        providesTags: ['CalendarFeed'],
      }),

      /** Returns the token, which is shown only once. */
      createFeed: write(s.text, () => rpc('create_calendar_feed')),

      revokeFeed: write(s.bool, () => rpc('revoke_calendar_feed')),
    }),
  });

export const {
  useListEventsQuery,
  useDetachOccurrenceMutation,
  useInviteToEventMutation,
  useEventMeetingQuery,
  useSetEventMeetingMutation,
  useReadFeedQuery,
  useCreateFeedMutation,
  useRevokeFeedMutation,
} = eventsApi;
