import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { FEED_AREAS, FEED_EVENTS } from '#shared/operator/command.ts';
import { EVENT_KINDS, HAZARDS } from '#shared/operator/emergency.ts';
import { INCIDENT_PLACES, INCIDENT_TYPES } from '#shared/operator/incidents.ts';
import { WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { PROSPECT_EVENTS } from '#shared/operator/prospects.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { STAY_TYPES } from '#shared/operator/stays.ts';
import type { Choice } from '#shared/records/choice.ts';
import type { Query, RouteName } from '#shared/routes.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { NoCommunities } from '../NoCommunities.tsx';
import operator from '../Operator.module.css';
import { useMyPositionsQuery } from '../operatorApi.ts';
import { useNow } from '../useNow.ts';
import styles from './Command.module.css';
import { useOperationsFeedQuery } from './commandApi.ts';
import type { FeedEvent } from './commandShapes.ts';

/** What happens in the user's communities, as it happens, by area. */
export function Component() {
  const { params, change } = useUrlSearch();
  const { data: positions } = useMyPositionsQuery();
  const communities = [
    ...new Map(
      (positions ?? [])
        .filter(({ reads }) => reads.includes('units'))
        .map((one) => [one.community_id, one.community] as const),
    ),
  ];
  const asked = params.get('community');
  const community = communities.find(([id]) => id === asked)?.[0] ?? null;
  const area = FEED_AREAS.find(({ value }) => value === params.get('area'))?.value ?? null;
  const query = useOperationsFeedQuery(
    { communityId: community, area },
    { pollingInterval: 60_000 },
  );
  if (positions !== undefined && communities.length === 0) {
    return (
      <Page>
        <PageHeader />
        <NoCommunities />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        actions={
          communities.length > 1 && (
            <div className={operator.choice}>
              <Select
                aria-label="Community"
                options={[['', 'All communities'], ...communities]}
                value={community ?? ''}
                onChange={({ target }) => change([['community', target.value || null]])}
              />
            </div>
          )
        }
      />
      <div className={`${ui.stack12} ${styles.center}`}>
        <FilterButtons
          label="Areas"
          filters={FEED_AREAS.map(({ value, label }) => ({ id: value, label }))}
          chosen={area}
          onChoose={(id) => change([['area', id]])}
        />
        <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
          {({ events }) =>
            events.length === 0 ? (
              <EmptyState title="Nothing yet">
                Events of the last three days appear here as they happen.
              </EmptyState>
            ) : (
              <Feed events={events} hasSeveral={community === null && communities.length > 1} />
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

interface FeedProps {
  readonly events: readonly FeedEvent[];
  readonly hasSeveral: boolean;
}

const PAGE = 50;

function Feed({ events, hasSeveral }: FeedProps) {
  const now = new Date(useNow(30_000));
  const [count, setCount] = useState(PAGE);
  return (
    <>
      <ol className={styles.feed} aria-label="Events">
        {events.slice(0, count).map((event) => (
          <li key={`${event.id} ${event.kind}`}>
            <time dateTime={event.at} title={formatDateTime(event.at)}>
              {formatAge(event.at, now)}
            </time>
            <span className={ui.muted}>{labelOf(FEED_AREAS, event.area)}</span>
            <span>
              <EventLink event={event} />
              <span className={ui.subline}>{describeEvent(event)}</span>
            </span>
            <span className={ui.muted}>{hasSeveral && event.community}</span>
          </li>
        ))}
      </ol>
      {events.length > count && (
        <div>
          <Button size="small" onClick={() => setCount(count + PAGE)}>
            Show older events
          </Button>
        </div>
      )}
    </>
  );
}

const TITLES: readonly Choice[] = [...STAY_TYPES, ...PROSPECT_EVENTS, ...FEED_EVENTS];
const titlesOf = (area: string): readonly Choice[] =>
  area === 'moves' ? STAY_TYPES : area === 'prospects' ? PROSPECT_EVENTS : TITLES;

/** What an event is about, in words. */
function describeEvent({ area, subject, detail }: FeedEvent): string {
  const parts = {
    moves: [subject === null ? null : `Unit ${subject}`],
    incidents: [labelOf(INCIDENT_TYPES, subject), labelOf(INCIDENT_PLACES, detail)],
    staffing: [subject, labelOf(POSITIONS, detail)],
    work_orders: [subject, detail === null ? null : labelOf(WORK_ORDER_STATES, detail)],
    emergency: [labelOf(HAZARDS, subject), labelOf(EVENT_KINDS, detail)],
  }[area] ?? [subject, detail];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

const SCREENS: Readonly<Record<string, readonly [RouteName, string | null]>> = {
  staffing: ['operatorStaff', 'employee'],
  incidents: ['operatorCareIncidents', 'incident'],
  medications: ['operatorCareMedications', null],
  work_orders: ['operatorMaintenance', 'order'],
  emergency: ['operatorEmergency', 'event'],
  alerts: ['operatorAlerts', null],
};

function EventLink({ event }: { readonly event: FeedEvent }) {
  const title = labelOf(titlesOf(event.area), event.kind);
  if (event.area === 'prospects' && event.target_id !== null) {
    return (
      <RouteLink to="operatorProspect" params={{ id: event.target_id }}>
        {title}
      </RouteLink>
    );
  }
  const [to, name] = SCREENS[event.area] ?? [null, null];
  if (to === null) {
    return (
      <RouteLink to="operatorProperty" params={{ propertyId: event.community_id }}>
        {title}
      </RouteLink>
    );
  }
  const query: Query = {
    community: event.community_id,
    ...(name !== null && event.target_id !== null && { [name]: event.target_id }),
  };
  return (
    <RouteLink to={to} query={query}>
      {title}
    </RouteLink>
  );
}
