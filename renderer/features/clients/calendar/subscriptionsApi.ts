import { isEventTiming } from '#shared/clients/calendar/recurrence.ts';
import '#shared/texts/events.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  both,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import type { Between } from './eventsApi.ts';

const areSubscriptions = listOf(
  object({
    id: text,
    name: text,
    host: text,
    read_at: orNull(text),
    /** A refresh is due or in progress. */
    is_waiting: bool,
    failure: orNull(text),
    /** Events that can't be shown fully. */
    left_out: number,
    events: number,
  }),
);
export type Subscription = ShapeOf<typeof areSubscriptions>[number];

const areSubscribedEvents = listOf(
  both(object({ id: text, title: text, place: orNull(text), calendar: text }), isEventTiming),
);
export type SubscribedEvent = ShapeOf<typeof areSubscribedEvents>[number];

interface NewSubscription {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

export const subscriptionsApi = recordTags
  .enhanceEndpoints({ addTagTypes: ['CalendarSubscriptions', 'SubscribedEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listSubscriptions: build.query<readonly Subscription[], void>({
        query: () => rpc('list_calendar_subscriptions'),
        extraOptions: { failure: 'inline', accepts: areSubscriptions },
        providesTags: ['CalendarSubscriptions'],
      }),

      listSubscribedEvents: build.query<readonly SubscribedEvent[], Between>({
        query: ({ from, to }) => rpc('list_subscribed_events', { from, to }),
        extraOptions: { failure: 'inline', accepts: areSubscribedEvents },
        providesTags: ['SubscribedEvents'],
      }),

      addSubscription: build.mutation<boolean, NewSubscription>({
        query: ({ id, name, url }) => rpc('add_calendar_subscription', { id, name, url }),
        extraOptions: { failure: 'inline', accepts: bool },
        invalidatesTags: ['CalendarSubscriptions'],
      }),

      refreshSubscription: build.mutation<boolean, string>({
        query: (id) => rpc('refresh_calendar_subscription', { id }),
        extraOptions: { failure: 'toast', accepts: bool },
        invalidatesTags: ['CalendarSubscriptions'],
      }),

      removeSubscription: build.mutation<boolean, string>({
        query: (id) => rpc('remove_calendar_subscription', { id }),
        extraOptions: { failure: 'toast', accepts: bool },
        invalidatesTags: ['CalendarSubscriptions', 'SubscribedEvents'],
      }),
    }),
  });

export const {
  useListSubscriptionsQuery,
  useListSubscribedEventsQuery,
  useAddSubscriptionMutation,
  useRefreshSubscriptionMutation,
  useRemoveSubscriptionMutation,
} = subscriptionsApi;
