import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import {
  describeDeadline,
  INCIDENT_FACTORS,
  INCIDENT_PLACES,
  INCIDENT_TYPES,
  INJURIES,
  labelsOf,
  NOTIFICATION_METHODS,
  NOTIFIED_PARTIES,
} from '#shared/operator/incidents.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { FactGrid, type GridFact } from '../../../ui/panel/FactGrid.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  AddendumDialog,
  EditIncident,
  NotificationDialog,
  TaskDialog,
} from './IncidentDialogs.tsx';
import styles from './Incidents.module.css';
import {
  type Incident,
  type IncidentNotification,
  useCompleteIncidentTaskMutation,
  useSignIncidentMutation,
} from './incidentsApi.ts';

interface IncidentPanelProps {
  readonly incident: Incident;
  readonly zone: string;
  readonly canChange: boolean;
  readonly onClose: () => void;
  /** True if the user can add what became known after the seal. */
  readonly canAppend: boolean;
}

type Step =
  | { readonly of: 'edit' | 'task' | 'addendum' }
  | { readonly of: 'party'; readonly party: string; readonly recipient: string | null };

/** An incident: what happened, who was notified, follow-up, and sign-off. */
export function IncidentPanel(props: IncidentPanelProps) {
  const { incident, zone, canChange, canAppend, onClose } = props;
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const title = labelOf(INCIDENT_TYPES, incident.type);
  return (
    <PanelDialog
      title={title}
      subtitle={[incident.resident, formatZonedTime(incident.at, zone)].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <Facts incident={incident} zone={zone} />
      {canChange && (
        <div>
          <Button size="small" onClick={() => setStep({ of: 'edit' })}>
            Edit incident
          </Button>
        </div>
      )}
      <section className={ui.stack8} aria-label="Notifications">
        <h3>Notifications</h3>
        <ul className={styles.steps}>
          {incident.notifications.map((one) => (
            <Notified
              key={`${one.party} ${one.recipient}`}
              notification={one}
              zone={zone}
              rulesOf={canAppend ? incident.community_id : null}
              onRecord={
                canChange
                  ? () => setStep({ of: 'party', party: one.party, recipient: one.recipient })
                  : null
              }
            />
          ))}
        </ul>
      </section>
      <Tasks incident={incident} canChange={canChange} onAdd={() => setStep({ of: 'task' })} />
      <SignOff incident={incident} zone={zone} canChange={canChange} />
      {incident.signed_at !== null && (
        <Addenda
          incident={incident}
          zone={zone}
          onAdd={canAppend ? () => setStep({ of: 'addendum' }) : null}
        />
      )}

      {step?.of === 'edit' && <EditIncident incident={incident} onClose={close} />}
      {step?.of === 'task' && <TaskDialog incident={incident} onClose={close} />}
      {step?.of === 'addendum' && <AddendumDialog incident={incident} onClose={close} />}
      {step?.of === 'party' && (
        <NotificationDialog
          incident={incident}
          party={step.party}
          recipient={step.recipient}
          zone={zone}
          onClose={close}
        />
      )}
    </PanelDialog>
  );
}

function Facts({ incident, zone }: { readonly incident: Incident; readonly zone: string }) {
  const facts: readonly GridFact[] = [
    ['Place', labelOf(INCIDENT_PLACES, incident.place)],
    ['Injury', labelOf(INJURIES, incident.injury)],
    ['What happened', incident.description, true],
    ['Injury details', incident.injury_details, true],
    ['Factors', labelsOf(INCIDENT_FACTORS, incident.factors), true],
    ['Witnesses', incident.witnesses, true],
    ['Immediate action', incident.action_taken, true],
    ['Root cause', incident.root_cause, true],
    ['Prevention', incident.prevention, true],
    [
      'Reported',
      `${incident.reported_by_name}, ${formatZonedTime(incident.reported_at, zone)}`,
      true,
    ],
  ];
  return <FactGrid facts={facts} />;
}

interface NotifiedProps {
  readonly notification: IncidentNotification;
  readonly zone: string;
  /** The community whose rules the user can change. */
  readonly rulesOf: string | null;
  readonly onRecord: (() => void) | null;
}

function Notified({ notification, zone, rulesOf, onRecord }: NotifiedProps) {
  const { party, recipient, due_at, rule, notified_at, person, method, by } = notification;
  const label = recipient ?? labelOf(NOTIFIED_PARTIES, party);
  const isLate = due_at !== null && notified_at === null && Date.parse(due_at) < Date.now();
  return (
    <li data-is-late={isLate}>
      <span>
        {label}
        {rule !== null && <span className={ui.subline}>{rule}</span>}
        {party === 'state' && rule === null && (
          <span className={ui.subline}>
            No deadline on file.{' '}
            {rulesOf !== null && (
              <Link to={linkTo('operatorProperty', { propertyId: rulesOf }, { tab: 'compliance' })}>
                Add rule
              </Link>
            )}
          </span>
        )}
      </span>
      {notified_at !== null ? (
        <span>
          {formatZonedTime(notified_at, zone)}
          <span className={ui.subline}>
            {[person, labelOf(NOTIFICATION_METHODS, method), by !== null && `by ${by}`]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      ) : (
        <span className={ui.line}>
          {due_at !== null && <strong>{describeDeadline(due_at, Date.now())}</strong>}
          {onRecord === null ? (
            <span className={ui.muted}>Not recorded</span>
          ) : (
            <Button size="small" aria-label={`Record notification: ${label}`} onClick={onRecord}>
              Record notification
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

interface TasksProps {
  readonly incident: Incident;
  readonly canChange: boolean;
  readonly onAdd: () => void;
}

function Tasks({ incident, canChange, onAdd }: TasksProps) {
  const [complete, { isLoading }] = useCompleteIncidentTaskMutation();
  return (
    <section className={ui.stack8} aria-label="Follow-up tasks">
      <h3>Follow-up tasks</h3>
      {incident.tasks.length === 0 && <p className={ui.muted}>No tasks yet.</p>}
      <ul className={styles.steps}>
        {incident.tasks.map(({ id, title, position, due_on, done_at, done_by }) => (
          <li key={id}>
            <span>
              {title}
              <span className={ui.subline}>
                {labelOf(POSITIONS, position)}, due {formatCalendarDay(due_on)}
              </span>
            </span>
            {done_at !== null ? (
              <span className={ui.muted}>Done{done_by !== null && ` by ${done_by}`}</span>
            ) : (
              canChange && (
                <Button
                  size="small"
                  loading={isLoading}
                  aria-label={`Mark as done: ${title}`}
                  onClick={() => void complete(id)}
                >
                  Mark as done
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <div>
          <Button size="small" onClick={onAdd}>
            Add task
          </Button>
        </div>
      )}
    </section>
  );
}

interface AddendaProps {
  readonly incident: Incident;
  readonly zone: string;
  readonly onAdd: (() => void) | null;
}

/** What was added after the seal. */
function Addenda({ incident, zone, onAdd }: AddendaProps) {
  return (
    <section className={ui.stack8} aria-label="Addenda">
      <h3>Addenda</h3>
      {incident.addenda.length === 0 && <p className={ui.muted}>Nothing added since.</p>}
      <ul className={styles.addenda}>
        {incident.addenda.map(({ id, body, added_at, by }) => (
          <li key={id}>
            <p className={ui.multiline}>{body}</p>
            <p className={ui.caption}>
              {by}, {formatZonedTime(added_at, zone)}
            </p>
          </li>
        ))}
      </ul>
      {onAdd !== null && (
        <div>
          <Button size="small" onClick={onAdd}>
            Add addendum
          </Button>
        </div>
      )}
    </section>
  );
}

function SignOff({ incident, zone, canChange }: Omit<IncidentPanelProps, 'onClose' | 'canAppend'>) {
  const [sign, { isLoading, error }] = useSignIncidentMutation();
  if (incident.signed_at !== null) {
    return (
      <p role="status">
        Signed by {incident.signed_by_name}, {formatZonedTime(incident.signed_at, zone)}
      </p>
    );
  }
  if (!canChange) return null;
  const missing = [
    incident.action_taken === null && 'immediate action',
    incident.root_cause === null && 'root cause',
    incident.notifications.some(
      ({ party, due_at, notified_at }) =>
        notified_at === null && (party !== 'state' || due_at !== null),
    ) && 'notifications',
    incident.tasks.some(({ done_at }) => done_at === null) && 'open tasks',
  ].filter((one) => one !== false);
  return (
    <section className={ui.stack8} aria-label="Sign-off">
      <h3>Sign-off</h3>
      {missing.length > 0 && <p className={ui.muted}>Still missing: {missing.join(', ')}.</p>}
      <ServerError error={error} title="Not signed" />
      <div>
        <Button
          intent="primary"
          disabled={missing.length > 0}
          loading={isLoading}
          onClick={() => void sign({ id: incident.id, version: incident.version })}
        >
          Sign incident
        </Button>
      </div>
    </section>
  );
}
