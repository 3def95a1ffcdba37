import type { ReactNode } from 'react';
import { formatDay, formatTimeInZone } from '#shared/format/date.ts';
import { MOVE_KINDS, SHIFTS } from '#shared/operator/command.ts';
import { describeDeadline, INCIDENT_TYPES } from '#shared/operator/incidents.ts';
import { MAINTENANCE_PRIORITIES } from '#shared/operator/maintenance.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { formatHours, isShort } from '#shared/operator/staff.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CommunityScreen } from '../CommunityScreen.tsx';
import operator from '../Operator.module.css';
import { useNow } from '../useNow.ts';
import styles from './Command.module.css';
import { useOperationsDayQuery } from './commandApi.ts';
import type { OperationsDay } from './commandShapes.ts';

/** What needs someone in a community today: moves, short shifts, and what is due. */
export function Component() {
  return (
    <CommunityScreen
      kind="units"
      actions={(communityId) => (
        <>
          <RouteLink to="operatorCommandCenter" query={{ community: communityId }}>
            Command center
          </RouteLink>
          <RouteLink to="operatorRealtimeOperations" query={{ community: communityId }}>
            Live feed
          </RouteLink>
        </>
      )}
    >
      {(communityId) => <Day key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

interface PartProps {
  readonly day: OperationsDay;
  readonly communityId: string;
}

function Day({ communityId }: { readonly communityId: string }) {
  const query = useOperationsDayQuery(communityId, { pollingInterval: 60_000 });
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(day) => (
        <div className={`${styles.sections} ${styles.center}`}>
          <Moves day={day} communityId={communityId} />
          <Shifts day={day} communityId={communityId} />
          <Reports day={day} communityId={communityId} />
          <Orders day={day} communityId={communityId} />
          <Expiring day={day} communityId={communityId} />
        </div>
      )}
    </Loaded>
  );
}

interface SectionProps {
  readonly title: string;
  readonly nothing: string;
  readonly count: number;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Section({ title, nothing, count, action, children }: SectionProps) {
  return (
    <section aria-label={title} className={ui.stack8}>
      <div className={operator.bar}>
        <h2 className={ui.smallHeading}>{title}</h2>
        {count > 0 && <span className={ui.caption}>{count}</span>}
        <span className={ui.end}>{action}</span>
      </div>
      {count === 0 ? (
        <p className={ui.muted}>{nothing}</p>
      ) : (
        <ul className={styles.rows}>{children}</ul>
      )}
    </section>
  );
}

function Moves({ day: { moves }, communityId }: PartProps) {
  if (moves === null) return null;
  return (
    <Section
      title="Moves"
      nothing="No moves of the last two days, and none planned."
      count={moves.length}
      action={
        <RouteLink to="operatorWaitlist" query={{ community: communityId }}>
          Open waitlist
        </RouteLink>
      }
    >
      {moves.map((move) => (
        <li key={`${move.kind} ${move.id} ${move.at}`}>
          <span>
            {move.name === null ? (
              'Name hidden'
            ) : move.kind === 'planned_in' ? (
              <RouteLink to="operatorProspect" params={{ id: move.id }}>
                {move.name}
              </RouteLink>
            ) : (
              <RouteLink to="operatorResident" params={{ id: move.id }}>
                {move.name}
              </RouteLink>
            )}
            <span className={ui.subline}>
              {labelOf(MOVE_KINDS, move.kind)}
              {move.unit !== null && `, unit ${move.unit}`}
            </span>
          </span>
          <span className={ui.muted}>{move.at === null ? 'No day set' : formatDay(move.at)}</span>
        </li>
      ))}
    </Section>
  );
}

function Shifts({ day: { shifts, time_zone: zone }, communityId }: PartProps) {
  if (shifts === null) return null;
  const short = shifts.filter(isShort);
  return (
    <Section
      title="Short shifts"
      nothing="This shift and the next have the required hours."
      count={short.length}
      action={
        <RouteLink to="operatorStaff" query={{ community: communityId, tab: 'schedule' }}>
          Fill shifts
        </RouteLink>
      }
    >
      {short.map((one) => (
        <li key={`${one.day} ${one.shift} ${one.position}`}>
          <span>
            {labelOf(POSITIONS, one.position)}
            <span className={ui.subline}>
              {labelOf(SHIFTS, one.shift)}, {formatTimeInZone(new Date(one.starts_at), zone)} to{' '}
              {formatTimeInZone(new Date(one.ends_at), zone)}
            </span>
          </span>
          <span data-is-late="true">
            {formatHours(one.required - one.scheduled)} of {formatHours(one.required)} open
          </span>
        </li>
      ))}
    </Section>
  );
}

function Reports({ day: { reports }, communityId }: PartProps) {
  const now = useNow(30_000);
  if (reports === null) return null;
  return (
    <Section
      title="State reports"
      nothing="No state report is due."
      count={reports.length}
      action={
        <RouteLink to="operatorCareIncidents" query={{ community: communityId }}>
          Open incidents
        </RouteLink>
      }
    >
      {reports.map((report) => (
        <li key={report.id}>
          <span>
            <RouteLink
              to="operatorCareIncidents"
              query={{ community: communityId, incident: report.incident_id }}
            >
              {labelOf(INCIDENT_TYPES, report.type)}, {formatDay(report.at)}
            </RouteLink>
            <span className={ui.subline}>{report.rule}</span>
          </span>
          <span data-is-late={Date.parse(report.due_at) < now}>
            {describeDeadline(report.due_at, now)}
          </span>
        </li>
      ))}
    </Section>
  );
}

function Orders({ day: { orders }, communityId }: PartProps) {
  const now = useNow(30_000);
  if (orders === null) return null;
  return (
    <Section
      title="Work orders"
      nothing="Nothing is urgent or due today."
      count={orders.length}
      action={
        <RouteLink to="operatorMaintenance" query={{ community: communityId, only: 'open' }}>
          Open work orders
        </RouteLink>
      }
    >
      {orders.map((order) => (
        <li key={order.id}>
          <span>
            <RouteLink to="operatorMaintenance" query={{ community: communityId, order: order.id }}>
              {order.number} · {order.title}
            </RouteLink>
            <span className={ui.subline}>
              {[
                labelOf(MAINTENANCE_PRIORITIES, order.priority),
                order.unit === null ? null : `unit ${order.unit}`,
                order.assignee ?? 'not assigned',
              ]
                .filter((part) => part !== null)
                .join(', ')}
            </span>
          </span>
          <span data-is-late={order.due_at !== null && Date.parse(order.due_at) < now}>
            {order.due_at === null ? 'No due date' : describeDeadline(order.due_at, now)}
          </span>
        </li>
      ))}
    </Section>
  );
}

const EXPIRING = [
  { value: 'license', label: 'License' },
  { value: 'insurance_policy', label: 'Insurance policy' },
  { value: 'certificate', label: 'Vendor certificate' },
  { value: 'policy_review', label: 'Policy review' },
];

function Expiring({ day: { expiring, day }, communityId }: PartProps) {
  return (
    <Section
      title="Expiring"
      nothing="Nothing expires in the next two weeks."
      count={expiring.length}
      action={
        <RouteLink to="compliance" query={{ community: communityId }}>
          Open due list
        </RouteLink>
      }
    >
      {expiring.map((one) => (
        <li key={`${one.kind} ${one.id}`}>
          <span>
            {one.title}
            <span className={ui.subline}>{labelOf(EXPIRING, one.kind)}</span>
          </span>
          <span data-is-late={one.ends_on < day}>{formatDay(one.ends_on)}</span>
        </li>
      ))}
    </Section>
  );
}
