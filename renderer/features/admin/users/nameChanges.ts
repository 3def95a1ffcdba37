import * as s from '../../../ui/shape/shape.ts';

const name = s.orNullish(s.text);

/** Listing name changes requested by an account with approved listings. */
export const isNameChangeRequest = s.object({
  id: s.text,
  profile_id: s.orNull(s.text),
  changes: s.object({ full_name: name, company_name: name, brokerage_name: name }),
});

export type NameChangeRequest = s.ShapeOf<typeof isNameChangeRequest>;

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
