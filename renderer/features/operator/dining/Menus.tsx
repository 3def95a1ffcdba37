import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { COURSES, MEALS } from '#shared/operator/dining.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { EditButtons } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { addDays, formatWeekday, isDay, weekOf } from '../../../workbench/calendar/days.ts';
import operator from '../Operator.module.css';
import { usePositions } from '../usePositions.ts';
import { CycleDialog } from './CycleDialog.tsx';
import styles from './Dining.module.css';
import {
  useArchiveCycleMutation,
  useDiningMenuQuery,
  useUndoMenuChangeMutation,
} from './diningApi.ts';
import type { DiningMenu, MenuCycle } from './diningShapes.ts';
import { MenuChangeDialog, type MenuSlot } from './MenuChangeDialog.tsx';
import { MenuGridDialog } from './MenuGridDialog.tsx';

/** The menu of a week, with substitutions, and the cycles it comes from. */
export function Menus({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const asked = params.get('week') ?? '';
  const from = isDay(asked) ? (weekOf(asked)[0] ?? null) : null;
  const query = useDiningMenuQuery({ communityId, from });
  const shift = (menu: DiningMenu, days: number) => change([['week', addDays(menu.from, days)]]);
  return (
    <Loaded answer={query} waiting={<Skeleton height="36rem" />} keepsLast>
      {(menu) => (
        <div className={ui.stack12}>
          <div className={`${operator.bar} screen-only`}>
            <Button size="small" onClick={() => shift(menu, -7)}>
              Previous
            </Button>
            <Button size="small" onClick={() => change([['week', null]])}>
              This week
            </Button>
            <Button size="small" onClick={() => shift(menu, 7)}>
              Next
            </Button>
            <span>
              {formatCalendarDay(menu.from)} to {formatCalendarDay(addDays(menu.from, 6))}
            </span>
            <span className={ui.end}>
              <Button size="small" onClick={() => window.print()}>
                Print menu
              </Button>
            </span>
          </div>
          <Week communityId={communityId} menu={menu} />
          <Cycles communityId={communityId} menu={menu} />
        </div>
      )}
    </Loaded>
  );
}

interface MenuProps {
  readonly communityId: string;
  readonly menu: DiningMenu;
}

function Week({ communityId, menu }: MenuProps) {
  const { canChange } = usePositions(communityId);
  const [slot, setSlot] = useState<MenuSlot | null>(null);
  const [undo] = useUndoMenuChangeMutation();
  const names = new Map(menu.dishes.map(({ id, name }) => [id, name]));
  const days = Array.from({ length: 7 }, (_, at) => addDays(menu.from, at));
  const courses = new Map(
    menu.dishes.map(({ id, course }) => [id, COURSES.findIndex(({ value }) => value === course)]),
  );
  const isOpen = (day: string) => canChange('dining_menus') && day >= menu.today;
  if (menu.days.length === 0) {
    return (
      <EmptyState title="No menu this week">
        {menu.dishes.length === 0
          ? 'Add dishes first, then a menu cycle.'
          : 'Add a menu cycle that starts this week or earlier.'}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.week}>
        {days.map((day) => (
          <section
            key={day}
            data-is-today={day === menu.today}
            aria-label={`Menu of ${formatCalendarDay(day)}`}
          >
            <h2>
              {formatWeekday(day)} <span className={ui.caption}>{formatDay(day)}</span>
            </h2>
            {MEALS.map(({ value, label }) => (
              <div key={value} className={styles.menuMeal}>
                <h3>{label}</h3>
                <ul>
                  {menu.days
                    .filter((one) => one.day === day && one.meal === value)
                    .toSorted(
                      (a, b) => (courses.get(a.dish_id) ?? 0) - (courses.get(b.dish_id) ?? 0),
                    )
                    .map(({ dish_id, change_id, replaced_dish_id, reason }) => (
                      <li key={dish_id} data-is-changed={change_id !== null}>
                        {isOpen(day) && change_id === null ? (
                          <button
                            type="button"
                            className={styles.dish}
                            aria-label={`Change ${names.get(dish_id)} on ${formatCalendarDay(day)}`}
                            onClick={() => setSlot({ day, meal: value, dishId: dish_id })}
                          >
                            {names.get(dish_id)}
                          </button>
                        ) : (
                          names.get(dish_id)
                        )}
                        {change_id !== null && (
                          <span className={ui.caption}>
                            {replaced_dish_id === null
                              ? `Added: ${reason}`
                              : `Instead of ${names.get(replaced_dish_id)}: ${reason}`}
                          </span>
                        )}
                      </li>
                    ))}
                </ul>
                {isOpen(day) && (
                  <Button
                    size="small"
                    variant="minimal"
                    className="screen-only"
                    aria-label={`Add to ${label.toLowerCase()} on ${formatCalendarDay(day)}`}
                    onClick={() => setSlot({ day, meal: value, dishId: null })}
                  >
                    Add
                  </Button>
                )}
              </div>
            ))}
          </section>
        ))}
      </div>
      {menu.changes.length > 0 && (
        <section className={styles.group} aria-label="Changes this week">
          <h2>Changes this week</h2>
          <ul className={styles.plain}>
            {menu.changes.map((one) => (
              <li key={one.id}>
                {formatCalendarDay(one.day)}, {one.meal}:{' '}
                {one.dish_id === null
                  ? `${names.get(one.new_dish_id ?? '')} added`
                  : one.new_dish_id === null
                    ? `${names.get(one.dish_id)} removed`
                    : `${names.get(one.new_dish_id)} instead of ${names.get(one.dish_id)}`}
                . {one.reason} <span className={ui.caption}>{one.by}</span>
                {isOpen(one.day) && (
                  <Button size="small" variant="minimal" onClick={() => void undo(one.id)}>
                    Undo change
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {slot !== null && (
        <MenuChangeDialog
          communityId={communityId}
          menu={menu}
          slot={slot}
          onClose={() => setSlot(null)}
        />
      )}
    </>
  );
}

function Cycles({ communityId, menu }: MenuProps) {
  const { canChange } = usePositions(communityId);
  const [edited, setEdited] = useState<MenuCycle | 'new' | null>(null);
  const [grid, setGrid] = useState<{ readonly id: string; readonly week: number } | null>(null);
  const [archive] = useArchiveCycleMutation();
  const open = menu.cycles.find(({ id }) => id === grid?.id);
  const current = menu.cycles.find(({ starts_on }) => starts_on <= menu.today);
  if (!canChange('dining_menus')) return null;
  return (
    <section className={`${styles.group} screen-only`} aria-label="Menu cycles">
      <h2>
        Menu cycles{' '}
        <Button size="small" intent="primary" onClick={() => setEdited('new')}>
          Add cycle
        </Button>
      </h2>
      {menu.cycles.length === 0 && (
        <p className={ui.muted}>A cycle is up to eight weeks of menus that repeat.</p>
      )}
      <ul className={styles.plain}>
        {menu.cycles.map((cycle) => (
          <li key={cycle.id}>
            <strong>{cycle.name}</strong> starts {formatCalendarDay(cycle.starts_on)}
            {cycle.id === current?.id && <span className={styles.served}>Served now</span>}
            <span className={styles.buttons}>
              {Array.from({ length: cycle.weeks }, (_, at) => (
                <Button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number.
                  key={at}
                  size="small"
                  aria-label={`Edit week ${at + 1} of ${cycle.name}`}
                  onClick={() => setGrid({ id: cycle.id, week: at + 1 })}
                >
                  Week {at + 1}
                </Button>
              ))}
              <EditButtons
                name={cycle.name}
                onEdit={() => setEdited(cycle)}
                removal="Archive"
                onRemove={() => void archive(cycle.id)}
              />
            </span>
          </li>
        ))}
      </ul>
      {edited !== null && (
        <CycleDialog
          communityId={communityId}
          cycle={edited === 'new' ? null : edited}
          today={menu.today}
          onClose={() => setEdited(null)}
        />
      )}
      {open !== undefined && grid !== null && (
        <MenuGridDialog
          key={`${open.id}/${grid.week}`}
          cycle={open}
          week={grid.week}
          dishes={menu.dishes}
          onClose={() => setGrid(null)}
        />
      )}
    </section>
  );
}
