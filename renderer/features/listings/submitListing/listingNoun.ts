import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import type { Changes } from '#shared/records/row.ts';
import { getRoute } from '#shared/routes.ts';
import type { StagedRow } from '../../../workbench/import/importSession.ts';
import { type FormValues, STEPS, type Field as Typed, toFormValues } from './listingForm.ts';
import type { PictureCells } from './picturePlan.ts';

const asField = ({ name, label, kind, required, longest, least, most }: Typed): Field => {
  const common = { name, label, ...(required && { isRequired: true as const }) };
  if (name === 'state') return { ...common, type: 'usState' };
  if (name === 'property_type') {
    const choices = Object.entries(PROPERTY_TYPES).map(([value, displayName]) => ({
      value,
      label: displayName,
    }));
    return { ...common, type: 'choice', choices };
  }
  if (kind === 'money' || kind === 'count' || kind === 'percent') {
    const limit = most ?? (kind === 'percent' ? 100 : undefined);
    return {
      ...common,
      type: 'number',
      least: least ?? 0,
      ...(limit !== undefined && { most: limit }),
    };
  }
  if (kind === 'flag') return { ...common, type: 'flag' };
  return {
    ...common,
    type: kind === 'long' ? 'longText' : 'text',
    ...(longest !== undefined && { longest }),
  };
};

/** The listing form as an import target, one column per field. */
export const LISTING_NOUN: Noun = {
  kind: 'listing_drafts',
  one: 'listing',
  many: 'listings',
  path: getRoute('submitListing').path,
  title: 'property_name',
  fields: [
    ...STEPS.flatMap(({ fields }) => fields).map(asField),
    { name: 'pictures', label: 'Pictures', type: 'longText', longest: 8000 },
    { name: 'picture_texts', label: 'What the pictures show', type: 'longText', longest: 12_000 },
  ],
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A row's photo file names and their alt text. */
export const pictureCells = ({ at, values }: StagedRow): PictureCells => ({
  at,
  names: textOf(values.pictures),
  texts: textOf(values.picture_texts),
});

/** Converts an imported row to form values. */
export const rowToFormValues = (values: Changes): FormValues => toFormValues(values);
