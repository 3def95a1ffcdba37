import { object, orNothing, orNull, type ShapeOf, text } from '../../kit/shape/shape.ts';

const name = orNothing(text);

/** Other names that an account with approved listings asks to be listed under. */
export const isHeldNames = object({
  id: text,
  profile_id: orNull(text),
  changes: object({ full_name: name, company_name: name, brokerage_name: name }),
});

export type HeldNames = ShapeOf<typeof isHeldNames>;

const LABELS = {
  full_name: 'Name',
  company_name: 'Company',
  brokerage_name: 'Brokerage',
} as const;

/** What each would be; a name that was taken away is said to be none. */
export const namesIn = ({ changes }: HeldNames): readonly (readonly [string, string])[] =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((column) => changes[column] !== undefined)
    .map((column) => [LABELS[column], changes[column] || 'None']);
