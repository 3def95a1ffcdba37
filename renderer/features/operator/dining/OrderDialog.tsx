import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ALLERGENS, COURSES, describeConflict, MEALS } from '#shared/operator/dining.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ConflictDecision } from './ConflictDecision.tsx';
import styles from './Dining.module.css';
import { type DraftDecision, isDecided, openConflicts, toDecisions } from './decisions.ts';
import { useSaveMealOrderMutation } from './diningApi.ts';
import type { Diner, MealBoard, ServedDish } from './diningShapes.ts';
import { Needs } from './Needs.tsx';

interface OrderDialogProps {
  readonly diner: Diner;
  readonly board: MealBoard;
  readonly onClose: () => void;
}

const SKIPS = ['Out with family', 'Appointment', 'Not hungry', 'Eats in apartment'];

/** Takes or changes an order. Dishes that conflict with the resident's needs say why and ask for a decision. */
export function OrderDialog({ diner, board, onClose }: OrderDialogProps) {
  const { order } = diner;
  const onMenu = new Set(board.menu.map(({ id }) => id));
  const [id] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<readonly string[]>(
    (order?.dishes.map((dish) => dish.id) ?? diner.defaults).filter((one) => onMenu.has(one)),
  );
  const [isTray, setTray] = useState(order?.is_room_tray ?? false);
  const [note, setNote] = useState(order?.note ?? '');
  const [skip, setSkip] = useState(order?.skip_reason ?? '');
  const [decisions, setDecisions] = useState<Readonly<Record<string, DraftDecision>>>({});
  const [save, { error, isLoading }] = useSaveMealOrderMutation();
  const conflictsOf = (dishId: string) => openConflicts(diner, dishId, order);
  const isSkipped = skip.trim() !== '';
  const isReady =
    isSkipped ||
    (chosen.length > 0 &&
      chosen.every((one) => isDecided(conflictsOf(one), decisions[one], board.can_override)));
  const toggle = ({ id: dishId, course }: ServedDish) =>
    setChosen((before) => {
      if (before.includes(dishId)) return before.filter((one) => one !== dishId);
      const isSingle = course === 'entree' || course === 'starter';
      const others = board.menu.filter((dish) => isSingle && dish.course === course);
      return [...before.filter((one) => !others.some((dish) => dish.id === one)), dishId];
    });
  async function send() {
    const result = await save({
      id: order?.id ?? id,
      residentId: diner.id,
      day: board.day,
      meal: board.meal,
      version: order?.version ?? 0,
      values: {
        dish_ids: isSkipped ? [] : chosen,
        is_room_tray: isTray,
        note: note.trim() || null,
        skip_reason: skip.trim() || null,
        decisions: toDecisions(chosen, conflictsOf, decisions),
      },
    });
    if (result.error === undefined) onClose();
  }
  return (
    <Dialog
      label={`${labelOf(MEALS, board.meal)} for ${diner.name}`}
      place="panel"
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <h2>
          {labelOf(MEALS, board.meal)} for {diner.name}
        </h2>
        <Needs diner={diner} />
        {!isSkipped &&
          COURSES.filter(({ value }) => board.menu.some(({ course }) => course === value)).map(
            ({ value, label }) => (
              <fieldset key={value} className={styles.course}>
                <legend>{label}</legend>
                {board.menu
                  .filter(({ course }) => course === value)
                  .map((dish) => (
                    <Choice
                      key={dish.id}
                      dish={dish}
                      conflicts={conflictsOf(dish.id).map(({ key }) => key)}
                      isChosen={chosen.includes(dish.id)}
                      onToggle={() => toggle(dish)}
                    />
                  ))}
              </fieldset>
            ),
          )}
        {!isSkipped &&
          board.menu
            .filter((dish) => chosen.includes(dish.id) && conflictsOf(dish.id).length > 0)
            .map((dish) => (
              <ConflictDecision
                key={dish.id}
                dish={dish.name}
                conflicts={conflictsOf(dish.id)}
                canOverride={board.can_override}
                decision={decisions[dish.id]}
                onChange={(decision) =>
                  setDecisions((before) => ({ ...before, [dish.id]: decision }))
                }
              />
            ))}
        <Checkbox checked={isTray} onChange={({ target }) => setTray(target.checked)}>
          Room tray
        </Checkbox>
        <TextField
          label="Note for the kitchen"
          name="note"
          isOptional
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <TextField
          label="Not eating, because"
          name="skip"
          isOptional
          maxLength={200}
          list="skip-reasons"
          hint="With a reason, the meal isn't cooked."
          value={skip}
          onChange={({ target }) => setSkip(target.value)}
        />
        <datalist id="skip-reasons">
          {SKIPS.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <ServerError error={error} title="Not saved" />
        <div className={ui.actions}>
          <Button
            intent="primary"
            size="large"
            loading={isLoading}
            disabled={!isReady}
            onClick={() => void send()}
          >
            Save order
          </Button>
          <Button size="large" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly dish: ServedDish;
  readonly conflicts: readonly string[];
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Choice({ dish, conflicts, isChosen, onToggle }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      data-has-conflict={conflicts.length > 0}
      onClick={onToggle}
    >
      <span>{dish.name}</span>
      {conflicts.length > 0 ? (
        <span className={styles.why}>{conflicts.map(describeConflict).join(', ')}</span>
      ) : (
        dish.allergens.length > 0 && (
          <span className={ui.caption}>
            {dish.allergens.map((one) => labelOf(ALLERGENS, one)).join(', ')}
          </span>
        )
      )}
      {dish.replaces !== null && (
        <span className={ui.caption}>
          Instead of {dish.replaces}: {dish.reason}
        </span>
      )}
    </button>
  );
}
