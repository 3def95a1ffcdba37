import { isEventTiming } from '#shared/clients/calendar/recurrence.ts';
import '#shared/texts/events.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import type { Between } from './eventsApi.ts';

const areSubscriptions = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    host: s.text,
    read_at: s.orNull(s.text),
    /** A refresh is due or in progress. */
    is_waiting: s.bool,
    failure: s.orNull(s.text),
    /** Events that can't be shown fully. */
    left_out: s.number,
    events: s.number,
  }),
);
export type Subscription = s.ShapeOf<typeof areSubscriptions>[number];

const areSubscribedEvents = s.listOf(
  s.both(
    s.object({ id: s.text, title: s.text, place: s.orNull(s.text), calendar: s.text }),
    isEventTiming,
  ),
);
export type SubscribedEvent = s.ShapeOf<typeof areSubscribedEvents>[number];

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

      addSubscription: write(s.bool, ({ id, name, url }: NewSubscription) =>
        rpc('add_calendar_subscription', { id, name, url }),
      ),

      refreshSubscription: write({ failure: 'toast', accepts: s.bool }, (id: string) =>
        rpc('refresh_calendar_subscription', { id }),
      ),

      removeSubscription: write(
        { failure: 'toast', accepts: s.bool },
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
