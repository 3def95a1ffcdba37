import { MEALS } from '#shared/operator/dining.ts';
import type { GridRow } from '../../../workbench/grid/gridRows.ts';
import type { Dish, MenuCycle } from './diningShapes.ts';

interface PlannedDish {
  readonly day: number;
  readonly meal: string;
  readonly dish_id: string;
}

/** Dishes on the menu by the name people type. */
export const byName = (dishes: readonly Dish[]): ReadonlyMap<string, string> =>
  new Map(
    dishes
      .filter(({ archived_at }) => archived_at === null)
      .map(({ id, name }) => [name.toLowerCase(), id]),
  );

export const mealOf = (typed: string): string | undefined =>
  MEALS.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase())?.value;

/** A week of a cycle as rows: the meal, then a dish for each day. */
export function toGridRows(
  { dishes }: Pick<MenuCycle, 'dishes'>,
  week: number,
  names: ReadonlyMap<string, string>,
): readonly GridRow[] {
  const first = (week - 1) * 7;
  return MEALS.flatMap(({ value, label }) => {
    const days = Array.from({ length: 7 }, (_, at) =>
      dishes.filter(({ day, meal }) => day === first + at && meal === value),
    );
    const height = Math.max(0, ...days.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) => [
      label,
      ...days.map((all) => names.get(all[line]?.dish_id ?? '') ?? ''),
    ]);
  });
}

/** The dishes that rows name, or null if a cell names none. */
export function fromGridRows(
  rows: readonly GridRow[],
  ids: ReadonlyMap<string, string>,
): readonly PlannedDish[] | null {
  const dishes: PlannedDish[] = [];
  for (const [typed = '', ...cells] of rows) {
    const meal = mealOf(typed);
    for (const [day, cell] of cells.entries()) {
      if (cell.trim() === '') continue;
      const dish_id = ids.get(cell.trim().toLowerCase());
      if (meal === undefined || dish_id === undefined) return null;
      dishes.push({ day, meal, dish_id });
    }
  }
  return dishes;
}
