import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ConflictDecision } from './ConflictDecision.tsx';
import styles from './Dining.module.css';
import { type DraftDecision, isDecided, openConflicts, toDecisions } from './decisions.ts';
import { useServeMealOrderMutation } from './diningApi.ts';
import type { Diner, MealOrder } from './diningShapes.ts';

interface ServeButtonProps {
  readonly diner: Diner;
  readonly order: MealOrder;
  readonly canOverride: boolean;
}

/** Serves an order. A conflict that appeared after the order, such as a new allergy, is decided first. */
export function ServeButton({ diner, order, canOverride }: ServeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [decisions, setDecisions] = useState<Readonly<Record<string, DraftDecision>>>({});
  const [serve, { error, isLoading }] = useServeMealOrderMutation();
  const conflictsOf = (dishId: string) => openConflicts(diner, dishId, order);
  const dishes = order.dishes.filter(({ id }) => conflictsOf(id).length > 0);
  const send = async () => {
    const result = await serve({
      id: order.id,
      version: order.version,
      decisions: toDecisions(
        dishes.map(({ id }) => id),
        conflictsOf,
        decisions,
      ),
    });
    if (result.error === undefined) setOpen(false);
  };
  const action = dishes.length > 0 ? 'Check before serving' : 'Serve';
  return (
    <>
      <Button
        intent={dishes.length > 0 ? 'danger' : 'success'}
        variant={dishes.length > 0 ? 'outlined' : 'solid'}
        loading={isLoading}
        aria-label={`${action} ${diner.name}`}
        onClick={() => (dishes.length > 0 ? setOpen(true) : void send())}
      >
        {action}
      </Button>
      {!isOpen && <ServerError error={error} title="Not served" />}
      {isOpen && (
        <Dialog
          label={`Check before serving ${diner.name}`}
          place="panel"
          onClose={() => setOpen(false)}
        >
          <div className={styles.dialog}>
            <h2>Check before serving {diner.name}</h2>
            {dishes.map(({ id, name }) => (
              <ConflictDecision
                key={id}
                dish={name}
                conflicts={conflictsOf(id)}
                canOverride={canOverride}
                decision={decisions[id]}
                onChange={(decision) => setDecisions((before) => ({ ...before, [id]: decision }))}
              />
            ))}
            <ServerError error={error} title="Not served" />
            <div className={ui.actions}>
              <Button
                intent="primary"
                size="large"
                loading={isLoading}
                disabled={
                  !dishes.every(({ id }) => isDecided(conflictsOf(id), decisions[id], canOverride))
                }
                onClick={() => void send()}
              >
                Serve anyway
              </Button>
              <Button size="large" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
