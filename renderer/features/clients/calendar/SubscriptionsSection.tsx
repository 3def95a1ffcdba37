import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { announce } from '../../../ui/live/announce.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './CalendarPage.module.css';
import {
  type Subscription,
  subscriptionsApi,
  useAddSubscriptionMutation,
  useListSubscriptionsQuery,
  useRefreshSubscriptionMutation,
  useRemoveSubscriptionMutation,
} from './subscriptionsApi.ts';

/** How often a calendar that is being read is checked. */
const POLL_MS = 3_000;

const FAILURES: Readonly<Record<string, string>> = {
  address_not_allowed: 'The address is in a private network.',
  connection_failed: 'The connection failed.',
  host_not_found: 'The host name was not found.',
  http_error: 'The server answered with an error.',
  invalid_url: 'The address can’t be used.',
  not_calendar: 'The address doesn’t lead to a calendar.',
  not_found: 'The calendar was not found. Its link may have been replaced.',
  redirected: 'The server redirected. Use the final address.',
  timed_out: 'The server took too long.',
  too_large: 'The calendar is larger than 2 MB.',
  too_many: 'The calendar has more than 1,000 events, or more than 300 that repeat.',
};

function describeState({ failure, is_waiting, read_at, events, left_out }: Subscription): string {
  if (failure !== null) {
    const since = read_at === null ? '' : ` Events are from ${formatAge(read_at, serverNow())}.`;
    return `${FAILURES[failure] ?? 'It can’t be read.'}${since}`;
  }
  if (read_at === null) return 'Reading…';
  const parts = [
    events === 1 ? '1 event' : `${formatNumber(events)} events`,
    is_waiting ? 'reading…' : `read ${formatAge(read_at, serverNow())}`,
    left_out > 0 && `${formatNumber(left_out)} can’t be shown fully`,
  ];
  return parts.filter(Boolean).join(' · ');
}

const subscriptionForm = z.object({
  name: requiredLine(60, 'Enter a name.'),
  url: checkedText(
    (typed) =>
      /^(https|webcals?):\/\/[^\s/?#@]+/i.test(typed) ||
      /^http:\/\/(localhost|127\.0\.0\.1)/.test(typed),
    'Enter an address that starts with https:// or webcal://.',
  ),
});

/** Calendars elsewhere whose events appear in the calendar. */
export function SubscriptionsSection() {
  const [isWaiting, setWaiting] = useState(false);
  const query = useListSubscriptionsQuery(undefined, { pollingInterval: isWaiting ? POLL_MS : 0 });
  const waiting = query.data?.some((one) => one.is_waiting) === true;
  const dispatch = useAppDispatch();
  useEffect(() => {
    // The events of a calendar that was just read.
    if (isWaiting && !waiting) {
      dispatch(subscriptionsApi.util.invalidateTags(['SubscribedEvents']));
    }
    setWaiting(waiting);
  }, [isWaiting, waiting, dispatch]);
  return (
    <section aria-labelledby="subscriptions" className={styles.booking}>
      <h3 id="subscriptions">Calendars from elsewhere</h3>
      <p className={ui.note}>
        Their events appear in your calendar, for you only. They are read every hour and don’t block
        your booking page.
      </p>
      <Loaded answer={query} waiting={<Skeleton height="3rem" />} keepsLast>
        {(rows) =>
          rows.length > 0 && (
            <ul className={styles.subscriptions}>
              {rows.map((row) => (
                <SubscriptionRow key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddSubscription key={query.data?.length ?? 0} />
    </section>
  );
}

function SubscriptionRow({ row }: { readonly row: Subscription }) {
  const [refresh, refreshing] = useRefreshSubscriptionMutation();
  const [remove, removing] = useRemoveSubscriptionMutation();
  const isBusy = refreshing.isLoading || removing.isLoading;
  return (
    <li>
      <span>
        <strong>{row.name}</strong>
        <span className={ui.subline}>{row.host}</span>
        <span className={row.failure === null ? ui.subline : ui.error}>{describeState(row)}</span>
      </span>
      <span className={ui.actions}>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`Refresh ${row.name}`}
          onClick={() => void refresh(row.id)}
        >
          Refresh
        </Button>
        <Button
          size="small"
          variant="minimal"
          disabled={isBusy}
          aria-label={`Remove ${row.name}`}
          onClick={() => void remove(row.id)}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}

function AddSubscription() {
  const [add] = useAddSubscriptionMutation();
  const form = useSaveForm({
    schema: subscriptionForm,
    defaultValues: { name: '', url: '' },
    save: (values, id) => add({ ...values, id }),
    onSaved: () => announce('Calendar added'),
  });
  return (
    <SaveForm form={form} className={styles.booking} action="Add calendar" failure="Not added">
      <TextField label="Name" maxLength={60} {...form.field('name')} />
      <TextField
        label="Calendar address"
        hint="The iCal link of Outlook, Google, or Apple Calendar. We never show it again."
        inputMode="url"
        placeholder="https://"
        {...form.field('url')}
      />
    </SaveForm>
  );
}
