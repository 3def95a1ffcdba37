import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, toCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { MEALS } from '#shared/operator/dining.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, numberText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { isDay } from '../../../workbench/calendar/days.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import {
  useGuestMealsQuery,
  useRecordGuestMealMutation,
  useVoidGuestMealMutation,
} from './diningApi.ts';
import type { GuestMeal, GuestMeals } from './diningShapes.ts';
import { parsePrice } from './price.ts';

/** Guests' meals of a period, to be billed to the residents who host them. */
export function GuestMealList({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const [today] = useState(() => toCalendarDay(new Date()));
  const [isAdding, setAdding] = useState(false);
  const askedFrom = params.get('from') ?? '';
  const askedTo = params.get('to') ?? '';
  const from = isDay(askedFrom) ? askedFrom : `${today.slice(0, 7)}-01`;
  const to = isDay(askedTo) ? askedTo : today;
  const query = useGuestMealsQuery({ communityId, from, to });
  const date = (name: string, label: string, value: string) => (
    <label>
      {label}{' '}
      <input
        type="date"
        value={value}
        onChange={({ target }) => isDay(target.value) && change([[name, target.value]])}
      />
    </label>
  );
  return (
    <div className={ui.stack12}>
      <div className={`${operator.bar} screen-only`}>
        {date('from', 'From', from)}
        {date('to', 'To', to)}
        <span className={ui.end}>
          <Button intent="primary" size="small" onClick={() => setAdding(true)}>
            Record guest meal
          </Button>
        </span>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
        {(list) => (
          <>
            <List list={list} />
            {isAdding && <GuestMealDialog list={list} onClose={() => setAdding(false)} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

function List({ list }: { readonly list: GuestMeals }) {
  const [voided, setVoided] = useState<GuestMeal | null>(null);
  return (
    <>
      <p className={ui.number}>
        <strong>{list.meals}</strong> {list.meals === 1 ? 'meal' : 'meals'} to bill,{' '}
        <strong>{formatCents(list.total_cents)}</strong>
      </p>
      {list.rows.length === 0 ? (
        <EmptyState title="No guest meals in this period">
          Record a guest's meal with the resident who hosts it.
        </EmptyState>
      ) : (
        <OperatorTable
          label="Guest meals"
          columns={[
            'Guest',
            'Host',
            'Meal',
            { number: 'Meals' },
            { number: 'Price' },
            { number: 'Total' },
            'State',
          ]}
        >
          {list.rows.map((meal) => (
            <tr key={meal.id} data-is-voided={meal.voided_at !== null}>
              <th scope="row">
                {meal.guest_name}
                {meal.note !== null && <span className={ui.subline}>{meal.note}</span>}
              </th>
              <td>
                {meal.resident} {meal.unit}
              </td>
              <td>
                {formatCalendarDay(meal.day)}, {labelOf(MEALS, meal.meal).toLowerCase()}
              </td>
              <td className={operator.number}>{meal.quantity}</td>
              <td className={operator.number}>{formatCents(meal.price_cents)}</td>
              <td className={operator.number}>
                {meal.voided_at === null ? formatCents(meal.price_cents * meal.quantity) : '—'}
              </td>
              <td>
                {meal.voided_at === null ? (
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`Void the meal of ${meal.guest_name}`}
                    onClick={() => setVoided(meal)}
                  >
                    Void
                  </Button>
                ) : (
                  `Voided: ${meal.void_reason}`
                )}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
      {voided !== null && <VoidDialog meal={voided} onClose={() => setVoided(null)} />}
    </>
  );
}

function VoidDialog({ meal, onClose }: { readonly meal: GuestMeal; readonly onClose: () => void }) {
  const [save] = useVoidGuestMealMutation();
  return (
    <ReasonDialog
      title={`Void the meal of ${meal.guest_name}`}
      action="Void meal"
      failure="Not voided"
      intent="danger"
      save={(reason) => save({ id: meal.id, reason })}
      onClose={onClose}
    />
  );
}

const guestForm = z.object({
  guest: requiredLine(120, 'Enter who ate.'),
  host: checkedText((typed) => typed !== '', 'Choose the resident who hosts.'),
  day: checkedText(isDay, 'Choose a day.'),
  meal: z.string(),
  quantity: numberText(1, 50, 'Enter 1 to 50.'),
  price: checkedText((typed) => parsePrice(typed) !== null, 'Enter a price up to $1,000.'),
  note: line(300),
});

function GuestMealDialog({
  list,
  onClose,
}: {
  readonly list: GuestMeals;
  readonly onClose: () => void;
}) {
  const [save] = useRecordGuestMealMutation();
  const form = useSaveForm({
    schema: guestForm,
    defaultValues: {
      guest: '',
      host: '',
      day: list.today,
      meal: 'lunch',
      quantity: '1',
      price: '',
      note: '',
    },
    save: ({ guest, host, day, meal, quantity, price, note }, id) =>
      save({
        id,
        residentId: host,
        values: {
          guest_name: guest,
          day,
          meal,
          quantity,
          price_cents: parsePrice(price),
          note,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record guest meal"
      action="Record meal"
      failure="Not recorded"
      onCancel={onClose}
    >
      <TextField label="Guest" {...form.field('guest')} />
      <SelectField
        label="Host"
        options={[
          ['', 'Choose a resident'],
          ...list.hosts.map(
            ({ id, name, unit }) => [id, unit === null ? name : `${name}, ${unit}`] as const,
          ),
        ]}
        {...form.field('host')}
      />
      <DateField label="Day" {...form.field('day')} />
      <SelectField label="Meal" options={toOptions(MEALS)} {...form.field('meal')} />
      <WholeNumberField label="Number of meals" {...form.field('quantity')} />
      <DecimalField label="Price of one meal" placeholder="12.50" {...form.field('price')} />
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}
