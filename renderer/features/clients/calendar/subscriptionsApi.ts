import { isEventTiming } from '#shared/clients/calendar/recurrence.ts';
import '#shared/texts/events.ts';
import { calls } from '../../../data/api/calls.ts';
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
    endpoints: (build, { read, write } = calls(build, ['CalendarSubscriptions'])) => ({
      listSubscriptions: read(areSubscriptions, () => rpc('list_calendar_subscriptions')),

      listSubscribedEvents: read(
        areSubscribedEvents,
        ({ from, to }: Between) => rpc('list_subscribed_events', { from, to }),
        ['SubscribedEvents'],
      ),

      addSubscription: write(bool, ({ id, name, url }: NewSubscription) =>
        rpc('add_calendar_subscription', { id, name, url }),
      ),

      refreshSubscription: write({ failure: 'toast', accepts: bool }, (id: string) =>
        rpc('refresh_calendar_subscription', { id }),
      ),

      removeSubscription: write(
        { failure: 'toast', accepts: bool },
        (id: string) => rpc('remove_calendar_subscription', { id }),
        ['CalendarSubscriptions', 'SubscribedEvents'],
      ),
    }),
  });

export const {
  useListSubscriptionsQuery,
  useListSubscribedEventsQuery,
  useAddSubscriptionMutation,
  useRefreshSubscriptionMutation,
  useRemoveSubscriptionMutation,
} = subscriptionsApi;
