import { Button } from '@blueprintjs/core';
import { formatCalendarDay } from '#shared/format/date.ts';
import { COURSES, DIETS, LIQUIDS, MEALS, TEXTURES } from '#shared/operator/dining.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { isDay } from '../../../workbench/calendar/days.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Dining.module.css';
import { useKitchenCountQuery } from './diningApi.ts';
import type { KitchenCount, MealCount, Portion } from './diningShapes.ts';

/** What the kitchen makes for each meal of a day: portions by dish, texture, thickness, and diet. */
export function Kitchen({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : null;
  const query = useKitchenCountQuery({ communityId, day });
  return (
    <div className={ui.stack12}>
      <div className={`${operator.bar} screen-only`}>
        <label>
          Day{' '}
          <input
            type="date"
            value={day ?? query.data?.day ?? ''}
            onChange={({ target }) => isDay(target.value) && change([['day', target.value]])}
          />
        </label>
        <Button size="small" onClick={() => window.print()}>
          Print counts
        </Button>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="36rem" />} keepsLast>
        {(count) => <Counts count={count} />}
      </Loaded>
    </div>
  );
}

function Counts({ count }: { readonly count: KitchenCount }) {
  return (
    <>
      <p className={ui.number}>
        {count.community}, {formatCalendarDay(count.day)}: <strong>{count.in_house}</strong> in the
        building, <strong>{count.on_leave}</strong> on leave and not counted
      </p>
      {count.meals.map((meal) => (
        <Meal key={meal.meal} meal={meal} inHouse={count.in_house} />
      ))}
    </>
  );
}

interface Line {
  readonly key: string;
  readonly dish: string;
  readonly course: string;
  readonly form: string;
  readonly diet: string;
  readonly portions: readonly Portion[];
}

/** Sums portions that the kitchen prepares in the same way. */
function toLines(portions: readonly Portion[]): readonly Line[] {
  const formOf = ({ texture, liquid }: Portion) =>
    [
      texture === null ? null : labelOf(TEXTURES, texture),
      liquid === null || liquid === 'thin' ? null : labelOf(LIQUIDS, liquid),
    ]
      .filter((one) => one !== null)
      .join(', ') || 'As is';
  const dietOf = ({ diets }: Portion) =>
    diets.map((one) => labelOf(DIETS, one)).join(', ') || 'Regular';
  const made = portions.filter(({ dish_id }) => dish_id !== null);
  const groups = Map.groupBy(made, (one) => [one.dish_id, formOf(one), dietOf(one)].join('|'));
  return [...groups].flatMap(([key, all]) => {
    const [first] = all;
    return first === undefined
      ? []
      : [
          {
            key,
            dish: first.dish ?? '',
            course: first.course,
            form: formOf(first),
            diet: dietOf(first),
            portions: all,
          },
        ];
  });
}

function Meal({ meal, inHouse }: { readonly meal: MealCount; readonly inHouse: number }) {
  const lines = toLines(meal.portions);
  const unsafe = Map.groupBy(
    meal.portions.filter(({ dish_id }) => dish_id === null),
    ({ resident_id }) => resident_id,
  );
  const waiting = inHouse - meal.ordered - meal.skipped.length;
  return (
    <section className={styles.group} aria-label={labelOf(MEALS, meal.meal)}>
      <h2>
        {labelOf(MEALS, meal.meal)}{' '}
        <span className={ui.caption}>
          {meal.ordered} ordered, {waiting} by default, {meal.skipped.length} not eating
          {meal.guests > 0 && `, ${meal.guests} guests extra`}
        </span>
      </h2>
      {unsafe.size > 0 && (
        <details className={styles.alert} open>
          <summary>
            {unsafe.size === 1
              ? '1 resident needs a choice: no dish is safe by default, or it is off the menu'
              : `${unsafe.size} residents need a choice: no dish is safe by default, or it is off the menu`}
          </summary>
          <ul>
            {[...unsafe.values()].map((portions) => (
              <li key={portions[0]?.resident_id}>
                {portions[0]?.name} {portions[0]?.unit}:{' '}
                {portions.map(({ course }) => labelOf(COURSES, course).toLowerCase()).join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {lines.length === 0 ? (
        <EmptyState title="Nothing to prepare">Add dishes to this meal under Menus.</EmptyState>
      ) : (
        <OperatorTable
          label={`${labelOf(MEALS, meal.meal)} counts`}
          columns={[
            'Dish',
            'Course',
            'Texture',
            'Diet',
            { number: 'Portions' },
            { number: 'Trays' },
          ]}
        >
          {lines.map(({ key, dish, course, form, diet, portions }) => (
            <tr key={key}>
              <th scope="row">{dish}</th>
              <td>{labelOf(COURSES, course)}</td>
              <td>{form}</td>
              <td>{diet}</td>
              <td className={operator.number} data-label="Portions">
                <details className={styles.rows}>
                  <summary>{portions.length}</summary>
                  <ul>
                    {portions.map(({ resident_id, name, unit, is_default }) => (
                      <li key={resident_id}>
                        {name} {unit}
                        {is_default && ' (default)'}
                      </li>
                    ))}
                  </ul>
                </details>
              </td>
              <td className={operator.number} data-label="Trays">
                {portions.filter(({ is_room_tray }) => is_room_tray).length || '—'}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
      {meal.skipped.length > 0 && (
        <p className={ui.caption}>
          Not eating:{' '}
          {meal.skipped.map(({ name, reason }) => `${name} (${reason.toLowerCase()})`).join(', ')}
        </p>
      )}
    </section>
  );
}
