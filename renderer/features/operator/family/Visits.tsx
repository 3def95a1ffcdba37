import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatZonedClock, formatZonedTime, toLocalTime } from '#shared/format/zonedTime.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import styles from './Family.module.css';
import {
  useAppointmentsQuery,
  useDecideVisitMutation,
  useRemoveAppointmentMutation,
  useVisitsQuery,
} from './familyApi.ts';
import type { Visit, VisitList } from './familyShapes.ts';
import { NewAppointment, VisitHours } from './VisitDialogs.tsx';
import { VISIT_STATES } from './visitText.ts';

const DAYS_SHOWN = 14;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

type Open = 'hours' | 'appointment' | { readonly decline: Visit } | null;

/** Visits of the next two weeks by day, appointments, and visiting hours. */
export function Visits({ communityId }: { readonly communityId: string }) {
  // The community's day can be the one before; earlier visits are left out below.
  const day = new Date().toISOString().slice(0, 10);
  const query = useVisitsQuery(
    { communityId, from: dayAfter(day, -1), to: dayAfter(day, DAYS_SHOWN) },
    { pollingInterval: 60_000 },
  );
  const { canChange } = usePositions(communityId);
  const [open, setOpen] = useState<Open>(null);
  const isManager = canChange('family_visits');
  const close = () => setOpen(null);
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {isManager && (
          <Button size="small" onClick={() => setOpen('appointment')}>
            Add appointment
          </Button>
        )}
        {canChange('visit_settings') && (
          <Button size="small" onClick={() => setOpen('hours')}>
            Visiting hours
          </Button>
        )}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
        {(list) => (
          <>
            <VisitTable
              list={list}
              isManager={isManager}
              onDecline={(visit) => setOpen({ decline: visit })}
            />
            {open === 'hours' && (
              <VisitHours communityId={communityId} settings={list.settings} onClose={close} />
            )}
            {open === 'appointment' && (
              <NewAppointment communityId={communityId} zone={list.time_zone} onClose={close} />
            )}
            {isManager && <Appointments communityId={communityId} zone={list.time_zone} />}
          </>
        )}
      </Loaded>
      {open !== null && typeof open === 'object' && (
        <DeclineVisit visit={open.decline} onClose={close} />
      )}
    </div>
  );
}

interface VisitTableProps {
  readonly list: VisitList;
  readonly isManager: boolean;
  readonly onDecline: (visit: Visit) => void;
}

function VisitTable({ list, isManager, onDecline }: VisitTableProps) {
  const [decide, { isLoading }] = useDecideVisitMutation();
  const { time_zone: zone, today } = list;
  const dayOf = (visit: Visit) => toLocalTime(Date.parse(visit.starts_at), zone).slice(0, 10);
  const visits = list.visits.filter((one) => dayOf(one) >= today);
  const isOpen = ({ state }: Visit) => state === 'requested' || state === 'confirmed';
  const ofToday = visits.filter((one) => dayOf(one) === today && isOpen(one)).length;
  const waiting = visits.filter(({ state }) => state === 'requested').length;
  if (visits.length === 0) {
    return (
      <EmptyState title="No visits planned">Visits that families book appear here.</EmptyState>
    );
  }
  return (
    <>
      <p className={ui.muted}>
        {ofToday} {ofToday === 1 ? 'visit' : 'visits'} today, {waiting} to confirm
      </p>
      <OperatorTable
        label="Visits"
        columns={[
          'When',
          'Resident',
          'Visitor',
          { number: 'Visitors' },
          'State',
          { hidden: 'Actions' },
        ]}
      >
        {visits.map((visit) => (
          <tr key={visit.id}>
            <td data-wide>
              {dayOf(visit) === today ? 'Today' : formatCalendarDay(dayOf(visit))},{' '}
              {formatZonedClock(visit.starts_at, zone)}
            </td>
            <th scope="row">
              {visit.resident}
              {visit.unit !== null && <span className={ui.subline}>Unit {visit.unit}</span>}
            </th>
            <td>
              {visit.visitor}
              {visit.note !== null && <span className={ui.subline}>{visit.note}</span>}
            </td>
            <td className={operator.number} data-label="Visitors">
              {visit.guests}
            </td>
            <td>
              {VISIT_STATES.get(visit.state)}
              {visit.reason !== null && <span className={ui.subline}>{visit.reason}</span>}
              {isOpen(visit) && !visit.has_consent && (
                <span className={ui.warning}> Consent ended</span>
              )}
            </td>
            <td>
              {isManager && isOpen(visit) && Date.parse(visit.starts_at) > Date.now() && (
                <span className={ui.line}>
                  {visit.state === 'requested' && (
                    <Button
                      size="small"
                      intent="primary"
                      loading={isLoading}
                      aria-label={`Confirm visit of ${visit.visitor}`}
                      onClick={() => void decide({ id: visit.id, confirms: true, reason: null })}
                    >
                      Confirm
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={`Decline visit of ${visit.visitor}`}
                    onClick={() => onDecline(visit)}
                  >
                    Decline
                  </Button>
                </span>
              )}
            </td>
          </tr>
        ))}
      </OperatorTable>
    </>
  );
}

function DeclineVisit({ visit, onClose }: { readonly visit: Visit; readonly onClose: () => void }) {
  const [decide] = useDecideVisitMutation();
  return (
    <ReasonDialog
      title="Decline visit"
      action="Decline visit"
      failure="Not declined"
      hint="The family sees it."
      shortest={1}
      save={(reason) => decide({ id: visit.id, confirms: false, reason })}
      onClose={onClose}
    />
  );
}

interface AppointmentsProps {
  readonly communityId: string;
  readonly zone: string;
}

function Appointments({ communityId, zone }: AppointmentsProps) {
  const { data = [] } = useAppointmentsQuery(communityId);
  const [remove] = useRemoveAppointmentMutation();
  if (data.length === 0) return null;
  return (
    <section aria-label="Appointments" className={ui.stack8}>
      <h2 className={ui.smallHeading}>Appointments on family calendars</h2>
      <ul className={styles.entries}>
        {data.map(({ id, resident, title, place, starts_at }) => (
          <li key={id}>
            <time dateTime={starts_at}>{formatZonedTime(starts_at, zone)}</time>
            <span>
              <span className={ui.strong}>{title}</span>
              <span className={ui.subline}>{[resident, place].filter(Boolean).join(' · ')}</span>
            </span>
            <Button
              size="small"
              variant="minimal"
              aria-label={`Remove ${title} of ${resident}`}
              onClick={() => void remove(id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
