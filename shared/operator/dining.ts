import type { Choice } from '../records/choice.ts';

export const MEALS: readonly Choice[] = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
];

export const COURSES: readonly Choice[] = [
  { value: 'starter', label: 'Starter' },
  { value: 'entree', label: 'Entrée' },
  { value: 'side', label: 'Side' },
  { value: 'dessert', label: 'Dessert' },
  { value: 'beverage', label: 'Beverage' },
];

/** Food textures with their IDDSI levels. */
export const TEXTURES: readonly Choice[] = [
  { value: 'regular', label: 'Regular (7)' },
  { value: 'soft', label: 'Soft and bite-sized (6)' },
  { value: 'minced', label: 'Minced and moist (5)' },
  { value: 'pureed', label: 'Pureed (4)' },
];

/** Liquid thicknesses with their IDDSI levels. */
export const LIQUIDS: readonly Choice[] = [
  { value: 'thin', label: 'Thin (0)' },
  { value: 'nectar', label: 'Nectar (2)' },
  { value: 'honey', label: 'Honey (3)' },
  { value: 'pudding', label: 'Pudding (4)' },
];

/** The nine major allergens that US labels name. */
export const ALLERGENS: readonly Choice[] = [
  { value: 'milk', label: 'Milk' },
  { value: 'eggs', label: 'Eggs' },
  { value: 'fish', label: 'Fish' },
  { value: 'shellfish', label: 'Shellfish' },
  { value: 'tree_nuts', label: 'Tree nuts' },
  { value: 'peanuts', label: 'Peanuts' },
  { value: 'wheat', label: 'Wheat' },
  { value: 'soy', label: 'Soy' },
  { value: 'sesame', label: 'Sesame' },
];

export const DIETS: readonly Choice[] = [
  { value: 'regular', label: 'Regular' },
  { value: 'diabetic', label: 'Diabetic' },
  { value: 'low_sodium', label: 'Low sodium' },
  { value: 'renal', label: 'Renal' },
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'gluten_free', label: 'Gluten free' },
];

export const INTAKES: readonly Choice[] = [
  { value: 'all', label: 'All' },
  { value: 'most', label: 'Most' },
  { value: 'half', label: 'Half' },
  { value: 'little', label: 'Little' },
  { value: 'refused', label: 'Refused' },
];

const nameOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
const lower = (text: string): string => text.replace(/ \(\d\)$/, '').toLowerCase();

/** Describes a conflict from its key, as in `private.list_dish_conflicts`. */
export function describeConflict(key: string): string {
  const at = key.indexOf(':');
  const value = key.slice(at + 1);
  switch (key.slice(0, at)) {
    case 'allergen':
      return `Contains ${lower(nameOf(ALLERGENS, value))}`;
    case 'substance':
      return `Contains ${value}`;
    case 'may_contain':
      return `May contain ${lower(nameOf(ALLERGENS, value))}`;
    case 'unmatched':
      return `Check for ${value}`;
    case 'diet':
      return `Not ${lower(nameOf(DIETS, value))}`;
    case 'unknown_diet':
      return `Check the diet: ${value}`;
    case 'texture':
      return `Not available ${lower(nameOf(TEXTURES, value))}`;
    case 'liquid':
      return `Not available at ${lower(nameOf(LIQUIDS, value))} thickness`;
    default:
      return value;
  }
}

/** The meal being served or prepared next at an hour of the community's day. */
export const mealAt = (hour: number): string =>
  hour < 10 ? 'breakfast' : hour < 15 ? 'lunch' : 'dinner';
