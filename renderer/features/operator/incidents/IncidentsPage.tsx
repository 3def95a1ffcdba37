import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import {
  describeDeadline,
  INCIDENT_PLACES,
  INCIDENT_TYPES,
  INJURIES,
} from '#shared/operator/incidents.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ViewButtons } from '../../../ui/search/ViewButtons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CommunityScreen } from '../CommunityScreen.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import { IncidentPanel } from './IncidentPanel.tsx';
import styles from './Incidents.module.css';
import { type Incident, type IncidentList, useIncidentsQuery } from './incidentsApi.ts';
import { ReportIncident } from './ReportIncident.tsx';
import { Trend } from './Trend.tsx';

const DAY_MS = 86_400_000;
const PERIODS = [
  [30, '30 days'],
  [90, '90 days'],
  [365, '12 months'],
] as const;
const dayBefore = (days: number): string => toCalendarDay(new Date(Date.now() - days * DAY_MS));

/** Incidents of a community with their state, and the trend by type, place, and hour. */
export function Component() {
  const [isNew, setNew] = useState<string | null>(null);
  return (
    <CommunityScreen actions={(id) => <Report communityId={id} onOpen={() => setNew(id)} />}>
      {(communityId) => (
        <>
          <Incidents key={communityId} communityId={communityId} />
          {isNew === communityId && (
            <ReportIncident communityId={communityId} onClose={() => setNew(null)} />
          )}
        </>
      )}
    </CommunityScreen>
  );
}

function Report({
  communityId,
  onOpen,
}: {
  readonly communityId: string;
  readonly onOpen: () => void;
}) {
  const { canAdd } = usePositions(communityId);
  return (
    canAdd('incidents') && (
      <Button intent="primary" size="small" onClick={onOpen}>
        Report incident
      </Button>
    )
  );
}

function Incidents({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const { canRead } = usePositions(communityId);
  const days = PERIODS.find(([one]) => String(one) === params.get('days'))?.[0] ?? 90;
  const query = useIncidentsQuery(
    { communityId, from: dayBefore(days), to: dayBefore(-1) },
    { skip: !canRead('incidents') },
  );
  if (!canRead('incidents')) {
    return (
      <EmptyState title="Report what happened">
        Your position reports incidents. Directors and nurses review them.
      </EmptyState>
    );
  }
  return (
    <div className={ui.stack16}>
      <div className={operator.tab}>
        <ViewButtons
          label="Period"
          views={PERIODS}
          chosen={days}
          onChoose={(value) => change([['days', value === 90 ? null : String(value)]])}
        />
      </div>
      <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
        {(list) =>
          list.incidents.length === 0 ? (
            <EmptyState title="No incidents in this period">
              Falls, medication events, and other incidents appear here once reported.
            </EmptyState>
          ) : (
            <Found list={list} />
          )
        }
      </Loaded>
    </div>
  );
}

/** Filters that the trend and the legend set in the URL. */
const STATES = [
  ['overdue', 'Report overdue'],
  ['open', 'Open'],
  ['signed', 'Signed'],
] as const;
const FILTERS = ['type', 'place', 'hour', 'state'] as const;

const stateOf = ({ signed_at, notifications }: Incident): 'signed' | 'overdue' | 'open' =>
  signed_at !== null
    ? 'signed'
    : notifications.some(
          ({ due_at, notified_at }) =>
            due_at !== null && notified_at === null && Date.parse(due_at) < Date.now(),
        )
      ? 'overdue'
      : 'open';

function Found({ list }: { readonly list: IncidentList }) {
  const { params, change } = useUrlSearch();
  const chosen = list.incidents.find(({ id }) => id === params.get('incident'));
  const filterValueOf = (incident: Incident, filter: (typeof FILTERS)[number]): string =>
    filter === 'state' ? stateOf(incident) : String(incident[filter]);
  const shown = list.incidents.filter((incident) =>
    FILTERS.every((filter) => {
      const value = params.get(filter);
      return value === null || filterValueOf(incident, filter) === value;
    }),
  );
  const set = (filter: (typeof FILTERS)[number], value: string) =>
    change([[filter, params.get(filter) === value ? null : value]]);
  const isFiltered = FILTERS.some((filter) => params.has(filter));
  return (
    <div className={ui.stack16}>
      <div className={ui.actions}>
        <FilterButtons
          label="States"
          filters={STATES.map(([id, label]) => ({
            id,
            label,
            count: list.incidents.filter((incident) => stateOf(incident) === id).length,
            isAlert: id === 'overdue',
          }))}
          chosen={params.get('state')}
          onChoose={(state) => change([['state', state]])}
        />
        {isFiltered && (
          <Button
            size="small"
            variant="minimal"
            onClick={() => change(FILTERS.map((filter) => [filter, null]))}
          >
            Clear filters
          </Button>
        )}
      </div>
      <Trend
        incidents={list.incidents}
        chosen={{
          type: params.get('type'),
          place: params.get('place'),
          hour: params.get('hour'),
        }}
        onChoose={set}
      />
      <p role="status" className={ui.caption}>
        {shown.length} of {list.incidents.length} incidents
      </p>
      <OperatorTable
        label="Incidents"
        className={styles.list}
        columns={['Time', 'Incident', 'Resident', 'Place', 'Injury', 'State report', 'Status']}
      >
        {shown.map((incident) => (
          <tr key={incident.id}>
            <td>{formatZonedTime(incident.at, list.time_zone)}</td>
            <th scope="row">
              <OpenButton onClick={() => change([['incident', incident.id]])}>
                {labelOf(INCIDENT_TYPES, incident.type)}
              </OpenButton>
            </th>
            <td>{incident.resident ?? '—'}</td>
            <td data-label="Place">{labelOf(INCIDENT_PLACES, incident.place)}</td>
            <td data-label="Injury">{labelOf(INJURIES, incident.injury)}</td>
            <td data-label="State report" data-state={stateOf(incident)}>
              <StateClock incident={incident} />
            </td>
            <td>{incident.signed_at === null ? 'Open' : 'Signed'}</td>
          </tr>
        ))}
      </OperatorTable>
      {chosen !== undefined && (
        <IncidentPanel
          key={`${chosen.id}/${chosen.version}`}
          incident={chosen}
          zone={list.time_zone}
          canChange={list.can_change && chosen.signed_at === null}
          canAppend={list.can_change}
          onClose={() => change([['incident', null]])}
        />
      )}
    </div>
  );
}

/** The time left to report to the state, or when it was reported. */
function StateClock({ incident }: { readonly incident: Incident }) {
  const state = incident.notifications.find(({ party }) => party === 'state');
  if (state === undefined || (state.due_at === null && state.notified_at === null)) return '—';
  if (state.notified_at === null) {
    return <strong>{describeDeadline(state.due_at ?? '', Date.now())}</strong>;
  }
  return state.due_at !== null && state.notified_at > state.due_at ? 'Reported late' : 'Reported';
}
