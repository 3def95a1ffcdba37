import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog, SaveForm } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import {
  useAddTurnStepMutation,
  useFinishTurnMutation,
  useSetTurnStepMutation,
  useStartTurnMutation,
  useUnitTurnsQuery,
} from './buildingApi.ts';
import styles from './Maintenance.module.css';
import type { TurnStep, TurnUnit } from './maintenanceShapes.ts';
import { RequestOrder } from './OrderDialogs.tsx';

/** Units between notice and ready, each with the steps of its turn. */
export function UnitTurns({ communityId }: { readonly communityId: string }) {
  const query = useUnitTurnsQuery(communityId);
  const [starting, setStarting] = useState<TurnUnit | null>(null);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
      {({ units, average_days, today }) => (
        <div className={ui.stack12}>
          <p role="status" className={ui.caption}>
            {units.length === 1 ? '1 unit' : `${units.length} units`} between notice and ready
            {average_days !== null && ` · ${average_days} days per turn on average`}
          </p>
          {units.length === 0 ? (
            <EmptyState title="No units to turn">
              Units appear here when a resident gives notice or moves out.
            </EmptyState>
          ) : (
            <ul className={styles.cards}>
              {units.map((unit) => (
                <li key={unit.unit_id} className={`${operator.card} ${styles.card}`}>
                  <Turn
                    communityId={communityId}
                    unit={unit}
                    today={today}
                    onStart={() => setStarting(unit)}
                  />
                </li>
              ))}
            </ul>
          )}
          {starting !== null && <StartTurn unit={starting} onClose={() => setStarting(null)} />}
        </div>
      )}
    </Loaded>
  );
}

interface TurnProps {
  readonly communityId: string;
  readonly unit: TurnUnit;
  readonly today: string;
  readonly onStart: () => void;
}

function Turn({ communityId, unit, today, onStart }: TurnProps) {
  const [finish, { error, isLoading }] = useFinishTurnMutation();
  const [isAdding, setAdding] = useState(false);
  const [ordering, setOrdering] = useState<TurnStep | null>(null);
  const { turn } = unit;
  const done = turn?.steps.filter(({ done_at }) => done_at !== null).length ?? 0;
  const all = turn?.steps.length ?? 0;
  const isLate = turn !== null && turn.target_on !== null && turn.target_on < today;
  return (
    <>
      <div className={styles.head}>
        <h2>Unit {unit.unit}</h2>
        <span className={styles.state} data-state={unit.status === 'notice' ? 'requested' : ''}>
          {unit.status === 'notice' ? 'Notice' : 'Turning'}
        </span>
      </div>
      {turn === null ? (
        <div>
          <Button size="small" onClick={onStart}>
            Start turn
          </Button>
        </div>
      ) : (
        <>
          <p className={isLate ? styles.late : ui.caption}>
            {done} of {all} steps
            {turn.target_on !== null &&
              ` · ${isLate ? 'was due' : 'ready by'} ${formatCalendarDay(turn.target_on)}`}
          </p>
          <div className={styles.progress} aria-hidden="true">
            <span style={{ inlineSize: `${all === 0 ? 0 : (done / all) * 100}%` }} />
          </div>
          <ul className={styles.steps} aria-label={`Steps of unit ${unit.unit}`}>
            {turn.steps.map((step) => (
              <Step
                key={step.id}
                step={step}
                communityId={communityId}
                onOrder={() => setOrdering(step)}
              />
            ))}
          </ul>
          {isAdding ? (
            <AddStep turnId={turn.id} onClose={() => setAdding(false)} />
          ) : (
            <div className={ui.line}>
              <Button
                size="small"
                intent="primary"
                disabled={done < all || unit.status === 'notice'}
                loading={isLoading}
                onClick={() => void finish(turn.id)}
              >
                Mark as ready
              </Button>
              <Button size="small" variant="minimal" onClick={() => setAdding(true)}>
                Add step
              </Button>
            </div>
          )}
          <ServerError error={error} title="Not finished" />
        </>
      )}
      {ordering !== null && (
        <RequestOrder
          communityId={communityId}
          zone="America/New_York"
          step={{ id: ordering.id, name: ordering.name, unitId: unit.unit_id }}
          onClose={() => setOrdering(null)}
        />
      )}
    </>
  );
}

interface StepProps {
  readonly step: TurnStep;
  readonly communityId: string;
  readonly onOrder: () => void;
}

function Step({ step, communityId, onOrder }: StepProps) {
  const [set] = useSetTurnStepMutation();
  const { change } = useUrlSearch();
  const { id, name, done_at, by, work_order_id, work_order_number, work_order_state } = step;
  return (
    <li>
      <Checkbox
        checked={done_at !== null}
        onChange={({ target }) => void set({ id, communityId, isDone: target.checked })}
      >
        {name}
        {by !== null && done_at !== null && <span className={ui.subline}>{by}</span>}
      </Checkbox>
      {work_order_id !== null ? (
        <button
          type="button"
          className={ui.linkButton}
          onClick={() =>
            change([
              ['tab', null],
              ['order', work_order_id],
            ])
          }
        >
          No. {work_order_number}
          <span className={ui.subline}>{labelOf(WORK_ORDER_STATES, work_order_state)}</span>
        </button>
      ) : (
        done_at === null && (
          <Button
            size="small"
            variant="minimal"
            aria-label={`Create order: ${name}`}
            onClick={onOrder}
          >
            Create order
          </Button>
        )
      )}
    </li>
  );
}

const startForm = z.object({ target: z.string() });

function StartTurn({ unit, onClose }: { readonly unit: TurnUnit; readonly onClose: () => void }) {
  const [start] = useStartTurnMutation();
  const form = useSaveForm({
    schema: startForm,
    defaultValues: { target: '' },
    save: ({ target }, id) =>
      start({ id, unitId: unit.unit_id, targetOn: target === '' ? null : target }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Start turn of unit ${unit.unit}`}
      action="Start turn"
      failure="Not started"
      onCancel={onClose}
    >
      <DateField label="Ready by" isOptional {...form.field('target')} />
    </SaveDialog>
  );
}

const stepForm = z.object({ name: requiredLine(120, 'Enter what to do.') });

function AddStep({ turnId, onClose }: { readonly turnId: string; readonly onClose: () => void }) {
  const [add] = useAddTurnStepMutation();
  const form = useSaveForm({
    schema: stepForm,
    defaultValues: { name: '' },
    save: ({ name }, id) => add({ id, turnId, name }),
    onSaved: onClose,
  });
  return (
    <SaveForm form={form} action="Add step" failure="Not added" size="small" onCancel={onClose}>
      <TextField label="Step" {...form.field('name')} />
    </SaveForm>
  );
}
