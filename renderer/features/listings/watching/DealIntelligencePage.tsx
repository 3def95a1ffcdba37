import { useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import { STATES } from '#shared/listings/states.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AddWatch } from './AddWatch.tsx';
import styles from './Watching.module.css';
import {
  useListWatchAlertsInfiniteQuery,
  useListWatchesQuery,
  useMarkAlertsReadMutation,
  useRemoveWatchMutation,
  type Watch,
  type WatchAlert,
} from './watchingApi.ts';

/** Changes of what the user watches, and the watchlist. */
export function Component() {
  const [isAdding, setAdding] = useState(false);
  return (
    <Page>
      <PageHeader
        actions={
          <PlainButton intent="primary" onClick={() => setAdding(true)}>
            Add watch
          </PlainButton>
        }
      />
      <div className={styles.split}>
        <Changes />
        <Watchlist onAdd={() => setAdding(true)} />
      </div>
      {isAdding && <AddWatch onClose={() => setAdding(false)} />}
    </Page>
  );
}

const MATCHED: Readonly<Record<string, string>> = {
  listing: 'listing',
  deal: 'deal',
  market: 'market',
  owner: 'owner',
};

/** Names the watches behind an alert, such as "Matches your listing and market watches". */
function describeMatched(matched: readonly string[]): string {
  const names = matched.map((kind) => MATCHED[kind] ?? kind);
  return `Matches your ${names.join(' and ')} ${names.length === 1 ? 'watch' : 'watches'}`;
}

function Changes() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const query = useListWatchAlertsInfiniteQuery(userId, { skip: userId === '' });
  const [markRead, { isLoading }] = useMarkAlertsReadMutation();
  const alerts = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const unread = alerts.filter(({ read_at }) => read_at === null).length;
  return (
    <section aria-label="Changes" className={ui.stack8}>
      <div className={ui.actions12}>
        <h2 className={styles.heading}>Changes</h2>
        {unread > 0 && (
          <>
            <span role="status" className={ui.caption}>
              {formatNumber(unread)} unread
            </span>
            <PlainButton variant="minimal" disabled={isLoading} onClick={() => void markRead(null)}>
              Mark all as read
            </PlainButton>
          </>
        )}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="20rem" />} nothing={null}>
        {() =>
          alerts.length === 0 ? (
            <EmptyState title="No changes yet">
              Price, status, survey, rating, and ownership changes of your watchlist appear here.
            </EmptyState>
          ) : (
            <>
              <ul className={styles.rows} aria-label="Changes">
                {alerts.map((alert) => (
                  <AlertRow
                    key={alert.id}
                    alert={alert}
                    onOpen={() => alert.read_at === null && void markRead([alert.id])}
                  />
                ))}
              </ul>
              <LoadMore list={query} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface AlertRowProps {
  readonly alert: WatchAlert;
  readonly onOpen: () => void;
}

function AlertRow({ alert, onOpen }: AlertRowProps) {
  const { name, listing_id: listingId, deal_id: dealId, ccn, created_at: at } = alert;
  return (
    <li data-is-new={alert.read_at === null}>
      <span>
        {listingId !== null && (
          <RouteLink to="property" params={{ id: listingId }} onClick={onOpen}>
            {name}
          </RouteLink>
        )}
        {dealId !== null && (
          <RouteLink to="deal" params={{ id: dealId }} onClick={onOpen}>
            {name}
          </RouteLink>
        )}
        {listingId === null && dealId === null && <strong>{name}</strong>}
        <span>{alert.detail}</span>
        <span className={ui.subline}>
          {describeMatched(alert.matched)}
          {ccn !== null && `. CCN ${ccn}`}
          {alert.is_sample && '. Demo sample'}
        </span>
      </span>
      <time dateTime={at} title={formatDateTime(at)} className={ui.caption}>
        {formatAge(at, serverNow())}
      </time>
      {alert.read_at === null && (
        <PlainButton variant="minimal" aria-label={`Mark as read: ${name}`} onClick={onOpen}>
          Mark as read
        </PlainButton>
      )}
    </li>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  listing: 'Listing',
  deal: 'Deal',
  market: 'Market',
  owner: 'Owner of nursing homes',
};

/** A listing or deal that the user can no longer open has no name. */
function describeWatch({ kind, state, property_type: type, owner_name: owner, ...watch }: Watch) {
  if (kind === 'market') {
    const place = STATES[state as keyof typeof STATES] ?? state ?? '';
    const label = PROPERTY_TYPES[type as keyof typeof PROPERTY_TYPES];
    return label === undefined ? place : `${place}, ${label}`;
  }
  if (kind === 'owner') return owner ?? '';
  const found = kind === 'deal' ? watch.deals?.name : watch.listings?.property_name;
  return found ?? 'No longer available';
}

function Watchlist({ onAdd }: { readonly onAdd: () => void }) {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const query = useListWatchesQuery(userId, { skip: userId === '' });
  const [remove, { isLoading }] = useRemoveWatchMutation();
  return (
    <section aria-label="Watchlist" className={ui.stack8}>
      <h2 className={styles.heading}>Watchlist</h2>
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {(watches) =>
          watches.length === 0 ? (
            <EmptyState
              title="Nothing watched yet"
              action={
                <span className={ui.actions}>
                  <PlainButton onClick={onAdd}>Watch a market</PlainButton>
                  <LinkButton to="investmentOpportunities">Browse communities</LinkButton>
                </span>
              }
            >
              Watch a market or owner here, or a listing or deal on its page.
            </EmptyState>
          ) : (
            <ul className={styles.rows} aria-label="Watchlist">
              {watches.map((watch) => (
                <li key={watch.id}>
                  <span>
                    <span>{describeWatch(watch)}</span>
                    <span className={ui.subline}>{KINDS[watch.kind] ?? watch.kind}</span>
                  </span>
                  <PlainButton
                    variant="minimal"
                    disabled={isLoading}
                    aria-label={`Stop watching ${describeWatch(watch)}`}
                    onClick={() => void remove(watch.id)}
                  >
                    Stop watching
                  </PlainButton>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
