import { object, orNull, orNullish, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const name = orNullish(text);

/** Listing name changes requested by an account with approved listings. */
export const isNameChangeRequest = object({
  id: text,
  profile_id: orNull(text),
  changes: object({ full_name: name, company_name: name, brokerage_name: name }),
});

export type NameChangeRequest = ShapeOf<typeof isNameChangeRequest>;

const LABELS = {
  full_name: 'Name',
  company_name: 'Company',
  brokerage_name: 'Brokerage',
} as const;

/** Returns each requested name; a removed name reads "none". */
export const listRequestedNames = ({
  changes,
}: NameChangeRequest): readonly (readonly [string, string])[] =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((column) => changes[column] !== undefined)
    .map((column) => [LABELS[column], changes[column] || 'None']);
