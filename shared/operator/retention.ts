import { labelOf } from './residents.ts';

/** Kinds of records with a retention period, as in `private.list_retention_kinds`. */
export const RETENTION_KINDS = [
  {
    value: 'residents',
    label: 'Residents',
    covers:
      'Everything about a resident, from discharge: record, care, medications, incidents, documents, and photos.',
  },
  {
    value: 'prospects',
    label: 'Prospects',
    covers: 'People who did not move in, from the day they were lost, with agreements.',
  },
  {
    value: 'family',
    label: 'Family portal',
    covers: 'Messages, posts, photos, visits, and appointments, from their day.',
  },
  { value: 'meals', label: 'Meals', covers: 'Meal orders and intake, from their day.' },
  {
    value: 'activities',
    label: 'Activities',
    covers: 'Sign-ups and attendance, from the day of the activity.',
  },
  {
    value: 'employees',
    label: 'Employees',
    covers: 'Pay, credentials, and attendance, from the last day of work.',
  },
] as const;

/** Why a record that is due stays. */
export const RETENTION_OBSTACLES = [
  { value: 'held', label: 'On hold' },
  { value: 'balance', label: 'Open balance or deposit' },
  { value: 'claim', label: 'Open claim' },
  { value: 'changed', label: 'No longer due' },
  { value: 'failed', label: 'Not deleted because of an error' },
] as const;

/** "7 years" */
export const formatYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** "12 residents" or "meals of 12 residents": what a list has. */
export const countRecords = (kind: string, count: number): string => {
  const label = labelOf(RETENTION_KINDS, kind).toLowerCase();
  const isOfPeople = kind === 'residents' || kind === 'prospects' || kind === 'employees';
  const people = isOfPeople ? label : 'residents';
  const counted = `${count} ${count === 1 ? people.replace(/s$/, '') : people}`;
  return isOfPeople ? counted : `${label} of ${counted}`;
};
