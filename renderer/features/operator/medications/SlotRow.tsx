import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { formatZonedClock } from '#shared/format/zonedTime.ts';
import { DOSE_STATUSES, ROUTES_OF_DRUGS, SLOT_STATES } from '#shared/operator/medications.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useActing } from '../acting/index.ts';
import styles from './Medications.module.css';
import {
  type DoseAction,
  type MedicationOrder,
  type MedicationPass,
  nameDose,
  type PassResident,
  type Slot,
} from './medication.ts';
import { useRecordDoseMutation } from './medicationsApi.ts';

interface SlotRowProps {
  readonly slot: Slot;
  readonly order: MedicationOrder;
  readonly resident: PassResident;
  readonly pass: MedicationPass;
  /** Below the resident's name: shows the time instead. */
  readonly isOfResident?: boolean;
  readonly onAction: (action: DoseAction) => void;
}

/** A dose of the pass: one tap records it as given; everything else opens a form. */
export function SlotRow({
  slot,
  order,
  resident,
  pass,
  isOfResident = false,
  onAction,
}: SlotRowProps) {
  const isLocked = pass.locked.includes(order.id);
  return (
    <li data-state={slot.state}>
      <div>
        {isOfResident ? (
          <span className={styles.clock}>{formatZonedClock(slot.due_at, pass.time_zone)}</span>
        ) : (
          <>
            <strong>{resident.name}</strong> <span className={ui.caption}>{resident.unit}</span>
            {resident.status === 'on_leave' && <span className={ui.caption}> on leave</span>}
          </>
        )}
        <span className={styles.drug}>
          {order.drug} {order.dose}, {labelOf(ROUTES_OF_DRUGS, order.route).toLowerCase()}
          {order.controlled_schedule !== null && ` · C-${order.controlled_schedule}`}
          {order.kind === 'treatment' && ' · Treatment'}
        </span>
        {order.instructions !== null && <span className={ui.subline}>{order.instructions}</span>}
        {!isOfResident && resident.allergies.length > 0 && (
          <span className={styles.allergies}>Allergies: {resident.allergies.join(', ')}</span>
        )}
      </div>
      <span className={styles.state}>
        {slot.dose === null ? (
          labelOf(SLOT_STATES, slot.state)
        ) : (
          <>
            {labelOf(DOSE_STATUSES, slot.dose.status)}
            <span className={ui.subline}>
              {formatZonedClock(slot.dose.at, pass.time_zone)}, {slot.dose.recorded_by_name}
            </span>
            {slot.dose.note !== null && <span className={ui.subline}>{slot.dose.note}</span>}
          </>
        )}
      </span>
      {pass.can_record && slot.dose !== null && (
        <Recorded slot={slot} order={order} pass={pass} onAction={onAction} />
      )}
      {pass.can_record && slot.dose === null && slot.state !== 'upcoming' && (
        <Record
          slot={slot}
          order={order}
          resident={resident}
          zone={pass.time_zone}
          isLocked={isLocked}
          onAction={onAction}
        />
      )}
    </li>
  );
}

function Recorded({ slot, order, pass, onAction }: Omit<SlotRowProps, 'resident'>) {
  const { dose } = slot;
  if (dose === null) return null;
  return (
    <span className={styles.buttons}>
      {(dose.is_mine || pass.can_review) && (
        <Button
          size="small"
          variant="minimal"
          aria-label={`Strike through ${order.drug}`}
          onClick={() => onAction({ of: 'strike', dose })}
        >
          Strike through
        </Button>
      )}
      <Button
        size="small"
        variant="minimal"
        aria-label={`Report event with ${order.drug}`}
        onClick={() => onAction({ of: 'event', order, dose })}
      >
        Report event
      </Button>
    </span>
  );
}

interface RecordProps extends Pick<SlotRowProps, 'slot' | 'order' | 'resident' | 'onAction'> {
  readonly zone: string;
  readonly isLocked: boolean;
}

function Record({ slot, order, resident, zone, isLocked, onAction }: RecordProps) {
  const acting = useActing();
  const [record, { isLoading, error }] = useRecordDoseMutation();
  // The same until it succeeds, so that a retry after a lost answer records one dose.
  const id = useRef(crypto.randomUUID());
  const open = () => onAction({ of: 'record', order, slot });
  const name = `${order.drug} for ${resident.name}`;
  async function give() {
    const result = await record({
      id: id.current,
      name: nameDose(order, resident.name, slot.due_at, 'given', zone),
      acting,
      orderId: order.id,
      dueAt: slot.due_at,
      status: 'given',
      at: null,
      note: null,
    });
    if (result.error === undefined) id.current = crypto.randomUUID();
  }
  if (isLocked) return <span className={ui.error}>Locked until the count is resolved</span>;
  return (
    <span className={styles.buttons}>
      <Button
        intent="primary"
        loading={isLoading}
        aria-label={`Given: ${name}`}
        onClick={() => (slot.state === 'due' ? void give() : open())}
      >
        Given
      </Button>
      <Button aria-label={`Other: ${name}`} onClick={open}>
        Other
      </Button>
      <ServerError error={error} title="Not recorded" />
    </span>
  );
}
