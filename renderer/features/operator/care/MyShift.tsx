import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatTimeInZone } from '#shared/format/date.ts';
import { SHIFTS } from '#shared/operator/care.ts';
import { CODE_STATUSES, labelOf } from '#shared/operator/residents.ts';
import { ViewButtons } from '../../../ui/search/ViewButtons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Care.module.css';
import { type ShiftKey, useCareShiftQuery } from './careApi.ts';
import type { CareShift, ShiftResident, ShiftTask } from './careShapes.ts';
import { EntryConflicts } from './EntryConflicts.tsx';
import { formatVital } from './formatVital.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { ShiftHead, ShiftNotes } from './ShiftParts.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useQueuedEntries, withQueuedEntries } from './useQueuedEntries.ts';
import { VitalDialog } from './VitalDialog.tsx';
import { WeightAlerts } from './WeightAlerts.tsx';

/** The records stay open for 15 minutes; this renews them and shows what others charted. */
const RENEW_MS = 5 * 60_000;

/** The residents and due tasks of the user's current shift. */
export function MyShift({ communityId }: { readonly communityId: string }) {
  const key: ShiftKey = { communityId, day: null, shift: null };
  const query = useCareShiftQuery(key, { pollingInterval: RENEW_MS, refetchOnFocus: true });
  const { waiting, struck, held } = useQueuedEntries();
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
      {(shift) => (
        <>
          <EntryConflicts held={held} shift={shift} />
          <Residents shift={withQueuedEntries(shift, waiting, struck)} shiftKey={key} />
        </>
      )}
    </Loaded>
  );
}

interface ResidentsProps {
  readonly shift: CareShift;
  readonly shiftKey: ShiftKey;
}

function Residents({ shift, shiftKey }: ResidentsProps) {
  const [onlyDue, setOnlyDue] = useState(true);
  // Stay in the list of due tasks after they are charted, to undo a slip and to show a failure.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = (taskId: string) => setTouched((before) => new Set(before).add(taskId));
  const isShown = ({ id, entry }: ShiftTask) => !onlyDue || entry === null || touched.has(id);
  const { residents } = shift;
  const all = residents.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const due = residents.reduce((sum, resident) => sum + resident.due, 0);
  const shown = onlyDue ? residents.filter(({ tasks }) => tasks.some(isShown)) : residents;
  const name = SHIFTS.find(({ value }) => value === shift.shift);
  if (residents.length === 0) {
    return (
      <EmptyState title="No residents on your shift">
        Residents of your units appear here while your shift lasts.
      </EmptyState>
    );
  }
  return (
    <div className={ui.stack12}>
      <div className={styles.bar}>
        <p className={styles.summary}>
          <strong>{name?.label} shift</strong> {name?.hours} · {all - due} of {all} charted
        </p>
        <ViewButtons
          label="Shown residents"
          views={[
            [true, 'Due'],
            [false, 'All residents'],
          ]}
          chosen={onlyDue}
          onChoose={setOnlyDue}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState
          title="Everything is charted"
          action={<Button onClick={() => setOnlyDue(false)}>Show all residents</Button>}
        >
          New tasks appear when the next shift starts.
        </EmptyState>
      )}
      <ul className={styles.residents}>
        {shown.map((resident) => (
          <li key={resident.id}>
            <Resident
              resident={resident}
              tasks={resident.tasks.filter(isShown)}
              shift={shift}
              shiftKey={shiftKey}
              onlyDue={onlyDue}
              onTouch={touch}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ResidentProps extends ResidentsProps {
  readonly resident: ShiftResident;
  readonly tasks: readonly ShiftTask[];
  readonly onlyDue: boolean;
  readonly onTouch: (taskId: string) => void;
}

function Resident({ resident, tasks, shift, shiftKey, onlyDue, onTouch }: ResidentProps) {
  const [dialog, setDialog] = useState<'vital' | 'note' | null>(null);
  const time = (at: string) => formatTimeInZone(new Date(at), shift.time_zone);
  const close = () => setDialog(null);
  return (
    <section aria-label={resident.name} className={operator.card}>
      <ShiftHead resident={resident}>
        {resident.code_status !== null && (
          <span className={styles.code} data-code={resident.code_status}>
            {labelOf(CODE_STATUSES, resident.code_status)}
          </span>
        )}
        {resident.status === 'on_leave' && <span className={ui.caption}>On leave</span>}
      </ShiftHead>
      <WeightAlerts alerts={resident.alerts} />
      {tasks.length > 0 && (
        <ul className={styles.tasks} aria-label={`Tasks of ${resident.name}`}>
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              resident={resident}
              shift={shift}
              shiftKey={shiftKey}
              onTouch={() => onTouch(task.id)}
            />
          ))}
        </ul>
      )}
      {!onlyDue && resident.tasks.length === 0 && (
        <p className={ui.caption}>No tasks this shift.</p>
      )}
      {!onlyDue && (resident.vitals.length > 0 || resident.notes.length > 0) && (
        <ul className={styles.facts}>
          {resident.vitals.map((vital) => (
            <li key={vital.id}>
              {formatVital(vital)} <span className={ui.caption}>{time(vital.at)}</span>
            </li>
          ))}
          <ShiftNotes notes={resident.notes} time={time} />
        </ul>
      )}
      <div className={styles.more}>
        <Button variant="minimal" onClick={() => setDialog('vital')}>
          Add vital
        </Button>
        <Button variant="minimal" onClick={() => setDialog('note')}>
          Add note
        </Button>
      </div>
      {dialog === 'vital' && <VitalDialog resident={resident} onClose={close} />}
      {dialog === 'note' && <NoteDialog resident={resident} onClose={close} />}
    </section>
  );
}
