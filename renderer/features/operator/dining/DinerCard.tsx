import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { describeConflict, INTAKES } from '#shared/operator/dining.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Dining.module.css';
import { useRecordIntakeMutation, useSaveMealOrderMutation } from './diningApi.ts';
import type { Diner, MealBoard, MealOrder } from './diningShapes.ts';
import { Needs } from './Needs.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { ServeButton } from './ServeButton.tsx';

interface DinerCardProps {
  readonly diner: Diner;
  readonly board: MealBoard;
}

/** A resident at a meal: needs, order, serving, and intake. */
export function DinerCard({ diner, board }: DinerCardProps) {
  const [dialog, setDialog] = useState<'order' | 'profile' | null>(null);
  const [save, { error, isLoading }] = useSaveMealOrderMutation();
  const { order } = diner;
  const isOpen = order?.served_at == null && board.day >= board.today;
  const close = () => setDialog(null);
  const table = diner.table === null ? 'Set table' : `Table ${diner.table}`;
  return (
    <li className={styles.card}>
      <header>
        <h3>{diner.name}</h3>
        <span className={ui.caption}>{diner.unit}</span>
        {diner.is_low_intake && <span className={styles.low}>Ate little at 3 meals</span>}
        <span className={ui.end}>
          <Button
            size="small"
            variant="minimal"
            aria-label={`${table} of ${diner.name}`}
            onClick={() => setDialog('profile')}
          >
            {table}
          </Button>
        </span>
      </header>
      <Needs diner={diner} />
      {order !== null && <OrderLines order={order} board={board} />}
      <ServerError error={error} title="Not saved" />
      <div className={styles.actions}>
        {isOpen && order === null && diner.defaults.length > 0 && (
          <Button
            intent="primary"
            loading={isLoading}
            aria-label={`Order the usual for ${diner.name}`}
            onClick={() =>
              void save({
                id: crypto.randomUUID(),
                residentId: diner.id,
                day: board.day,
                meal: board.meal,
                version: 0,
                values: {
                  dish_ids: diner.defaults,
                  is_room_tray: false,
                  note: null,
                  skip_reason: null,
                  decisions: [],
                },
              })
            }
          >
            Order the usual
          </Button>
        )}
        {isOpen && (
          <Button
            aria-label={`${order === null ? 'Take order' : 'Change order'} of ${diner.name}`}
            onClick={() => setDialog('order')}
          >
            {order === null ? 'Take order' : 'Change order'}
          </Button>
        )}
        {order !== null && isOpen && board.day === board.today && order.skip_reason === null && (
          <ServeButton diner={diner} order={order} canOverride={board.can_override} />
        )}
      </div>
      {order?.served_at != null && diner.charts_intake && (
        <Intake order={order} name={diner.name} />
      )}
      {dialog === 'order' && <OrderDialog diner={diner} board={board} onClose={close} />}
      {dialog === 'profile' && <ProfileDialog diner={diner} onClose={close} />}
    </li>
  );
}

interface OrderLinesProps {
  readonly order: MealOrder;
  readonly board: MealBoard;
}

function OrderLines({ order, board }: OrderLinesProps) {
  const gone =
    order.served_at === null
      ? order.dishes.filter(({ id }) => !board.menu.some((dish) => dish.id === id))
      : [];
  return (
    <div>
      {order.skip_reason === null ? (
        <p>
          {order.dishes.map(({ name }) => name).join(', ')}
          {order.is_room_tray && <span className={styles.tray}>Room tray</span>}
          {order.served_at !== null && <span className={styles.served}>Served</span>}
        </p>
      ) : (
        <p>Not eating: {order.skip_reason}</p>
      )}
      {gone.length > 0 && (
        <p className={styles.low}>
          Off the menu: {gone.map(({ name }) => name).join(', ')}. Choose again.
        </p>
      )}
      {order.note !== null && <p className={ui.caption}>{order.note}</p>}
      {order.overrides.map(({ dish_id, dish, keys, is_acknowledgment, reason, by }) => (
        <p key={`${dish_id}${keys.join()}`} className={styles.override}>
          {is_acknowledgment ? 'Acknowledged' : 'Overridden'} by {by}: {dish},{' '}
          {keys.map(describeConflict).join(', ').toLowerCase()}
          {reason !== null && `. ${reason}`}
        </p>
      ))}
    </div>
  );
}

function Intake({ order, name }: { readonly order: MealOrder; readonly name: string }) {
  const [record] = useRecordIntakeMutation();
  return (
    <fieldset className={styles.segments} aria-label={`Intake of ${name}`}>
      {INTAKES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={order.intake === value}
          onClick={() => void record({ orderId: order.id, intake: value })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
