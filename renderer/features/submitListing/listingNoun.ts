import { PROPERTY_TYPES } from '#shared/market/listings.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import type { Changes } from '#shared/records/row.ts';
import { routeNamed } from '#shared/routes.ts';
import type { StagedRow } from '../../kit/work/import/workbench.ts';
import { type FormValues, STEPS, type Field as Typed, valuesFrom } from './listingForm.ts';
import type { PictureCells } from './picturePlan.ts';

const asField = ({ name, label, kind, required, longest, least, most }: Typed): Field => {
  const common = { name, label, ...(required && { isRequired: true as const }) };
  if (name === 'state') return { ...common, type: 'usState' };
  if (name === 'property_type') {
    const choices = Object.entries(PROPERTY_TYPES).map(([value, words]) => ({
      value,
      label: words,
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

/** The form of a listing as a file fills it: a column for each of its fields. */
export const LISTING_NOUN: Noun = {
  kind: 'listing_drafts',
  one: 'listing',
  many: 'listings',
  path: routeNamed('submitListing').path,
  title: 'property_name',
  fields: [
    ...STEPS.flatMap(({ fields }) => fields).map(asField),
    { name: 'pictures', label: 'Pictures', type: 'longText', longest: 8000 },
    { name: 'picture_texts', label: 'What the pictures show', type: 'longText', longest: 12_000 },
  ],
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a row of a file says of its pictures: names of files, and what each of them shows. */
export const pictureCells = ({ at, values }: StagedRow): PictureCells => ({
  at,
  names: textOf(values.pictures),
  texts: textOf(values.picture_texts),
});

/** A row of a file as somebody would have typed it into the form. */
export const typedValues = (values: Changes): FormValues => valuesFrom(values);
