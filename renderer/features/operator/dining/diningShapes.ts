import {
  bool,
  listOf,
  number,
  object,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isDish = object({
  id: text,
  name: text,
  course: text,
  textures: listOf(text),
  liquids: listOf(text),
  allergens: listOf(text),
  other_allergens: orNull(text),
  may_contain: orNull(text),
  diets: listOf(text),
  guest_price_cents: orNull(number),
  archived_at: orNull(text),
  version: number,
});
export type Dish = ShapeOf<typeof isDish>;

const isCycle = object({
  id: text,
  name: text,
  weeks: number,
  starts_on: text,
  version: number,
  dishes: listOf(object({ day: number, meal: text, dish_id: text })),
});
export type MenuCycle = ShapeOf<typeof isCycle>;

/** Dishes, menu cycles, and the menu of a week. */
export const isDiningMenu = object({
  today: text,
  from: text,
  dishes: listOf(isDish),
  cycles: listOf(isCycle),
  days: listOf(
    object({
      day: text,
      meal: text,
      dish_id: text,
      change_id: orNull(text),
      replaced_dish_id: orNull(text),
      reason: orNull(text),
    }),
  ),
  changes: listOf(
    object({
      id: text,
      day: text,
      meal: text,
      dish_id: orNull(text),
      new_dish_id: orNull(text),
      reason: text,
      by: text,
    }),
  ),
});
export type DiningMenu = ShapeOf<typeof isDiningMenu>;

const isServedDish = object({
  id: text,
  name: text,
  course: text,
  allergens: listOf(text),
  reason: orNull(text),
  replaces: orNull(text),
});
export type ServedDish = ShapeOf<typeof isServedDish>;

const isConflict = object({ key: text, is_warning: bool });
export type Conflict = ShapeOf<typeof isConflict>;

const isOrder = object({
  id: text,
  version: number,
  is_room_tray: bool,
  note: orNull(text),
  skip_reason: orNull(text),
  by: text,
  served_at: orNull(text),
  intake: orNull(text),
  dishes: listOf(object({ id: text, name: text, course: text })),
  overrides: listOf(
    object({
      dish_id: text,
      dish: text,
      keys: listOf(text),
      is_acknowledgment: bool,
      reason: orNull(text),
      by: text,
    }),
  ),
});
export type MealOrder = ShapeOf<typeof isOrder>;

const isDiner = object({
  id: text,
  name: text,
  unit: orNull(text),
  floor: orNull(text),
  room: orNull(text),
  table: orNull(text),
  charts_intake: bool,
  allergies: listOf(object({ substance: text, severity: orNull(text), is_food: bool })),
  diets: listOf(text),
  texture: text,
  liquids: text,
  diet_notes: listOf(text),
  conflicts: recordOf(listOf(isConflict)),
  defaults: listOf(text),
  is_low_intake: bool,
  order: orNull(isOrder),
});
export type Diner = ShapeOf<typeof isDiner>;

/** A meal: its menu, the residents in the building with their needs and orders, and those on leave. */
export const isMealBoard = object({
  day: text,
  today: text,
  meal: text,
  can_override: bool,
  menu: listOf(isServedDish),
  away: listOf(object({ id: text, name: text, unit: orNull(text), leave_type: orNull(text) })),
  residents: listOf(isDiner),
});
export type MealBoard = ShapeOf<typeof isMealBoard>;

const isPortion = object({
  dish_id: orNull(text),
  dish: orNull(text),
  course: text,
  texture: orNull(text),
  liquid: orNull(text),
  diets: listOf(text),
  is_default: bool,
  is_room_tray: bool,
  resident_id: text,
  name: text,
  unit: orNull(text),
});
export type Portion = ShapeOf<typeof isPortion>;

const isMealCount = object({
  meal: text,
  ordered: number,
  guests: number,
  skipped: listOf(object({ name: text, unit: orNull(text), reason: text })),
  portions: listOf(isPortion),
});
export type MealCount = ShapeOf<typeof isMealCount>;

export const isKitchenCount = object({
  day: text,
  today: text,
  community: text,
  in_house: number,
  on_leave: number,
  meals: listOf(isMealCount),
});
export type KitchenCount = ShapeOf<typeof isKitchenCount>;

export const areOverrides = listOf(
  object({
    id: text,
    at: text,
    day: text,
    meal: text,
    resident: text,
    dish: text,
    keys: listOf(text),
    is_acknowledgment: bool,
    reason: orNull(text),
    by_name: text,
  }),
);
export type Overrides = ShapeOf<typeof areOverrides>;

const isGuestMeal = object({
  id: text,
  day: text,
  meal: text,
  guest_name: text,
  quantity: number,
  price_cents: number,
  note: orNull(text),
  recorded_by_name: text,
  voided_at: orNull(text),
  void_reason: orNull(text),
  resident_id: text,
  resident: text,
  unit: orNull(text),
});
export type GuestMeal = ShapeOf<typeof isGuestMeal>;

export const isGuestMeals = object({
  today: text,
  meals: number,
  total_cents: number,
  hosts: listOf(object({ id: text, name: text, unit: orNull(text) })),
  rows: listOf(isGuestMeal),
});
export type GuestMeals = ShapeOf<typeof isGuestMeals>;
