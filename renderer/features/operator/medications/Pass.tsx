import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatZonedClock, formatZonedTime } from '#shared/format/zonedTime.ts';
import { DOSE_STATUSES, SLOT_STATES } from '#shared/operator/medications.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import { ReportIncident } from '../incidents/index.ts';
import operator from '../Operator.module.css';
import { DoseConflicts } from './DoseConflicts.tsx';
import { EffectDialog, RecordDoseDialog, StrikeDialog } from './DoseDialogs.tsx';
import styles from './Medications.module.css';
import type { DoseAction, MedicationOrder, MedicationPass, PassResident } from './medication.ts';
import { ByTime, DueNow, Folded, type PassRow } from './PassLists.tsx';

interface PassProps {
  readonly communityId: string;
  readonly pass: MedicationPass;
  /** Doses recorded offline that need a decision. */
  readonly held: readonly QueuedMutation[];
}

/** Doses of a day: due and overdue first by resident, then the rest folded, doses as needed, and effects due. */
export function Pass({ communityId, pass, held }: PassProps) {
  const { params, change } = useUrlSearch();
  const [action, setAction] = useState<DoseAction | null>(null);
  const close = () => setAction(null);
  const orders = new Map(pass.orders.map((order) => [order.id, order]));
  const residents = new Map(pass.residents.map((resident) => [resident.id, resident]));
  const rows = pass.slots.flatMap((slot): PassRow[] => {
    const order = orders.get(slot.order_id);
    const resident = residents.get(order?.resident_id ?? '');
    return order === undefined || resident === undefined ? [] : [{ slot, order, resident }];
  });
  const state = params.get('state');
  const isIn = (...states: readonly string[]) =>
    rows.filter(({ slot }) => states.includes(slot.state));
  const lists = { pass, onAction: setAction };
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <label className={operator.day}>
          Day
          <input
            type="date"
            value={pass.day}
            onChange={({ target }) =>
              target.value !== '' &&
              change([['day', target.value === pass.today ? null : target.value]])
            }
          />
        </label>
        {pass.day !== pass.today && (
          <Button size="small" variant="minimal" onClick={() => change([['day', null]])}>
            Today
          </Button>
        )}
        <FilterButtons
          label="Dose states"
          filters={SLOT_STATES.map(({ value, label }) => ({
            id: value,
            label,
            count: isIn(value).length,
            isAlert: value === 'missed' || value === 'late',
          }))}
          chosen={state}
          onChoose={(id) => change([['state', id]])}
        />
      </div>
      <DoseConflicts held={held} pass={pass} onAction={setAction} />
      <EffectsDue pass={pass} orders={orders} residents={residents} onAction={setAction} />
      {pass.slots.length === 0 && (
        <EmptyState title="No doses on this day">
          Doses of active orders appear here. New orders start once a nurse reviewed them.
        </EmptyState>
      )}
      {pass.slots.length > 0 && state === null && (
        <>
          <DueNow {...lists} rows={isIn('missed', 'late', 'due')} />
          <AsNeeded pass={pass} residents={residents} onAction={setAction} />
          <Folded {...lists} title="Upcoming" rows={isIn('upcoming')} />
          <Folded {...lists} title="Recorded" rows={isIn('recorded')} />
        </>
      )}
      {state !== null && isIn(state).length === 0 && (
        <p className={ui.muted}>No doses in this state.</p>
      )}
      {state !== null && <ByTime {...lists} rows={isIn(state)} />}
      {(state !== null || pass.slots.length === 0) && (
        <AsNeeded pass={pass} residents={residents} onAction={setAction} />
      )}
      <Struck pass={pass} orders={orders} residents={residents} />
      {action?.of === 'record' && (
        <RecordDoseDialog
          order={action.order}
          slot={action.slot}
          zone={pass.time_zone}
          residentName={residents.get(action.order.resident_id)?.name ?? ''}
          isOnLeave={residents.get(action.order.resident_id)?.status === 'on_leave'}
          onClose={close}
        />
      )}
      {action?.of === 'strike' && <StrikeDialog dose={action.dose} onClose={close} />}
      {action?.of === 'effect' && <EffectDialog dose={action.dose} onClose={close} />}
      {action?.of === 'event' && (
        <ReportIncident
          communityId={communityId}
          event={{
            residentId: action.order.resident_id,
            doseId: action.dose.id,
            description: `${action.order.drug} ${action.order.dose}, ${labelOf(DOSE_STATUSES, action.dose.status).toLowerCase()} ${formatZonedTime(action.dose.at, pass.time_zone)}: `,
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface PartProps {
  readonly pass: MedicationPass;
  readonly residents: ReadonlyMap<string, PassResident>;
  readonly onAction: (action: DoseAction) => void;
}

interface OrdersProp {
  readonly orders: ReadonlyMap<string, MedicationOrder>;
}

function EffectsDue({ pass, orders, residents, onAction }: PartProps & OrdersProp) {
  if (pass.effects.length === 0) return null;
  return (
    <section aria-label="Effects due" className={styles.window}>
      <h2>Effects due</h2>
      <ul className={styles.slots}>
        {pass.effects.map((dose) => {
          const order = orders.get(dose.order_id);
          const dueAt = Date.parse(dose.at) + (order?.prn_follow_up_minutes ?? 0) * 60_000;
          return (
            <li key={dose.id} data-state={dueAt < Date.parse(pass.now) ? 'late' : 'upcoming'}>
              <div>
                <strong>{residents.get(order?.resident_id ?? '')?.name}</strong>
                <span className={ui.subline}>
                  {order?.drug} {order?.dose} at {formatZonedClock(dose.at, pass.time_zone)} for{' '}
                  {dose.note}
                </span>
              </div>
              <span className={styles.state}>
                Due {formatZonedClock(new Date(dueAt).toISOString(), pass.time_zone)}
              </span>
              {pass.can_record && (
                <Button
                  aria-label={`Record effect of ${order?.drug}`}
                  onClick={() => onAction({ of: 'effect', dose })}
                >
                  Record effect
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function AsNeeded({ pass, residents, onAction }: PartProps) {
  const orders = pass.orders.filter(({ is_prn, state }) => is_prn && state === 'active');
  if (orders.length === 0) return null;
  return (
    <section aria-label="As needed" className={styles.window}>
      <h2>As needed</h2>
      <ul className={styles.slots}>
        {orders.map((order) => {
          const resident = residents.get(order.resident_id);
          const given = pass.others.filter(
            ({ order_id, struck_at, due_at }) =>
              order_id === order.id && struck_at === null && due_at === null,
          );
          return (
            <li key={order.id} data-state="prn">
              <div>
                <strong>{resident?.name}</strong>{' '}
                <span className={ui.caption}>{resident?.unit}</span>
                <span className={ui.subline}>
                  {order.drug} {order.dose} for {order.prn_reason}
                  {order.prn_min_hours !== null && `, at least ${order.prn_min_hours} h apart`}
                </span>
                {given.map((dose) => (
                  <span key={dose.id} className={ui.subline}>
                    {labelOf(DOSE_STATUSES, dose.status)}{' '}
                    {formatZonedClock(dose.at, pass.time_zone)} by {dose.recorded_by_name} for{' '}
                    {dose.note}
                    {pass.can_record && (dose.is_mine || pass.can_review) && (
                      <Button
                        size="small"
                        variant="minimal"
                        onClick={() => onAction({ of: 'strike', dose })}
                      >
                        Strike through
                      </Button>
                    )}
                  </span>
                ))}
              </div>
              {pass.can_record && pass.day === pass.today && (
                <Button
                  disabled={pass.locked.includes(order.id)}
                  aria-label={`Give ${order.drug} to ${resident?.name}`}
                  onClick={() => onAction({ of: 'record', order, slot: null })}
                >
                  Give
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Struck({ pass, orders, residents }: Omit<PartProps, 'onAction'> & OrdersProp) {
  const struck = pass.others.filter(({ struck_at }) => struck_at !== null);
  if (struck.length === 0) return null;
  return (
    <section aria-label="Entries in error" className={styles.window}>
      <h2>Entries in error</h2>
      <ul className={styles.slots}>
        {struck.map((dose) => {
          const order = orders.get(dose.order_id);
          return (
            <li key={dose.id} data-state="struck">
              <div>
                <s>
                  {residents.get(order?.resident_id ?? '')?.name}: {order?.drug} {order?.dose},{' '}
                  {labelOf(DOSE_STATUSES, dose.status).toLowerCase()}{' '}
                  {formatZonedClock(dose.at, pass.time_zone)} by {dose.recorded_by_name}
                </s>
                <span className={ui.subline}>
                  {dose.strike_reason} ({dose.struck_by_name})
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
