import { formatZonedClock } from '#shared/format/zonedTime.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Medications.module.css';
import type {
  DoseAction,
  MedicationOrder,
  MedicationPass,
  PassResident,
  Slot,
} from './medication.ts';
import { SlotRow } from './SlotRow.tsx';

export interface PassRow {
  readonly slot: Slot;
  readonly order: MedicationOrder;
  readonly resident: PassResident;
}

interface ListProps {
  readonly rows: readonly PassRow[];
  readonly pass: MedicationPass;
  readonly onAction: (action: DoseAction) => void;
}

const compareByUnit = (one: PassResident, other: PassResident): number =>
  (one.unit ?? '').localeCompare(other.unit ?? '', 'en', { numeric: true }) ||
  one.name.localeCompare(other.name, 'en');

const isOverdue = ({ slot }: PassRow): boolean => slot.state === 'missed' || slot.state === 'late';

/** Open doses by resident: residents with overdue doses first, then by unit. */
export function DueNow({ rows, pass, onAction }: ListProps) {
  const residents = [...new Map(rows.map(({ resident }) => [resident.id, resident])).values()];
  const rowsOf = (resident: PassResident) => rows.filter((row) => row.resident.id === resident.id);
  const overdue = (resident: PassResident) => (rowsOf(resident).some(isOverdue) ? 0 : 1);
  return (
    <section aria-label="Due now" className={styles.window}>
      <h2>
        Due now {rows.length}
        {rows.some(isOverdue) && (
          <span className={ui.danger}>, {rows.filter(isOverdue).length} overdue</span>
        )}
      </h2>
      {rows.length === 0 && <p className={ui.muted}>Every dose that is due is recorded.</p>}
      <div className={styles.residents}>
        {residents
          .toSorted((one, other) => overdue(one) - overdue(other) || compareByUnit(one, other))
          .map((resident) => (
            <section key={resident.id} aria-label={resident.name} className={styles.resident}>
              <header>
                <h3>{resident.name}</h3>
                <span className={ui.caption}>
                  {resident.unit}
                  {resident.status === 'on_leave' && ' on leave'}
                </span>
                {resident.allergies.length > 0 && (
                  <span className={styles.allergies}>
                    Allergies: {resident.allergies.join(', ')}
                  </span>
                )}
              </header>
              <ul className={styles.slots}>
                {rowsOf(resident)
                  .toSorted(
                    (one, other) => Date.parse(one.slot.due_at) - Date.parse(other.slot.due_at),
                  )
                  .map((row) => (
                    <SlotRow
                      key={row.slot.order_id + row.slot.due_at}
                      {...row}
                      pass={pass}
                      isOfResident
                      onAction={onAction}
                    />
                  ))}
              </ul>
            </section>
          ))}
      </div>
    </section>
  );
}

/** Doses by time of day. */
export function ByTime({ rows, pass, onAction }: ListProps) {
  const times = [...new Set(rows.map(({ slot }) => slot.due_at))];
  return times.map((due) => (
    <section key={due} aria-label={formatZonedClock(due, pass.time_zone)} className={styles.window}>
      <h3>{formatZonedClock(due, pass.time_zone)}</h3>
      <ul className={styles.slots}>
        {rows
          .filter(({ slot }) => slot.due_at === due)
          .toSorted((one, other) => compareByUnit(one.resident, other.resident))
          .map((row) => (
            <SlotRow key={row.slot.order_id} {...row} pass={pass} onAction={onAction} />
          ))}
      </ul>
    </section>
  ));
}

/** Doses that need nothing now. */
export function Folded({ title, ...list }: ListProps & { readonly title: string }) {
  if (list.rows.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        {title} {list.rows.length}
      </summary>
      <ByTime {...list} />
    </details>
  );
}
