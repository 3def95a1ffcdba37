import { Button } from '@blueprintjs/core';
import { formatCalendarDay, formatTimeInZone } from '#shared/format/date.ts';
import { previousShift, SHIFTS, type Shift, TASK_OUTCOMES } from '#shared/operator/care.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Care.module.css';
import { useCareShiftQuery } from './careApi.ts';
import type { CareShift, ShiftResident } from './careShapes.ts';
import { formatVital } from './formatVital.ts';
import { ShiftHead, ShiftNotes } from './ShiftParts.tsx';
import { WeightAlerts } from './WeightAlerts.tsx';

const isShift = (value: string | null): value is Shift =>
  SHIFTS.some((shift) => shift.value === value);

/** What the next shift needs to know about a shift: exceptions, open tasks, vitals, notes, and weight alerts. */
export function Handoff({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const day = params.get('day');
  const shift = params.get('shift');
  const isPast = day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && isShift(shift);
  const query = useCareShiftQuery({
    communityId,
    day: isPast ? day : null,
    shift: isPast ? shift : null,
  });
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
      {(report) => {
        const before = previousShift(report.day, report.shift);
        const told = report.residents.filter(hasNews);
        return (
          <div className={ui.stack16}>
            <div className={styles.bar}>
              <p className={styles.summary}>
                <strong>{SHIFTS.find(({ value }) => value === report.shift)?.label} shift</strong>{' '}
                {formatCalendarDay(report.day)}
              </p>
              <div className={ui.row}>
                <Button
                  size="small"
                  onClick={() =>
                    change([
                      ['day', before.day],
                      ['shift', before.shift],
                    ])
                  }
                >
                  Previous shift
                </Button>
                {isPast && (
                  <Button
                    size="small"
                    variant="minimal"
                    onClick={() =>
                      change([
                        ['day', null],
                        ['shift', null],
                      ])
                    }
                  >
                    Current shift
                  </Button>
                )}
                <Button size="small" variant="minimal" onClick={() => print()}>
                  Print
                </Button>
              </div>
            </div>
            {told.length === 0 ? (
              <EmptyState title="Nothing to report">
                Exceptions, open tasks, vitals, and notes of the shift appear here.
              </EmptyState>
            ) : (
              <ul className={styles.residents}>
                {told.map((resident) => (
                  <li key={resident.id}>
                    <Report resident={resident} report={report} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

const hasNews = ({ tasks, vitals, notes, alerts }: ShiftResident): boolean =>
  vitals.length + notes.length + alerts.length > 0 ||
  tasks.some(({ entry }) => entry === null || entry.outcome !== 'done');

function Report({
  resident,
  report,
}: {
  readonly resident: ShiftResident;
  readonly report: CareShift;
}) {
  const time = (at: string) => formatTimeInZone(new Date(at), report.time_zone);
  const open = resident.tasks.filter(({ entry }) => entry === null);
  const done = resident.tasks.filter(({ entry }) => entry?.outcome === 'done').length;
  return (
    <section aria-label={resident.name} className={operator.card}>
      <ShiftHead resident={resident}>
        <span className={ui.caption}>
          {done} of {resident.tasks.length} tasks done
        </span>
      </ShiftHead>
      <WeightAlerts alerts={resident.alerts} />
      <ul className={styles.facts}>
        {resident.tasks.map(
          ({ id, name, entry }) =>
            entry !== null &&
            entry.outcome !== 'done' && (
              <li key={id}>
                <strong>
                  {TASK_OUTCOMES.find(({ value }) => value === entry.outcome)?.label}:
                </strong>{' '}
                {name}. {entry.reason}{' '}
                <span className={ui.caption}>
                  {entry.by}, {time(entry.at)}
                </span>
              </li>
            ),
        )}
        {open.length > 0 && (
          <li>
            <strong>{report.is_now ? 'Still due:' : 'Not charted:'}</strong>{' '}
            {open.map(({ name }) => name).join(', ')}
          </li>
        )}
        {resident.vitals.map((vital) => (
          <li key={vital.id}>
            {formatVital(vital)}{' '}
            <span className={ui.caption}>
              {vital.by}, {time(vital.at)}
            </span>
          </li>
        ))}
        <ShiftNotes notes={resident.notes} time={time} />
      </ul>
    </section>
  );
}
