import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { SHIFTS } from '#shared/operator/care.ts';
import { EVENT_KINDS, formatDuration, HAZARDS } from '#shared/operator/emergency.ts';
import { describeInterval } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import styles from './Emergency.module.css';
import { useEmergencyEventsQuery } from './emergencyApi.ts';
import type { EmergencyEvent, EmergencyEvents } from './emergencyShapes.ts';
import { StartDialog } from './StartDialog.tsx';
import { useQueuedEvents } from './useHeadCount.ts';

/** Open events, due fire drills, and the log. */
export function Events({ communityId }: { readonly communityId: string }) {
  const query = useEmergencyEventsQuery(communityId, { refetchOnFocus: true });
  const canStart = usePositions(communityId).canAdd('emergency_events');
  const [started, setStarted] = useState<'drill' | 'event' | null>(null);
  const { change } = useUrlSearch();
  const start = canStart && (
    <div className={ui.line}>
      <Button intent="danger" onClick={() => setStarted('event')}>
        Start emergency
      </Button>
      <Button intent="primary" onClick={() => setStarted('drill')}>
        Start drill
      </Button>
    </div>
  );
  return (
    <div className={`${ui.stack16} ${operator.tab}`}>
      {start}
      <QueuedStarts />
      <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
        {(list) => <EventLists list={list} />}
      </Loaded>
      {started !== null && (
        <StartDialog
          communityId={communityId}
          kind={started}
          onStarted={(id) => change([['event', id]])}
          onClose={() => setStarted(null)}
        />
      )}
    </div>
  );
}

/** Events started on this device that wait for a connection. */
function QueuedStarts() {
  const { change } = useUrlSearch();
  const starts = useQueuedEvents().filter(({ kind }) => kind === 'start_emergency_event');
  if (starts.length === 0) return null;
  return (
    <ul className={styles.open}>
      {starts.map(({ id, name }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <p className={ui.caption}>Waits on this device for a connection</p>
          </div>
          <Button onClick={() => change([['event', id]])}>Open head count</Button>
        </li>
      ))}
    </ul>
  );
}

function EventLists({ list }: { readonly list: EmergencyEvents }) {
  const { change } = useUrlSearch();
  const open = list.events.filter(({ ended_at }) => ended_at === null);
  const ended = list.events.filter(({ ended_at }) => ended_at !== null);
  return (
    <>
      {open.length > 0 && (
        <ul className={styles.open} aria-label="Open events">
          {open.map((event) => (
            <li key={event.id} data-kind={event.kind}>
              <div>
                <strong>
                  {labelOf(EVENT_KINDS, event.kind)}: {labelOf(HAZARDS, event.hazard)}
                </strong>
                <p className={ui.caption}>
                  Started {formatZonedTime(event.started_at, list.time_zone)} by {event.starter}
                  {event.kind !== 'tabletop' && ` · ${describeCount(event)}`}
                </p>
              </div>
              <Button intent="primary" onClick={() => change([['event', event.id]])}>
                {event.kind === 'tabletop' ? 'Open exercise' : 'Open head count'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Drills list={list} />
      <section className={ui.stack8} aria-label="Log">
        <h2 className={ui.smallHeading}>Log</h2>
        {ended.length === 0 ? (
          <EmptyState title="No drills or events yet">
            Ended drills and events appear here with their record.
          </EmptyState>
        ) : (
          <OperatorTable
            label="Log"
            columns={['Event', 'Started', { number: 'Duration' }, 'Head count', 'Findings', 'By']}
          >
            {ended.map((event) => (
              <tr key={event.id}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.link}
                    onClick={() => change([['event', event.id]])}
                  >
                    {labelOf(EVENT_KINDS, event.kind)}: {labelOf(HAZARDS, event.hazard)}
                  </button>
                </th>
                <td>{formatZonedTime(event.started_at, list.time_zone)}</td>
                <td className={operator.number}>
                  {formatDuration(event.started_at, event.ended_at ?? event.started_at)}
                </td>
                <td data-label="Head count">
                  {event.kind === 'tabletop' ? '—' : describeCount(event)}
                </td>
                <td data-label="Findings">{event.findings.length}</td>
                <td>{event.ender}</td>
              </tr>
            ))}
          </OperatorTable>
        )}
      </section>
    </>
  );
}

const describeCount = ({ counts }: EmergencyEvent): string =>
  `${counts.total - counts.open - counts.missing} of ${counts.total} accounted for`;

/** Fire drills that are due, from the life safety log. */
function Drills({ list }: { readonly list: EmergencyEvents }) {
  const { drills, rule, today } = list;
  return (
    <section className={ui.stack8} aria-label="Fire drills due">
      <h2 className={ui.smallHeading}>Fire drills due</h2>
      {rule === null ? (
        <p className={ui.caption}>
          No fire drill rule yet.{' '}
          <RouteLink to="operatorInspections">Add life safety logs</RouteLink>
        </p>
      ) : (
        <p className={ui.caption}>
          {describeInterval(rule.every, rule.period, null)}
          {rule.is_by_shift && ', each shift'}
          {rule.source !== null && ` · ${rule.source}`} ·{' '}
          <RouteLink to="operatorInspections" query={{ tab: 'templates' }}>
            Change rule
          </RouteLink>
        </p>
      )}
      {rule !== null && drills.length === 0 && <p>Nothing is due.</p>}
      {drills.length > 0 && (
        <ul className={styles.drills}>
          {drills.map(({ id, shift, due_on, event_id }) => (
            <li key={id} data-is-late={due_on < today}>
              <strong>{shift === null ? 'Any' : labelOf(SHIFTS, shift)} shift</strong>
              <span>
                {due_on < today ? 'Overdue since' : 'Due by'} {formatDay(due_on)}
                {event_id !== null && ', running'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
