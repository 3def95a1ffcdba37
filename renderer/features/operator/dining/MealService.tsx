import { useState } from 'react';
import { MEALS, mealAt } from '#shared/operator/dining.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { isDay } from '../../../workbench/calendar/days.ts';
import operator from '../Operator.module.css';
import { DinerCard } from './DinerCard.tsx';
import styles from './Dining.module.css';
import { useMealBoardQuery } from './diningApi.ts';
import type { Diner, MealBoard } from './diningShapes.ts';

type Show = 'all' | 'waiting' | 'ordered' | 'served' | 'out' | 'low' | 'away';

const belongs: Record<Exclude<Show, 'away'>, (diner: Diner) => boolean> = {
  all: () => true,
  waiting: ({ order }) => order === null,
  ordered: ({ order }) => order !== null && order.served_at === null && order.skip_reason === null,
  served: ({ order }) => order?.served_at != null,
  out: ({ order }) => order?.skip_reason != null,
  low: ({ is_low_intake }) => is_low_intake,
};
const SHOWS: readonly (readonly [Show, string])[] = [
  ['all', 'In the building'],
  ['waiting', 'No order'],
  ['ordered', 'Ordered'],
  ['served', 'Served'],
  ['out', 'Not eating'],
  ['low', 'Low intake'],
  ['away', 'On leave'],
];

/** Orders, serving, and intake of a meal, for phones and tablets in the dining room. */
export function MealService({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const [now] = useState(() => mealAt(new Date().getHours()));
  const askedDay = params.get('day') ?? '';
  const day = isDay(askedDay) ? askedDay : null;
  const asked = params.get('meal');
  const meal = MEALS.find(({ value }) => value === asked)?.value ?? now;
  const query = useMealBoardQuery(
    { communityId, day, meal },
    // Orders arrive live; this finds changes of the census and of menus.
    { pollingInterval: 300_000, skipPollingIfUnfocused: true },
  );
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        <fieldset className={styles.segments} aria-label="Meal">
          {MEALS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === meal}
              onClick={() => change([['meal', value]])}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <label>
          Day{' '}
          <input
            type="date"
            value={day ?? query.data?.day ?? ''}
            onChange={({ target }) => isDay(target.value) && change([['day', target.value]])}
          />
        </label>
        <Select
          aria-label="Group by"
          options={[
            ['table', 'By table'],
            ['floor', 'By floor'],
          ]}
          value={params.get('by') ?? 'table'}
          onChange={({ target }) => change([['by', target.value]])}
        />
      </div>
      <Loaded answer={query} waiting={<Skeleton height="36rem" />} keepsLast>
        {(board) => <Board board={board} />}
      </Loaded>
    </div>
  );
}

function Board({ board }: { readonly board: MealBoard }) {
  const { params, change } = useUrlSearch();
  const asked = params.get('show');
  const show = SHOWS.find(([id]) => id === asked)?.[0] ?? 'all';
  const count = (id: Show) =>
    id === 'away' ? board.away.length : board.residents.filter(belongs[id]).length;
  return (
    <>
      <FilterButtons
        label="Residents"
        filters={SHOWS.map(([id, label]) => ({
          id,
          label,
          count: count(id),
          isAlert: id === 'low' && count(id) > 0,
        }))}
        chosen={show}
        onChoose={(id) => change([['show', id === 'all' ? null : id]])}
      />
      {board.menu.length === 0 && (
        <p className={ui.warning} role="status">
          No menu for this meal. Start a menu cycle under Menus.
        </p>
      )}
      {show === 'away' ? (
        <Away away={board.away} />
      ) : (
        <Groups
          board={board}
          diners={board.residents.filter(belongs[show])}
          by={params.get('by') ?? 'table'}
        />
      )}
    </>
  );
}

function Away({ away }: { readonly away: MealBoard['away'] }) {
  return away.length === 0 ? (
    <EmptyState title="No one is on leave">Residents on leave appear here.</EmptyState>
  ) : (
    <ul className={styles.plain} aria-label="On leave">
      {away.map(({ id, name, unit, leave_type }) => (
        <li key={id}>
          <strong>{name}</strong> {unit}{' '}
          <span className={ui.caption}>
            {leave_type === 'hospital_leave' ? 'Hospital' : 'Away'}, not counted
          </span>
        </li>
      ))}
    </ul>
  );
}

const groupOf = (by: string, { room, table, floor }: Diner): string =>
  by === 'floor'
    ? (floor ?? 'No floor')
    : [room, table !== null && `Table ${table}`].filter(Boolean).join(', ') || 'No table';

interface GroupsProps {
  readonly board: MealBoard;
  readonly diners: readonly Diner[];
  readonly by: string;
}

function Groups({ board, diners, by }: GroupsProps) {
  const groups = Map.groupBy(diners, (diner) => groupOf(by, diner));
  const names = [...groups.keys()].toSorted((a, b) =>
    a.localeCompare(b, 'en-US', { numeric: true }),
  );
  return names.length === 0 ? (
    <EmptyState title="No residents">No one matches this view.</EmptyState>
  ) : (
    names.map((name) => (
      <section key={name} className={styles.group} aria-label={name}>
        <h2>
          {name} <span className={ui.caption}>{groups.get(name)?.length}</span>
        </h2>
        <ul className={styles.cards}>
          {groups.get(name)?.map((diner) => (
            <DinerCard key={diner.id} diner={diner} board={board} />
          ))}
        </ul>
      </section>
    ))
  );
}
