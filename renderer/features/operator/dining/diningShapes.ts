import * as s from '../../../ui/shape/shape.ts';

const isDish = s.object({
  id: s.text,
  name: s.text,
  course: s.text,
  textures: s.listOf(s.text),
  liquids: s.listOf(s.text),
  allergens: s.listOf(s.text),
  other_allergens: s.orNull(s.text),
  may_contain: s.orNull(s.text),
  diets: s.listOf(s.text),
  guest_price_cents: s.orNull(s.number),
  archived_at: s.orNull(s.text),
  version: s.number,
});
export type Dish = s.ShapeOf<typeof isDish>;

const isCycle = s.object({
  id: s.text,
  name: s.text,
  weeks: s.number,
  starts_on: s.text,
  version: s.number,
  dishes: s.listOf(s.object({ day: s.number, meal: s.text, dish_id: s.text })),
});
export type MenuCycle = s.ShapeOf<typeof isCycle>;

/** Dishes, menu cycles, and the menu of a week. */
export const isDiningMenu = s.object({
  today: s.text,
  from: s.text,
  dishes: s.listOf(isDish),
  cycles: s.listOf(isCycle),
  days: s.listOf(
    s.object({
      day: s.text,
      meal: s.text,
      dish_id: s.text,
      change_id: s.orNull(s.text),
      replaced_dish_id: s.orNull(s.text),
      reason: s.orNull(s.text),
    }),
  ),
  changes: s.listOf(
    s.object({
      id: s.text,
      day: s.text,
      meal: s.text,
      dish_id: s.orNull(s.text),
      new_dish_id: s.orNull(s.text),
      reason: s.text,
      by: s.text,
    }),
  ),
});
export type DiningMenu = s.ShapeOf<typeof isDiningMenu>;

const isServedDish = s.object({
  id: s.text,
  name: s.text,
  course: s.text,
  allergens: s.listOf(s.text),
  reason: s.orNull(s.text),
  replaces: s.orNull(s.text),
});
export type ServedDish = s.ShapeOf<typeof isServedDish>;

const isConflict = s.object({ key: s.text, is_warning: s.bool });
export type Conflict = s.ShapeOf<typeof isConflict>;

const isOrder = s.object({
  id: s.text,
  version: s.number,
  is_room_tray: s.bool,
  note: s.orNull(s.text),
  skip_reason: s.orNull(s.text),
  by: s.text,
  served_at: s.orNull(s.text),
  intake: s.orNull(s.text),
  dishes: s.listOf(s.object({ id: s.text, name: s.text, course: s.text })),
  overrides: s.listOf(
    s.object({
      dish_id: s.text,
      dish: s.text,
      keys: s.listOf(s.text),
      is_acknowledgment: s.bool,
      reason: s.orNull(s.text),
      by: s.text,
    }),
  ),
});
export type MealOrder = s.ShapeOf<typeof isOrder>;

const isDiner = s.object({
  id: s.text,
  name: s.text,
  unit: s.orNull(s.text),
  floor: s.orNull(s.text),
  room: s.orNull(s.text),
  table: s.orNull(s.text),
  charts_intake: s.bool,
  allergies: s.listOf(s.object({ substance: s.text, severity: s.orNull(s.text), is_food: s.bool })),
  diets: s.listOf(s.text),
  texture: s.text,
  liquids: s.text,
  diet_notes: s.listOf(s.text),
  conflicts: s.recordOf(s.listOf(isConflict)),
  defaults: s.listOf(s.text),
  is_low_intake: s.bool,
  order: s.orNull(isOrder),
});
export type Diner = s.ShapeOf<typeof isDiner>;

/** A meal: its menu, the residents in the building with their needs and orders, and those on leave. */
export const isMealBoard = s.object({
  day: s.text,
  today: s.text,
  meal: s.text,
  can_override: s.bool,
  menu: s.listOf(isServedDish),
  away: s.listOf(
    s.object({ id: s.text, name: s.text, unit: s.orNull(s.text), leave_type: s.orNull(s.text) }),
  ),
  residents: s.listOf(isDiner),
});
export type MealBoard = s.ShapeOf<typeof isMealBoard>;

const isPortion = s.object({
  dish_id: s.orNull(s.text),
  dish: s.orNull(s.text),
  course: s.text,
  texture: s.orNull(s.text),
  liquid: s.orNull(s.text),
  diets: s.listOf(s.text),
  is_default: s.bool,
  is_room_tray: s.bool,
  resident_id: s.text,
  name: s.text,
  unit: s.orNull(s.text),
});
export type Portion = s.ShapeOf<typeof isPortion>;

const isMealCount = s.object({
  meal: s.text,
  ordered: s.number,
  guests: s.number,
  skipped: s.listOf(s.object({ name: s.text, unit: s.orNull(s.text), reason: s.text })),
  portions: s.listOf(isPortion),
});
export type MealCount = s.ShapeOf<typeof isMealCount>;

export const isKitchenCount = s.object({
  day: s.text,
  today: s.text,
  community: s.text,
  in_house: s.number,
  on_leave: s.number,
  meals: s.listOf(isMealCount),
});
export type KitchenCount = s.ShapeOf<typeof isKitchenCount>;

export const areOverrides = s.listOf(
  s.object({
    id: s.text,
    at: s.text,
    day: s.text,
    meal: s.text,
    resident: s.text,
    dish: s.text,
    keys: s.listOf(s.text),
    is_acknowledgment: s.bool,
    reason: s.orNull(s.text),
    by_name: s.text,
  }),
);

const isGuestMeal = s.object({
  id: s.text,
  day: s.text,
  meal: s.text,
  guest_name: s.text,
  quantity: s.number,
  price_cents: s.number,
  note: s.orNull(s.text),
  recorded_by_name: s.text,
  voided_at: s.orNull(s.text),
  void_reason: s.orNull(s.text),
  resident_id: s.text,
  resident: s.text,
  unit: s.orNull(s.text),
});
export type GuestMeal = s.ShapeOf<typeof isGuestMeal>;

export const isGuestMeals = s.object({
  today: s.text,
  meals: s.number,
  total_cents: s.number,
  hosts: s.listOf(s.object({ id: s.text, name: s.text, unit: s.orNull(s.text) })),
  rows: s.listOf(isGuestMeal),
});
export type GuestMeals = s.ShapeOf<typeof isGuestMeals>;
